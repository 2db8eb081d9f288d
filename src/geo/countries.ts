import { fold } from './fold.ts';
import { CENTROID_ALIASES, COUNTRY_ROWS, TERRITORY_ROWS } from './tables/countries.ts';
import type { Country, CountryCentroid, NameLanguage } from './types.ts';

function parse(rows: string): Country[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [code = '', name = '', dutch = '', latitude, longitude, aliases = ''] = row.split('|');
      return {
        code,
        name,
        nameNl: dutch || name,
        latitude: Number(latitude),
        longitude: Number(longitude),
        aliases: aliases ? aliases.split(';') : [],
      };
    });
}

const LISTED = parse(COUNTRY_ROWS);

/** Every country and territory Helder knows by name. */
export const COUNTRIES: readonly Country[] = [...LISTED, ...parse(TERRITORY_ROWS)];

const byCode = new Map<string, Country>();
const byName = new Map<string, Country>();
for (const country of COUNTRIES) {
  if (!byCode.has(country.code)) byCode.set(country.code, country);
  for (const name of [country.name, country.nameNl, ...country.aliases])
    if (!byName.has(fold(name))) byName.set(fold(name), country);
}

/**
 * The country meant by an ISO code, an English or Dutch name or another common name
 * ("US", "USA", "America" and "Verenigde Staten" are one), or null. Case and accents do not matter.
 */
export function findCountry(nameOrCode: string): Country | null {
  const text = nameOrCode.trim();
  return byCode.get(text.toUpperCase()) ?? byName.get(fold(text)) ?? null;
}

/** Display name of a country given by code or any name; null when it is not known. */
export function countryName(nameOrCode: string, language: NameLanguage = 'en'): string | null {
  const country = findCountry(nameOrCode);
  if (!country) return null;
  return language === 'nl' ? country.nameNl : country.name;
}

/** ISO code of a country given by any name; null when it is not known. */
export function countryCode(nameOrCode: string): string | null {
  return findCountry(nameOrCode)?.code ?? null;
}

const isAlias = new Set(CENTROID_ALIASES);

/** Middle of each country by English name and a few aliases: about 200 names. */
export const COUNTRY_CENTROIDS: Readonly<Record<string, CountryCentroid>> = Object.fromEntries(
  LISTED.flatMap((country) =>
    [country.name, ...country.aliases.filter((alias) => isAlias.has(alias))].map((name) => [
      name,
      {
        latitude: country.latitude,
        longitude: country.longitude,
        display_name: country.name,
        source: 'built-in' as const,
      },
    ]),
  ),
);
