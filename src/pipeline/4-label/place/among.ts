/** A place among others: one of a row, one of two, or what something is near. */
import { lexicon } from '../../../lexicon/lexicon.ts';
import { gap } from '../tokens.ts';
import { isMetonym } from './actors.ts';
import type { Mention } from './mentions.ts';

const { and, besides, between, directions } = lexicon.place;
/** Between two of a row: "Spain, Malta and Cyprus". */
const JOINT = new RegExp(`^(?:, | — |,? (?:${[...and].join('|')}) )$`);
/** Countries in a row from which on none of them is where it happens. */
const LIST = 3;

/** "Iran, Ukraine and Gaza": one of three or more in a row. */
export function isListed(mention: Mention, all: readonly Mention[]): boolean {
  const follows = (left: Mention | undefined, right: Mention | undefined): boolean => {
    if (!left || !right || left.entry.countries.length === 0 || right.entry.countries.length === 0)
      return false;
    const { text } = left;
    const joint = gap(text, text.tokens[left.at + left.length - 1], right.first);
    return JOINT.test(joint);
  };
  let from = all.indexOf(mention);
  let to = from;
  while (follows(all[from - 1], all[from])) from -= 1;
  while (follows(all[to], all[to + 1])) to += 1;
  return to - from + 1 >= LIST;
}

/** "Near Lyon", "south of Adelaide". */
export function isBeside({ at, text, previous, touchesPrevious }: Mention): boolean {
  if (!previous || !touchesPrevious) return false;
  return (
    besides.has(previous.folded) ||
    (previous.folded === 'of' && directions.has(text.tokens[at - 2]?.folded ?? ''))
  );
}

/** "Between Washington and Beijing": of two governments none is where it happens. */
export function isBetween(mention: Mention, all: readonly Mention[]): boolean {
  const rules = ({ entry }: Mention): boolean => entry.countries.length > 0 || isMetonym(entry.key);
  const pairs = (left: Mention | undefined, right: Mention | undefined): boolean =>
    left !== undefined &&
    right !== undefined &&
    between.has(left.previous?.folded ?? '') &&
    and.has(left.next?.folded ?? '') &&
    right.at === left.at + left.length + 1 &&
    rules(left) &&
    rules(right);
  if (!and.has(mention.next?.folded ?? '') && !and.has(mention.previous?.folded ?? '')) return false;
  const at = all.indexOf(mention);
  return pairs(mention, all[at + 1]) || pairs(all[at - 1], mention);
}
