/** The door of geo: places, countries and languages, as pure functions over data that lies beside them. */
export { anyCityName, citiesInDutch } from './any-city-name.ts';
export * from './browser.ts';
export { cityKey } from './city-key.ts';
export { aheadOfUtc, aheadWhenClocksShow } from './clock.ts';
export { nearestOf } from './distance.ts';
export { allCities, type GazetteerCity } from './gazetteer.ts';
export { countryKey, usableName } from './given-names.ts';
export { knownCity } from './known-city.ts';
export { nearestCity, reverse } from './nearest.ts';
export { isPlaceName } from './place-name.ts';
export { DEMONYMS, REGIONS } from './regions.ts';
export { citiesFile, cityNamed, searchCities } from './search.ts';
export { isOfNews } from './small-places.ts';
export { spotName, spotNamed, spotNames } from './spot.ts';
export { countryOfZone } from './time-zone.ts';
