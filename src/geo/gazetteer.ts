import { countryName } from './countries.ts';
import data from './data/cities.json' with { type: 'json' };
import { fold } from './fold.ts';
import type { Coordinates } from './types.ts';

/** A city of the full list. */
export interface GazetteerCity extends Coordinates {
  /** English name. */
  name: string;
  nameNl: string;
  /** English country name. */
  country: string;
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** US: the state's postal code. Elsewhere "". */
  region: string;
  population: number;
  capital: boolean;
  /** Every name folded, each between line ends: "\nthe hague\nden haag\n". */
  keys: string;
}

/** The three islands that share the code BQ are countries of their own to a reader. */
const ISLANDS = 'BQ';

function toCity(row: string, code: string): GazetteerCity {
  const [name = '', latitude, longitude, population, capital, region = '', dutch, aliases] = row.split(';');
  const names = [...new Set([name, dutch ?? '', ...(aliases?.split(',') ?? [])].filter(Boolean).map(fold))];
  return {
    name,
    nameNl: dutch || name,
    country: (code === ISLANDS ? region : countryName(code)) ?? code,
    code,
    region: code === ISLANDS ? '' : region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    capital: capital === '1',
    keys: ['', ...names, ''].join('\n'),
  };
}

let loaded: readonly GazetteerCity[] | null = null;

/** All cities, most inhabitants first. Parsed at the first call (about 0.1 s), then kept. */
export function allCities(): readonly GazetteerCity[] {
  loaded ??= Object.entries(data.countries)
    .flatMap(([code, rows]) => rows.split('\n').map((row) => toCity(row, code)))
    .sort((a, b) => b.population - a.population);
  return loaded;
}
