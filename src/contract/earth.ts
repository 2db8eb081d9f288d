/** Mean radius of the Earth. */
export const EARTH_RADIUS_KM = 6371;
