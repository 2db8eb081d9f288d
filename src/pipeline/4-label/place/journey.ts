/** Where journeys go: what is told of them happens where they begin, or on the way. */
import { lexicon } from '../../../lexicon/lexicon.ts';
import { gap, isOneOf, type Text } from '../tokens.ts';
import type { Mention } from './mentions.ts';

const { articles, departures, goals } = lexicon.place;

/** Words of the longest departure: "on its way". */
const DEPARTURE_WORDS = 3;
/** Words from a departure to the place left, and from there to the goal: "vertrekt maandag vroeg uit Dakar". */
const BETWEEN = 3;
const WITHIN_CLAUSE = /^[^.!?;:,()–—]*$/;

/** "Bound for Rotterdam", "leaves Busan for Rotterdam", "on its way from Busan to Rotterdam". */
export function isGoal({ text, at }: Mention, all: readonly Mention[]): boolean {
  const to = isOneOf(articles, text.tokens[at - 1]) ? at - 2 : at - 1;
  if (!isOneOf(goals, text.tokens[to])) return false;
  return isDeparture(text, to) || all.some((left) => isLeft(left, to));
}

/** "Leaves Busan", "vertrekt maandag uit Busan", "on its way from Busan", and then to the goal. */
function isLeft({ text, at, length, entry, previous }: Mention, to: number): boolean {
  const after = at + length;
  if (after > to || to - after > BETWEEN) return false;
  if (entry.countries[0]?.kind === 'team' || isOneOf(goals, previous)) return false;
  for (let before = at; before >= at - BETWEEN; before -= 1)
    if (isDeparture(text, before)) return isOneClause(text, before, to);
  return false;
}

const isOneClause = (text: Text, from: number, to: number): boolean =>
  WITHIN_CLAUSE.test(text.text.slice(text.tokens[from]?.start, text.tokens[to]?.end));

/** "Leaves", "en route", "on its way" right before this word. */
function isDeparture(text: Text, before: number): boolean {
  if (gap(text, text.tokens[before - 1], text.tokens[before]) !== ' ') return false;
  for (let words = 1; words <= DEPARTURE_WORDS; words += 1) {
    const phrase = text.tokens.slice(Math.max(0, before - words), before).map(({ folded }) => folded);
    if (departures.has(phrase.join('_'))) return true;
  }
  return false;
}
