import { piecesOf } from '../format/matches.ts';

/** A text with the words of a search marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  if (query === '') return text;
  return piecesOf(text, query).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
    piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
