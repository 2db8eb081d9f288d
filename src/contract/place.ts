import { type Static, Type } from 'typebox';

/** A city list entry. */
export const CitySchema = Type.Object({
  name: Type.String(),
  /** English country name. */
  country: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  region: Type.Optional(Type.String()),
  /** "City, Country" in the language asked for. */
  displayName: Type.String(),
});
export type City = Static<typeof CitySchema>;

/** GET /cities.json entries. */
export const CityFileSchema = Type.Array(
  Type.Object({
    name: Type.String(),
    country: Type.String(),
    lat: Type.Number(),
    lon: Type.Number(),
  }),
);

/** GET /location/ip. loc is "lat,lon"; empty strings when unknown. */
export const IpLocationSchema = Type.Object({
  loc: Type.String(),
  city: Type.String(),
  country: Type.String(),
});
export type IpLocation = Static<typeof IpLocationSchema>;

/** GET /location/reverse. */
export const ReverseLocationSchema = Type.Object({ city: Type.String(), country: Type.String() });
export type ReverseLocation = Static<typeof ReverseLocationSchema>;
