/** A place among others: one of a row, one of two, or what something is near. */
import { lexicon } from '../../../lexicon/lexicon.ts';
import { gap, isOneOf } from '../tokens.ts';
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
export const isBeside = ({ at, text, previous }: Mention): boolean =>
  isOneOf(besides, previous) || (previous?.folded === 'of' && isOneOf(directions, text.tokens[at - 2]));

/** "Between Washington and Beijing": of two governments none is where it happens. */
export function isBetween(mention: Mention, all: readonly Mention[]): boolean {
  const rules = ({ entry }: Mention): boolean => entry.countries.length > 0 || isMetonym(entry.key);
  const pairs = (left: Mention | undefined, right: Mention | undefined): boolean =>
    left !== undefined &&
    right !== undefined &&
    isOneOf(between, left.previous) &&
    isOneOf(and, left.next) &&
    right.at === left.at + left.length + 1 &&
    rules(left) &&
    rules(right);
  if (!isOneOf(and, mention.next) && !isOneOf(and, mention.previous)) return false;
  const at = all.indexOf(mention);
  return pairs(mention, all[at + 1]) || pairs(all[at - 1], mention);
}
