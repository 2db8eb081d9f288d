import { lexicon } from '../../../lexicon/lexicon.ts';
import { isAllCaps } from '../tokens.ts';
import type { CountryKind } from './gazetteer.ts';
import type { Mention } from './mentions.ts';

const { addressing, governments, negations, noScenes, prepositions, provinces, settlements, speech, visits } =
  lexicon.place;

/** A country where something happens, against one that acts: "British soldier in Iraq". */
const SCENE_FACTOR = 1.6;
/** "Winter Olympics": wherever the athletes are from. */
const HOST_FACTOR = 4;
/** "Kenya: pilots warn": a publisher's own word for where it is. */
const LABEL_FACTOR = 1.6;
/** "Israel moves to …", "warns Iran": who acts and is spoken to is seldom where the news is. */
const ACTOR_FACTOR = 0.75;
/** "U.S. envoy": whose it is. */
const OWNER_FACTOR = 0.6;
/** "US", "U.S.", "UAE": adjectives as well as names. */
const ACRONYM = 4;
const LINKS: ReadonlySet<string> = new Set([
  'and',
  'or',
  'is',
  'has',
  'was',
  'will',
  'to',
  'en',
  'of',
  'heeft',
  'wil',
]);

/** "de provincie Groningen": the land around it. */
export const isProvince = ({ previous, touchesPrevious, at, text }: Mention): boolean =>
  touchesPrevious &&
  previous !== undefined &&
  provinces.has((previous.folded === 'of' ? text.tokens[at - 2] : previous)?.folded ?? '');

/** What a country's name does in its sentence: where the news is, who acts in it, or whose somebody is. */
export function roleFactor(mention: Mention, kind: CountryKind): number {
  const { at, length, text, next, touchesNext, previous, touchesPrevious, owned, first } = mention;
  if (kind === 'host') return HOST_FACTOR;
  if (isScene(mention)) return SCENE_FACTOR;
  if (kind !== 'name' && kind !== 'region') return 1;
  const last = text.tokens[at + length - 1];
  if (at === 0 && last && text.text.charAt(last.end) === ':') return LABEL_FACTOR;
  const acts = touchesNext && next !== undefined && speech.has(next.folded);
  const addressed = touchesPrevious && previous !== undefined && addressing.has(previous.folded);
  if (acts || addressed) return ACTOR_FACTOR;
  const isAcronym = first.raw.length <= ACRONYM && isAllCaps(first.raw);
  const ownsNext =
    touchesNext && next !== undefined && !prepositions.has(next.folded) && !LINKS.has(next.folded);
  return owned !== '' || (isAcronym && ownsNext) ? OWNER_FACTOR : 1;
}

/** "in the Caribbean", "to the Middle East". */
export function isReached({ at, text }: Mention): boolean {
  const before = [text.tokens[at - 1]?.folded, text.tokens[at - 2]?.folded, text.tokens[at - 3]?.folded];
  return before.some((word) => word !== undefined && prepositions.has(word));
}

/** "in Iraq", "visits Georgia": the news is there, whoever else is named. */
export const isScene = ({ afterPreposition, owned, previous, touchesPrevious }: Mention): boolean =>
  (afterPreposition === 'strong' && !noScenes.has(owned)) ||
  (touchesPrevious && previous !== undefined && visits.has(previous.folded));

export function isNegated({ previous, at, text, touchesPrevious }: Mention): boolean {
  if (!previous || !touchesPrevious) return false;
  const word = prepositions.has(previous.folded) ? text.tokens[at - 2] : previous;
  return word !== undefined && negations.has(word.folded);
}

export const isMetonym = (key: string): boolean => governments.has(key.replaceAll(' ', '_'));

/** "stad Palmyra", "enclave of Ceuta". */
export function isCalledSettlement({ previous, at, text, touchesPrevious }: Mention): boolean {
  if (!previous || !touchesPrevious) return false;
  const word = previous.folded === 'of' ? text.tokens[at - 2] : previous;
  return word !== undefined && settlements.has(word.folded);
}
