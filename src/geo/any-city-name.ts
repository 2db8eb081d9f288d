import { cityKey } from './city-key.ts';
import { fold } from './fold.ts';
import { allCities, type GazetteerCity } from './gazetteer.ts';
import { countryKey } from './given-names.ts';
import type { NameLanguage } from './types.ts';

interface DutchNames {
  /** By cityKey(). */
  called: ReadonlyMap<string, string>;
  /** By the Dutch name, folded. */
  cities: ReadonlyMap<string, readonly GazetteerCity[]>;
}

let dutch: DutchNames | null = null;

/** Made at the first question, then kept: some 200 cities have a name of their own in Dutch. */
function dutchNames(): DutchNames {
  if (dutch) return dutch;
  const called = new Map<string, string>();
  const cities = new Map<string, GazetteerCity[]>();
  for (const city of allCities()) {
    if (city.nameNl === city.name) continue;
    const key = fold(city.nameNl);
    called.set(cityKey(city.name, city.country), city.nameNl);
    cities.set(key, [...(cities.get(key) ?? []), city]);
  }
  dutch = { called, cities };
  return dutch;
}

/**
 * What any city is called in a reader's language; one that has no name there keeps the name it has. The browser knows only the built-in
 * ones, and asks cityName().
 */
export function anyCityName(name: string, country: string, language: NameLanguage): string {
  return language === 'nl' ? (dutchNames().called.get(cityKey(name, countryKey(country))) ?? name) : name;
}

/** The cities that are called so in Dutch and otherwise in English. @param name whole; case and accents do not matter */
export const citiesInDutch = (name: string): readonly GazetteerCity[] =>
  dutchNames().cities.get(fold(name)) ?? [];
