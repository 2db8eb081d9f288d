/** What a query asks to be without. Pure. */
import type { Story } from '../../contract/contract.ts';
import { hidingOf } from '../../reader/reader.ts';

/** A phrase in its quotes, or what stands right behind a minus that no word goes before: "-5" is a number. */
const QUOTED_OR_UNWANTED = /["“”„«»][^"“”„«»]*["“”„«»]|(?<=^|\s)-(["“”„«»][^"“”„«»]+["“”„«»]|\p{L}\S*)/gu;

export interface Wanted {
  /** Without what is not wanted. */
  text: string;
  /** As it was typed, with its minus. */
  without: readonly string[];
  /** True for a story that has none of it, as a mute of the same words would leave it. */
  isLeft: (story: Story) => boolean;
}

export function wantedOf(typed: string): Wanted {
  const without: string[] = [];
  const text = typed.replaceAll(QUOTED_OR_UNWANTED, (all, unwanted) => {
    if (unwanted) without.push(all);
    return unwanted ? '' : all;
  });
  const words = without.map((one) => one.slice(1));
  const hiding = hidingOf({ mutes: { words, topics: words, sources: [] }, filters: null, reads: [] });
  return { text, without, isLeft: (story) => !hiding?.hides(story) };
}
