/** Searching cities for the picker. */
import type { City, InterfaceLanguage } from '../../contract/contract.ts';
import { displayName, filterPopular } from '../../geo/browser.ts';
import { get } from '../data/api.ts';

/** Shorter queries only filter the popular list. */
const SHORTEST_QUERY = 2;
const MOST = 30;

interface FileCity {
  name: string;
  country: string;
  lat: number;
  lon: number;
}

/** The popular cities that match; all of them for an empty query. */
export function popularCities(query: string, language: InterfaceLanguage): City[] {
  return filterPopular(query).map((city) => ({ ...city, displayName: displayName(city, language) }));
}

/**
 * Cities that match, best first, each once, at most 30: our search, else the fallback file.
 * Never rejects: without a connection the popular list is what remains.
 */
export async function findCities(query: string, language: InterfaceLanguage): Promise<City[]> {
  const text = query.trim();
  if (text.length < SHORTEST_QUERY) return popularCities(text, language);
  const found = await get<{ data: City[] }>({
    path: '/api/cities',
    params: { q: text, lang: language },
  })
    .then(({ data }) => data)
    .catch(() => []);
  const cities = found.length > 0 ? found : await fromFile(text, language);
  const seen = new Set<string>();
  return cities
    .filter(({ name, country }) => {
      const key = `${name}, ${country}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST);
}

async function fromFile(query: string, language: InterfaceLanguage): Promise<City[]> {
  const call = { path: '/cities.json', params: { q: query } };
  const cities = await get<FileCity[]>(call).catch(() => null);
  if (cities === null) return popularCities(query, language);
  return cities.map(({ name, country, lat: latitude, lon: longitude }) => ({
    name,
    country,
    latitude,
    longitude,
    displayName: displayName({ name, country }, language),
  }));
}
