/** The city that only a report's address tells: "…/woman-killed-at-edinburgh-house-13566240". */
import type { Place } from '../../../contract/contract.ts';
import type { GazetteerCity } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { pathOf } from '../address.ts';
import type { Text } from '../tokens.ts';
import { cityPlace } from './decide.ts';
import type { Entry, Gazetteer } from './gazetteer.ts';

const { common, landmarks, organisations, particles, provinces, streets, teams } = lexicon.place;
const { firstNames } = lexicon.people;
/** Words a slug has at least: fewer are a section. */
const SLUG_WORDS = 3;
/** A city whose name is also a word or a surname is meant from this size on. */
const LARGE = 500_000;

/**
 * A city of the report's country that stands among the words of the address, and not in the headline or the summary: what those
 * make of a name has been decided. Null where there is none, or more than one.
 */
export function cityInSlug(
  url: string,
  { country }: Place,
  texts: readonly Text[],
  gazetteer: Gazetteer,
): Place | null {
  const words = slugOf(url);
  const isSaid = (word: string): boolean =>
    texts.some(({ tokens }) => tokens.some(({ folded }) => folded === word));
  const found = new Set<GazetteerCity>();
  for (let at = 0; at < words.length; ) {
    const entry = gazetteer.startingWith(words[at] ?? '').find((known) => stands(known, words, at));
    const city = entry && cityOf(entry, country, words, at);
    if (city && !entry.words.some(isSaid)) found.add(city);
    at += entry?.words.length ?? 1;
  }
  const [only] = found;
  return only && found.size === 1 ? cityPlace(only) : null;
}

function slugOf(url: string): string[] {
  const slug = pathOf(url)
    .map((part) => part.replace(/\.\w+$/, '').split('-'))
    .findLast((part) => part.length >= SLUG_WORDS);
  return slug ?? [];
}

const stands = (entry: Entry, words: readonly string[], at: number): boolean =>
  entry.words.every((word, index) => words[at + index] === word);

/** Not for a team, a paper or somebody called after it. */
function cityOf(
  entry: Entry,
  country: string,
  words: readonly string[],
  at: number,
): GazetteerCity | undefined {
  if (entry.decoy || entry.adjective || entry.sight === 'school' || entry.countries.length > 0)
    return undefined;
  const [before = '', next = ''] = [words[at - 1], words[at + entry.words.length]];
  if (firstNames.has(before) || particles.has(before) || streets.has(next)) return undefined;
  if (provinces.has(next) || teams.has(next) || (organisations.has(next) && !landmarks.has(next)))
    return undefined;
  const isWord = entry.words.length === 1 && (common.has(entry.key) || firstNames.has(entry.key));
  return entry.cities.find((city) => city.country === country && (!isWord || city.population >= LARGE));
}
