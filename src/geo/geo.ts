/** The door of geo: places, countries and languages, as pure functions over data that lies beside them. */
export * from './browser.ts';
export { allCities, type GazetteerCity } from './gazetteer.ts';
export { nearestCity, reverse } from './nearest.ts';
export { DEMONYMS, REGIONS } from './regions.ts';
export { citiesFile, searchCities } from './search.ts';
