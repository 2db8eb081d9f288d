import { centreCosine, gap } from './clusters.ts';
import {
  ABROAD,
  BRIDGE_FLOOR,
  BRIDGE_TRUST,
  BRIDGE_WORDS,
  CENTRE_SHARE,
  CONTAINMENT_SHARE,
  DECAY_MS,
  ELSEWHERE,
  ENOUGH_THINGS,
  EVENT_MS,
  FEW_THINGS_PENALTY,
  FREE_SIZE,
  NEAREST_SHARE,
  SHARED_RARITY,
  SHARED_WORDS,
  SIZE_PENALTY,
  TOPIC_DECAY_MS,
} from './constants.ts';
import type { Cluster, Entry } from './types.ts';

/**
 * How strongly a report belongs to a story, 0 to about 1; 0 when it shares too little with it.
 * @param nearest the story's report that is nearest to it
 * @param cosine  of the two
 */
export function score(entry: Entry, story: Cluster, nearest: Entry, cosine: number): number {
  const distance = areElsewhere([entry], story.entries) ? ELSEWHERE : 1;
  return scoreAnywhere(entry, story, nearest, cosine) * distance;
}

/** The same, whatever towns they name. */
export function scoreAnywhere(entry: Entry, story: Cluster, nearest: Entry, cosine: number): number {
  const likeness =
    entry.language === nearest.language
      ? sameLanguage(entry, story, nearest, cosine)
      : acrossLanguages(entry, nearest, cosine);
  if (likeness === 0) return 0;
  const size = story.entries.length;
  const penalty = size > FREE_SIZE ? SIZE_PENALTY * Math.log(size / FREE_SIZE) : 0;
  const distance = isAbroad(entry, story) ? ABROAD : 1;
  const runningOn = Math.max(0, entry.at - story.beganAt - EVENT_MS);
  const decay = Math.exp(-gap(entry.at, story) / DECAY_MS - runningOn / TOPIC_DECAY_MS);
  return (likeness - penalty) * distance * decay;
}

/** True when reports name towns, and the others name towns and none of these. */
export const areElsewhere = (reports: readonly Entry[], others: readonly Entry[]): boolean =>
  nameOthers('towns', reports, others);

/** The same of what their titles say, without where somebody is from: two accidents, and no sermon for a family of another town. */
export const happenElsewhere = (reports: readonly Entry[], others: readonly Entry[]): boolean =>
  nameOthers('scenes', reports, others);

function nameOthers(list: 'towns' | 'scenes', reports: readonly Entry[], others: readonly Entry[]): boolean {
  const towns = reports.flatMap((report) => report[list]);
  if (towns.length === 0) return false;
  const theirs = others.flatMap((other) => other[list]);
  return theirs.length > 0 && !theirs.some((town) => towns.some((other) => maybeSameTown(town, other)));
}

/** "Alphen aan den Rijn" is Alphen for who lives nearby. */
const maybeSameTown = (town: string, other: string): boolean =>
  town === other || town.startsWith(`${other} `) || other.startsWith(`${town} `);

/** True when a report names countries, and the story names others and none of these: two mass graves, two data breaches. */
function isAbroad({ countries }: Entry, story: Cluster): boolean {
  return (
    countries.length > 0 &&
    story.countries.size > 0 &&
    !countries.some((country) => story.countries.has(country))
  );
}

function sameLanguage(entry: Entry, story: Cluster, nearest: Entry, cosine: number): number {
  const shared = sharedWith(entry, story);
  if (shared.words < SHARED_WORDS || shared.rarity < SHARED_RARITY) return 0;
  if (shared.words === SHARED_WORDS && shared.general === SHARED_WORDS) return 0;
  const things = entry.hasLead && nearest.hasLead ? sharedThings(entry, story) : ENOUGH_THINGS;
  return (
    NEAREST_SHARE * cosine +
    CENTRE_SHARE * centreCosine(entry, story) +
    CONTAINMENT_SHARE * containment(entry, nearest, null) -
    FEW_THINGS_PENALTY * Math.log(Math.max(1, ENOUGH_THINGS / things))
  );
}

interface Shared {
  words: number;
  /** Of these, the ones that stand in headlines about anything. */
  general: number;
  rarity: number;
}

/** How many of a report's words stand in a story, and how rare they are together; words of a summary count less. */
export function sharedWith(entry: Entry, story: Cluster): Shared {
  let words = 0;
  let general = 0;
  let rarity = 0;
  for (const [index, term] of entry.terms.entries()) {
    if (term.pair || !story.centre.has(term)) continue;
    words++;
    if (term.general) general++;
    rarity += (entry.weights[index] ?? 0) * entry.length;
  }
  return { words, general, rarity };
}

/** The shared words again, where those that stand side by side in both are one: "Board of Peace". At least 1. */
function sharedThings(entry: Entry, story: Cluster): number {
  let things = 0;
  for (const term of entry.terms) if (story.centre.has(term)) things += term.pair ? -1 : 1;
  return Math.max(1, things);
}

/**
 * The same, measured on the words that the other language knows. The story's centre is left out:
 * most of it is words of its own language.
 */
function acrossLanguages(entry: Entry, nearest: Entry, cosine: number): number {
  let shared = 0;
  for (const term of entry.terms) if (!term.pair && nearest.terms.includes(term)) shared++;
  if (shared < BRIDGE_WORDS) return 0;
  const mine = bridgeShare(entry, nearest.language);
  const theirs = bridgeShare(nearest, entry.language);
  const onBridge = cosine / Math.sqrt(Math.max(BRIDGE_FLOOR, mine) * Math.max(BRIDGE_FLOOR, theirs));
  const likeness = (NEAREST_SHARE + CENTRE_SHARE) * onBridge;
  return BRIDGE_TRUST * (likeness + CONTAINMENT_SHARE * containment(entry, nearest, nearest.language));
}

/**
 * Share of the weight of a report's words that stands in words of the other.
 * @param known count only words that were seen in this language; null = all
 */
function containment(entry: Entry, other: Entry, known: string | null): number {
  let found = 0;
  let all = 0;
  for (const [index, term] of entry.terms.entries()) {
    if (term.pair || (known !== null && !term.languages.has(known))) continue;
    const weight = entry.weights[index] ?? 0;
    all += weight;
    if (other.terms.includes(term)) found += weight;
  }
  return all === 0 ? 0 : found / all;
}

/** Share of the vector's squared length in terms that were seen in `language` too. */
function bridgeShare(entry: Entry, language: string): number {
  let share = 0;
  for (const [index, term] of entry.terms.entries())
    if (term.languages.has(language)) share += (entry.weights[index] ?? 0) ** 2;
  return share;
}
