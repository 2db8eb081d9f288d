/** The small door of geo: what the browser may carry along. The full city list stays behind geo.ts. */
export {
  BUILT_IN_CITIES,
  cityName,
  displayName,
  filterPopular,
  nearestBuiltIn,
  POPULAR_CITIES,
} from './builtin.ts';
export { COUNTRIES, COUNTRY_CENTROIDS, countryCode, countryName, findCountry } from './countries.ts';
export { distanceKm, NEAREST_RADIUS_KM, REVERSE_RADIUS_KM } from './distance.ts';
export { fold } from './fold.ts';
export { usableName } from './given-names.ts';
export { detectLanguage } from './language.ts';
export { namelessPlace } from './region.ts';
export type { Coordinates } from './types.ts';
