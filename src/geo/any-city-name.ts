import { cityKey } from './city-key.ts';
import { allCities } from './gazetteer.ts';
import { countryKey } from './given-names.ts';
import type { NameLanguage } from './types.ts';

let dutch: ReadonlyMap<string, string> | null = null;

/** Made at the first question, then kept: some 200 cities have a name of their own in Dutch. */
function dutchNames(): ReadonlyMap<string, string> {
  dutch ??= new Map(
    allCities()
      .filter(({ name, nameNl }) => nameNl !== name)
      .map(({ name, nameNl, country }) => [cityKey(name, country), nameNl]),
  );
  return dutch;
}

/**
 * What any city is called in a reader's language; one that has no name there keeps the name it has. The browser knows only the built-in
 * ones, and asks cityName().
 */
export function anyCityName(name: string, country: string, language: NameLanguage): string {
  return language === 'nl' ? (dutchNames().get(cityKey(name, countryKey(country))) ?? name) : name;
}
