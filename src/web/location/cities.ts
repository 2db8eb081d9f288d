/** Searching cities for the picker. */
import type { City, InterfaceLanguage } from '../../contract/contract.ts';
import { SUPPORTED_LOCALES, TRANSLATION_LOCALE } from '../../contract/locale.ts';
import { displayName, filterPopular, fold } from '../../geo/browser.ts';
import { get } from '../data/api.ts';
import { number, object, optional, readableOf, text } from '../data/shape.ts';

/** Shorter queries only filter the popular list. */
const SHORTEST_QUERY = 2;
const MOST = 30;

interface FileCity {
  name: string;
  country: string;
  lat: number;
  lon: number;
}

const foundShape = object<{ data: City[] }>({
  data: readableOf(
    object<City>({
      name: text,
      country: text,
      latitude: number,
      longitude: number,
      region: optional(text),
      displayName: text,
    }),
  ),
});
const fileShape = readableOf(object<FileCity>({ name: text, country: text, lat: number, lon: number }));

/** Whose city the device's time zone is named after; undefined where that is none of the popular ones. */
function countryOfZone(): string | undefined {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone?.split('/').at(-1)?.replaceAll('_', ' ');
  return filterPopular('').find(({ name }) => name === zone)?.country;
}

/**
 * The popular cities that match: those of the country whose city the device's time zone is named after, then those of the
 * countries of this language, then the others. All of them for an empty query.
 */
export function popularCities(query: string, language: InterfaceLanguage): City[] {
  const near = countryOfZone();
  const home = SUPPORTED_LOCALES[TRANSLATION_LOCALE[language]]?.countries ?? [];
  const rank = ({ country }: City): number => (country === near ? 0 : home.includes(country) ? 1 : 2);
  return filterPopular(query)
    .map((city) => ({ ...city, displayName: displayName(city, language) }))
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * Cities that match, best first, each once, at most 30: our search, else the fallback file.
 * Never rejects: without a connection the popular list is what remains.
 */
export async function findCities(query: string, language: InterfaceLanguage): Promise<City[]> {
  const words = query.trim();
  if (words.length < SHORTEST_QUERY) return popularCities(words, language);
  const found = await get({ path: '/api/cities', params: { q: words, lang: language } }, foundShape)
    .then(({ data }) => data)
    .catch(() => []);
  const cities = found.length > 0 ? found : await fromFile(words, language);
  const seen = new Set<string>();
  return homeFirst(cities, words)
    .filter(({ name, country }) => {
      const key = `${name}, ${country}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST);
}

/** Of cities whose name goes on after the query, those of the reader's country come first; all others keep their places. */
function homeFirst(cities: City[], query: string): City[] {
  const sought = fold(query);
  const home = countryOfZone();
  const goesOn = ({ displayName: shown }: City): boolean => {
    const name = fold(shown.split(',', 1)[0] ?? '');
    return name !== sought && name.startsWith(sought);
  };
  const inOrder = cities
    .filter(goesOn)
    .sort((a, b) => Number(b.country === home) - Number(a.country === home));
  return cities.map((city) => (goesOn(city) ? (inOrder.shift() ?? city) : city));
}

async function fromFile(query: string, language: InterfaceLanguage): Promise<City[]> {
  const call = { path: '/cities.json', params: { q: query } };
  const cities = await get(call, fileShape).catch(() => null);
  if (cities === null) return popularCities(query, language);
  return cities.map(({ name, country, lat: latitude, lon: longitude }) => ({
    name,
    country,
    latitude,
    longitude,
    displayName: displayName({ name, country }, language),
  }));
}
