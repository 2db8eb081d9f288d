import { LRUCache } from 'lru-cache';
import type { City } from '../contract/contract.ts';
import { displayName } from './builtin.ts';
import { cityKey } from './city-key.ts';
import { countryName, findCountry } from './countries.ts';
import { fold } from './fold.ts';
import { allCities, type GazetteerCity } from './gazetteer.ts';
import type { NameLanguage } from './types.ts';

/** Shorter queries find nothing. */
const MIN_QUERY = 2;
/** Most cities a search returns, and most entries of /cities.json. */
const MAX_FOUND = 30;
const MAX_FILE = 50;

/**
 * How a name can match, best first. The weight is added to log10(inhabitants + 10): a town that is spelled
 * exactly so (6) still beats a metropolis that contains the letters (1 + 7.3 at most, but 4 for a prefix).
 */
const TIERS = [
  { weight: 6, matches: (keys: string, query: string) => keys.includes(`\n${query}\n`) },
  { weight: 4, matches: (keys: string, query: string) => keys.includes(`\n${query}`) },
  { weight: 3, matches: (keys: string, query: string) => keys.includes(` ${query}`) },
  { weight: 1, matches: (keys: string, query: string) => keys.includes(query) },
] as const;
const COUNTRY_WEIGHT = 1.5;
/** Of shorter names many are one letter from another; nobody types longer ones. */
const MIN_LETTERS_WITH_SLIP = 5;
const MAX_LETTERS_WITH_SLIP = 40;

interface Hit {
  city: GazetteerCity;
  score: number;
}

/** English and Dutch name of every country that has cities, folded, each after a line end. */
let countryKeys: ReadonlyMap<string, string> | null = null;
function namesOfCountries(): ReadonlyMap<string, string> {
  countryKeys ??= new Map(
    [...new Set(allCities().map(({ country }) => country))].map((country) => [
      country,
      `\n${fold(country)}\n${fold(countryName(country, 'nl') ?? country)}`,
    ]),
  );
  return countryKeys;
}

/** English names of the countries whose name in either language begins with the query, or whose alias it is. */
function countriesNamed(query: string): Set<string> {
  const found = new Set<string>();
  for (const [country, keys] of namesOfCountries()) if (keys.includes(`\n${query}`)) found.add(country);
  const alias = findCountry(query);
  if (alias) found.add(alias.name);
  return found;
}

/** Cities come by population, so the first `limit` of each tier contain the best `limit` of all. */
function collect(query: string, inCountries: Set<string> | null, limit: number): Hit[] {
  const byCountry = inCountries ? new Set<string>() : countriesNamed(query);
  const taken = Array.from({ length: TIERS.length + 1 }, () => 0);
  const hits: Hit[] = [];
  const take = (city: GazetteerCity, tier: number, weight: number): void => {
    const count = taken[tier] ?? 0;
    if (count >= limit) return;
    taken[tier] = count + 1;
    hits.push({ city, score: weight + Math.log10(city.population + 10) });
  };
  for (const city of allCities()) {
    if (inCountries && !inCountries.has(city.country)) continue;
    if (city.keys.includes(query)) {
      const tier = TIERS.findIndex(({ matches }) => matches(city.keys, query));
      take(city, tier, TIERS[tier]?.weight ?? 0);
    } else if (byCountry.has(city.country)) take(city, TIERS.length, COUNTRY_WEIGHT);
  }
  return hits.sort((a, b) => b.score - a.score || b.city.population - a.city.population);
}

/** Cities that are called so but for one slip, else those whose name begins so; most inhabitants first. */
function misspelt(query: string, inCountries: Set<string> | null): GazetteerCity[] {
  if (query.length < MIN_LETTERS_WITH_SLIP || query.length > MAX_LETTERS_WITH_SLIP) return [];
  const slips = oneSlipFrom(query);
  const begun = new RegExp(`\\n${slips}`, 'u');
  const whole = new RegExp(`\\n${slips}\\n`, 'u');
  const cities = allCities().filter(
    ({ keys, country }) => (!inCountries || inCountries.has(country)) && begun.test(keys),
  );
  const called = cities.filter(({ keys }) => whole.test(keys));
  return called.length > 0 ? called : cities;
}

/** A pattern for a name that was folded: a letter too few, too many, another one, or two that changed places. Nobody gets the first wrong. */
function oneSlipFrom(name: string): string {
  const [first = '', ...rest] = name;
  const ways = [...rest, ''].flatMap((letter, at) => {
    const before = rest.slice(0, at).join('');
    const after = rest.slice(at + 1);
    const [next = '', ...others] = after;
    return [
      `${before}.${letter}${after.join('')}`,
      `${before}.?${after.join('')}`,
      `${before}${next}${letter}${others.join('')}`,
    ];
  });
  return `${first}(?:${ways.join('|')})`;
}

function find(query: string, limit: number): GazetteerCity[] {
  const [name = '', country = ''] = query.split(',').map(fold);
  if (name.length < MIN_QUERY) return [];
  const inCountries = country ? countriesNamed(country) : null;
  const hits = collect(name, inCountries, limit * 2).map(({ city }) => city);
  const seen = new Set<string>();
  const found: GazetteerCity[] = [];
  for (const city of hits.length > 0 ? hits : misspelt(name, inCountries)) {
    const key = `${city.name}|${city.country}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(city);
    if (found.length === limit) break;
  }
  return found;
}

/**
 * Cities whose English, Dutch or other name, or whose country, matches; best first, at most 30, one per
 * name and country; where there is none, those that are called so but for one slip. "Paris, Fr" narrows by country. `displayName` is in `language`.
 */
export function searchCities(query: string, language: NameLanguage = 'en'): City[] {
  return find(query, MAX_FOUND).map((city) => ({
    name: city.name,
    country: city.country,
    latitude: city.latitude,
    longitude: city.longitude,
    ...(city.region ? { region: city.region } : {}),
    displayName: displayName(city, language),
  }));
}

/** Questions of calls that name a city, which are the same again and again. */
const namedCities = new LRUCache<string, { city: GazetteerCity | null }>({ max: 1_000 });

/**
 * The largest city of exactly this name, English, Dutch or other; case and accents do not matter.
 * @param country its whole name in either language, or a code; '' = any
 */
export function cityNamed(name: string, country = ''): GazetteerCity | null {
  const homeland = country === '' ? '' : findCountry(country)?.name;
  const wanted = fold(name);
  if (homeland === undefined || wanted === '') return null;
  const key = cityKey(name, homeland);
  const known = namedCities.get(key);
  if (known) return known.city;
  const city =
    allCities().find(
      ({ keys, country: its }) => keys.includes(`\n${wanted}\n`) && (homeland === '' || its === homeland),
    ) ?? null;
  namedCities.set(key, { city });
  return city;
}

/** Entries of /cities.json: at most 50, those that match `query`, or the largest cities. */
export function citiesFile(query = ''): { name: string; country: string; lat: number; lon: number }[] {
  const cities = query.trim() === '' ? allCities().slice(0, MAX_FILE) : find(query, MAX_FILE);
  return cities.map(({ name, country, latitude, longitude }) => ({
    name,
    country,
    lat: latitude,
    lon: longitude,
  }));
}
