/** Mean radius of the Earth. */
export const EARTH_RADIUS_KM = 6371;

/** A position known no better than to so many km is no place: it may be no more than the middle of a country. Stated. */
export const MAX_ACCURACY_KM = 100;
