import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** Written with `{name}` for each part's place, as the text itself has it. */
  text: string;
  parts: Record<string, ReactNode>;
}

/** A text in which elements stand: links, names in bold. */
export function Sentence({ text, parts }: SentenceProps) {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const part = /^\{(\w+)\}$/.exec(piece)?.[1];
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
    return <Fragment key={index}>{part === undefined ? piece : parts[part]}</Fragment>;
  });
}
