/** The place that only a report's address tells: "…/woman-killed-at-edinburgh-house-13566240". */
import type { Place } from '../../../contract/contract.ts';
import type { GazetteerCity } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { slugOf } from '../address.ts';
import type { Text } from '../tokens.ts';
import { ownOrLargest } from './choose-city.ts';
import { cityPlace, countryPlace } from './decide.ts';
import { DOUBTFUL } from './doubtful.ts';
import { type CountryKind, type Entry, type Gazetteer, isCommon } from './gazetteer.ts';

const { landmarks, organisations, particles, provinces, streets, teams, wars } = lexicon.place;
const { firstNames } = lexicon.people;
/** Words a slug has at least: fewer are a section. */
const SLUG_WORDS = 3;
/** Letters of a name at least: "us" and "la" are words in an address, and so are "pools" and "lets", which are Polish and Latvian in Dutch. */
const MIN_LETTERS = 4;
const MIN_SIGHT_LETTERS = 3;
const MIN_DEMONYM_LETTERS = 6;
/** What stands for a country in an address, beside who leads it. */
const STANDS: ReadonlySet<CountryKind> = new Set<CountryKind>(['name', 'region', 'demonym', 'body']);
/** What a small place is in. */
const LANDS: ReadonlySet<CountryKind> = new Set<CountryKind>(['name', 'region']);
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
  const words = slugOf(url, SLUG_WORDS);
  const found = new Set<GazetteerCity>();
  const names = namesIn(words, gazetteer);
  for (const [index, { entry, at }] of names.entries()) {
    const next = names[index + 1];
    const isBeside = next?.at === at + entry.words.length;
    const isSurname = firstNames.has(words[at - 1] ?? '');
    const city =
      cityOf(entry, country, words, at) ??
      (isBeside && !isSurname ? villageOf(entry, country, next.entry) : undefined);
    if (city && !entry.words.some((word) => isSaid(word, texts))) found.add(city);
  }
  const [only] = found;
  return only && found.size === 1 ? cityPlace(only) : null;
}

/**
 * The place of a report that names none: the one country among the words of its address ("…/data-centers-michigan-vote"), or the one
 * large city or sight. What the text says too has been weighed already. Null where several are named: they are what it is about.
 */
export function placeInSlug(url: string, texts: readonly Text[], gazetteer: Gazetteer): Place | null {
  const words = slugOf(url, SLUG_WORDS);
  const countries = new Map<string, boolean>();
  const cities = new Set<GazetteerCity>();
  for (const { entry, at } of namesIn(words, gazetteer)) {
    if (entry.decoy || entry.words.some((word) => isSaid(word, texts))) return null;
    const [first] = entry.countries;
    const isCause = wars.has(words[at + entry.words.length] ?? '');
    if (first) {
      const stands = !isCause && STANDS.has(first.kind) && !DOUBTFUL[entry.key];
      countries.set(first.country, stands || countries.get(first.country) === true);
    } else {
      const city = entry.cities[0] && cityOf(entry, entry.cities[0].country, words, at);
      const isSure =
        city && (entry.sight || (city.population >= LARGE && (city.capital || !isCommon(entry))));
      if (isSure) cities.add(city);
    }
  }
  const [country, isScene] = [...countries][0] ?? [];
  if (country !== undefined) return countries.size === 1 && isScene ? countryPlace(country) : null;
  const [only] = cities;
  return only && cities.size === 1 ? cityPlace(only) : null;
}

const isSaid = (word: string, texts: readonly Text[]): boolean =>
  texts.some(({ tokens }) => tokens.some(({ folded }) => folded === word));

/** The names of places among the words, the longest ones first, with where they begin. */
function namesIn(words: readonly string[], gazetteer: Gazetteer): { entry: Entry; at: number }[] {
  const names: { entry: Entry; at: number }[] = [];
  for (let at = 0; at < words.length; ) {
    const entry = gazetteer.startingWith(words[at] ?? '').find((known) => stands(known, words, at));
    if (entry && entry.key.length >= lettersOf(entry)) names.push({ entry, at });
    at += entry?.words.length ?? 1;
  }
  return names;
}

function lettersOf({ sight, countries }: Entry): number {
  if (countries[0]?.kind === 'demonym') return MIN_DEMONYM_LETTERS;
  return sight === 'sight' ? MIN_SIGHT_LETTERS : MIN_LETTERS;
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
  const city = ownOrLargest(entry.cities, country);
  return city?.country === country && (!isCommon(entry) || city.population >= LARGE) ? city : undefined;
}

/** "tuam-ireland", "avenal-california": the land behind it says that a small place is meant. */
function villageOf(entry: Entry, country: string, { countries }: Entry): GazetteerCity | undefined {
  if (isCommon(entry)) return undefined;
  const lands = countries.filter((land) => land.country === country && LANDS.has(land.kind));
  return entry.villages.find(
    (village) => village.country === country && lands.some(({ state }) => !state || state === village.region),
  );
}
