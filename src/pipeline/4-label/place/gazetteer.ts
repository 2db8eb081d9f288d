import {
  allCities,
  COUNTRIES,
  cityNamed,
  countryName,
  DEMONYMS,
  fold,
  type GazetteerCity,
  isOfNews,
  REGIONS,
} from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { HOSTS } from './games.ts';

export type Wide = 'waters' | 'lands';
/** How a name stands for a country; a native only lives in its news. */
export type CountryKind = 'name' | 'demonym' | 'region' | 'leader' | 'native' | 'body' | 'host' | 'team';

/** Everything a run of words can mean as a place. */
export interface Entry {
  /** Folded words. */
  words: string[];
  key: string;
  /** Countries (English names), in the order of the tables. */
  countries: readonly { country: string; kind: CountryKind; state: string }[];
  /** Cities of this name, most inhabitants first. */
  cities: readonly GazetteerCity[];
  /** Places too small to be meant, unless a publisher sits beside them. */
  villages: readonly GazetteerCity[];
  /** Where a club plays, a body of a state sits, or a mayor governs. */
  ground: GazetteerCity | null;
  /** A Dutch adjective ("Rotterdamse"): the city itself is meant less often. */
  adjective: boolean;
  /** A phrase that only looks like a place. */
  decoy: boolean;
  /** So common a word that only "in Best", with its capital, is the town. */
  word: boolean;
  /** A sea, or a part of the world: a place, but in no one country. */
  wide: Wide | null;
  /** What stands in its city, or who lives there; a school also tells of things that are elsewhere, a municipality has other villages too. */
  sight: 'sight' | 'school' | 'municipality' | null;
}

export interface Gazetteer {
  /** Entries that begin with this word, longest first. */
  startingWith(word: string): readonly Entry[];
  /** True when a country or a city of note begins with this word. */
  has(word: string): boolean;
  /** Where a country (English name) is governed from. */
  capitalOf(country: string): GazetteerCity | undefined;
  /** Where a province ("drenthe", "drentse") is governed from. */
  provinceSeat(name: string): GazetteerCity | undefined;
}

/** True for a single word that is an ordinary one or a first name too. */
export const isCommon = ({ words, key }: Entry): boolean =>
  words.length === 1 && (lexicon.place.common.has(key) || lexicon.people.firstNames.has(key));

/** More than a village: worth finding without a publisher beside it. */
export const isOfNote = ({ countries, cities, decoy }: Entry): boolean =>
  decoy || countries.length > 0 || cities.length > 0;

/** Cities listed for tagging have at least this many inhabitants; near readers smaller places make news too. */
const MIN_INHABITANTS = 15_000;
const LOWER_MINIMUM: Readonly<Record<string, number>> = {
  NL: 1000,
  BE: 5000,
  SR: 1000,
  AW: 1000,
  CW: 1000,
  SX: 500,
  BQ: 0,
};
const MIN_LETTERS = 3;
/** Cities whose Dutch adjective ("Berlijnse") is worth knowing: these countries, or this large. */
const ADJECTIVE_COUNTRIES = new Set(['NL', 'BE']);
const ADJECTIVE_INHABITANTS = 1_000_000;
/** Where towns are called as words and papers write those small. */
const WORDY = new Set(['NL', 'BE']);
/**
 * Shared by all entries that have none, as lists grow by concat(): a list that is spread or pushed to has room for seventeen, with which
 * the index takes twice the memory.
 */
const NONE: readonly never[] = [];

/** Builds the index of every place name, once (about 0.15 s). */
export function buildGazetteer(): Gazetteer {
  const index = new Map<string, Entry[]>();
  for (const found of collectEntries()) {
    const first = found.words[0] ?? '';
    index.set(first, index.get(first)?.concat(found) ?? [found]);
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  const capitals = new Map(
    allCities().flatMap((city) => (city.capital ? [[city.country, city] as const] : [])),
  );
  const provinces = new Map(
    [...lexicon.sights.provinces].map(([name, place]) => {
      const [city = '', code = ''] = place.split(', ');
      return [fold(name), cityNamed(city, code) ?? undefined];
    }),
  );
  return {
    startingWith: (word) => index.get(word) ?? NONE,
    has: (word) => index.get(word)?.some(isOfNote) ?? false,
    capitalOf: (country) => capitals.get(country),
    provinceSeat: (name) => provinces.get(name),
  };
}

/** Every name with all that it can mean. */
function collectEntries(): Iterable<Entry> {
  const entries = new Map<string, Entry>();
  const entry = (key: string): Entry => {
    let found = entries.get(key);
    if (!found) {
      found = {
        words: key.includes(' ') ? key.split(' ') : [key],
        key,
        countries: NONE,
        cities: NONE,
        villages: NONE,
        ground: null,
        adjective: false,
        decoy: false,
        word: false,
        wide: null,
        sight: null,
      };
      entries.set(key, found);
    }
    return found;
  };
  const addWide = (wide: Wide, names: ReadonlySet<string>): void => {
    for (const name of names) Object.assign(entry(fold(name)), { decoy: true, wide });
  };
  const addCountry = (name: string, country: string, kind: CountryKind, state = ''): Entry => {
    const found = entry(fold(name));
    if (!found.countries.some((known) => known.country === country))
      found.countries = found.countries.concat({ country, kind, state });
    return found;
  };
  const addAll = (codes: ReadonlyMap<string, string>, kind: CountryKind): void => {
    for (const [name, code] of codes) addCountry(name, countryName(code) ?? code, kind);
  };

  for (const country of COUNTRIES)
    for (const name of [country.name, country.nameNl, ...country.aliases])
      addCountry(name, country.name, 'name');
  for (const region of REGIONS)
    for (const name of region.names) addCountry(name, region.country, 'region', region.postalCode);
  for (const [word, country] of DEMONYMS) addCountry(word, country, 'demonym');
  addAll(lexicon.people.leaders, 'leader');
  addAll(lexicon.people.natives, 'native');
  addAll(lexicon.bodies.institutions, 'leader');
  addAll(lexicon.bodies.bodies, 'body');
  for (const { event, country } of HOSTS) addCountry(event, country, 'host');
  for (const city of allCities()) addCity(entry, city);
  for (const [league, code] of lexicon.clubs.leagues) addTeam(entry, league, countryName(code) ?? code, null);
  for (const [club, place] of lexicon.clubs.clubs) {
    const city = cityCalled(entries, place, 'clubs.json, clubs');
    addTeam(entry, club, city.country, city);
  }
  for (const [name, place] of lexicon.people.mayors) {
    const city = cityCalled(entries, place, 'people.json, mayors');
    addCountry(name, city.country, 'leader').ground = city;
  }
  for (const [body, place] of lexicon.bodies.seated)
    entry(fold(body)).ground = cityCalled(entries, place, 'bodies.json, seated');
  addSights(entries, entry);
  addAdjectives(entries, entry);
  for (const word of lexicon.place.neverAPlace) keepAsWord(entries, word);
  // Found as the longest match, these keep the country inside them from being found.
  for (const phrase of lexicon.place.noCountry) entry(fold(phrase)).decoy = true;
  addWide('waters', lexicon.place.wideWaters);
  addWide('lands', lexicon.place.wideLands);
  return entries.values();
}

/** In Dutch a capital after "in" tells the town of Best from the word, as no headline has capitals everywhere. */
function keepAsWord(entries: Map<string, Entry>, word: string): void {
  const known = entries.get(word);
  const towns = [...(known?.cities ?? []), ...(known?.villages ?? [])].filter(({ code }) => WORDY.has(code));
  entries.delete(word);
  if (known && towns.length > 0)
    entries.set(word, { ...known, countries: NONE, cities: NONE, villages: towns, word: true });
}

function addCity(entry: (key: string) => Entry, city: GazetteerCity): void {
  const minimum = LOWER_MINIMUM[city.code] ?? MIN_INHABITANTS;
  const large = city.capital || city.population >= minimum || isOfNews(city);
  for (const key of namesOf(city)) {
    if (key.length < MIN_LETTERS || /^\d/.test(key)) continue;
    const found = entry(key);
    if (large) found.cities = found.cities.concat(city);
    else found.villages = found.villages.concat(city);
  }
}

/** "East Saint Louis" is written "East St. Louis" too. */
function namesOf({ keys }: GazetteerCity): Iterable<string> {
  const names = keys.trim().split('\n');
  if (!keys.includes(' saint ')) return names;
  return new Set([...names, ...names.map((name) => name.replace(/(?<= )saint /, 'st '))]);
}

/** @param place  "Naples, IT" */
function cityCalled(entries: ReadonlyMap<string, Entry>, place: string, list: string): GazetteerCity {
  const [name = '', code = ''] = place.split(', ');
  const known = entries.get(fold(name));
  const city = [...(known?.cities ?? []), ...(known?.villages ?? [])].find((one) => one.code === code);
  if (!city) throw new Error(`src/lexicon/any/${list}: no city is called "${place}"`);
  return city;
}

/** A club, or a league with no city; before whatever else has its name. */
function addTeam(
  entry: (key: string) => Entry,
  name: string,
  country: string,
  ground: GazetteerCity | null,
): void {
  const found = entry(fold(name));
  found.countries = [{ country, kind: 'team', state: '' }];
  found.ground = ground;
}

/** What stands in a city means the city: "the Louvre", "Harvard"; and so do its people: "New Yorkers". */
function addSights(entries: ReadonlyMap<string, Entry>, entry: (key: string) => Entry): void {
  const { sights, citizens, schools, municipalities } = lexicon.sights;
  for (const [name, place] of [...sights, ...citizens, ...schools, ...municipalities]) {
    const found = entry(fold(name));
    found.cities = [cityCalled(entries, place, 'sights.json')];
    found.villages = [];
    found.sight = schools.has(name) ? 'school' : municipalities.has(name) ? 'municipality' : 'sight';
  }
}

/** "rotterdam" → "rotterdamse", "parijs" → "parijse", "brugge" → "brugse", "antwerpen" → "antwerpse". */
function addAdjectives(entries: Map<string, Entry>, entry: (key: string) => Entry): void {
  for (const { key, cities, words, countries } of Array.from(entries.values())) {
    const [largest] = cities;
    if (!largest || words.length > 1 || countries.length > 0 || key.length < 5) continue;
    if (!ADJECTIVE_COUNTRIES.has(largest.code) && largest.population < ADJECTIVE_INHABITANTS) continue;
    for (const adjective of adjectivesOf(key)) {
      if (entries.has(adjective)) continue;
      const added = entry(adjective);
      added.cities = cities;
      added.adjective = true;
    }
  }
}

/** Both ways to treat an ending: Leuven is "Leuvense", Mechelen "Mechelse". */
function adjectivesOf(name: string): string[] {
  if (name.endsWith('en')) return [`${name}se`, `${name.slice(0, -2)}se`];
  if (/[^aeiou]e$/.test(name)) return [`${name.slice(0, -1).replace(/(.)\1$/, '$1')}se`];
  return /[aeiou]$/.test(name) ? [] : [`${name.replace(/js$/, 'j')}se`];
}
