/** Where the words of a search stand in a text. */

/** Longer searches are somebody's pasted page: their first words are enough to see why a story was found. */
const MOST_WORDS = 20;
/** From this many letters on a word may lack its ending: the search finds "elections" for "election". */
const STEM = 4;
/** What the search cuts off too, in English and Dutch. Any other rest makes another word: "carpet" is no "carp". */
const ENDING = /^(?:s?e|e?[dns]|ing(?:s|en)?|ly|ments?)$/;

export interface Piece {
  text: string;
  hit: boolean;
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** @returns the whole text in pieces; those that answer the query are hits. No query: one piece. */
export function piecesOf(text: string, query: string): Piece[] {
  const wanted = (plain(query).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  if (wanted.length === 0) return [{ text, hit: false }];
  const found = (word: string) =>
    wanted.some(
      (query) => word === query || (query.length >= STEM && word.startsWith(query)) || isStem(word, query),
    );
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, hit: found(plain(piece)) }));
}

/** "election" in a text answers "elections", and "plan" answers "planned". */
function isStem(word: string, query: string): boolean {
  if (word.length < STEM || !query.startsWith(word)) return false;
  const rest = query.slice(word.length);
  return ENDING.test(rest[0] === word.at(-1) ? rest.slice(1) : rest);
}
