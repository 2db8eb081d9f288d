/** A place among others: one of a row, one of two, or what something is near. */
import { lexicon } from '../../../lexicon/lexicon.ts';
import { gap, isOneOf } from '../tokens.ts';
import { isMetonym } from './actors.ts';
import type { Mention } from './mentions.ts';

const { and, besides, between, directions, mutual, versus } = lexicon.place;
/** Between two of a row: "Spain, Malta and Cyprus". */
const JOINT = new RegExp(`^(?:, | — |,? (?:${[...and].join('|')}) )$`);
const HYPHEN = /^[-–/]$/;
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

/** "Between Washington and Beijing", "Russia-Ukraine war", "US and Iran trade strikes", "France v Spain": of two that have it with each other none is where it happens. */
export function isBetween(mention: Mention, all: readonly Mention[]): boolean {
  const at = all.indexOf(mention);
  return isPair(mention, all[at + 1]) || isPair(all[at - 1], mention);
}

/** Two governments, "between" and "and" around them or a hyphen in the middle; or two teams, or two that do something to each other. */
function isPair(left: Mention | undefined, right: Mention | undefined): boolean {
  if (!left || !right || !rules(left) || !rules(right)) return false;
  const { text } = left;
  const joint = gap(text, text.tokens[left.at + left.length - 1], right.first);
  if (HYPHEN.test(joint)) return true;
  const isNext = right.at === left.at + left.length + 1;
  if (isNext && isOneOf(versus, text.tokens[right.at - 1])) return true;
  if (JOINT.test(joint) && left.afterPreposition === 'no' && isOneOf(mutual, right.next)) return true;
  return isNext && isOneOf(between, left.previous) && isOneOf(and, left.next);
}

const rules = ({ entry }: Mention): boolean => entry.countries.length > 0 || isMetonym(entry.key);
