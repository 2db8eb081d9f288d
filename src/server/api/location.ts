/** GET /location/ip and /location/reverse: answered here, so that nobody else learns who reads. */
import { open, type Response } from 'maxmind';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ConfigError } from '../../config.ts';
import {
  type IpLocation,
  IpLocationSchema,
  IpQuerySchema,
  ReverseLocationSchema,
  ReverseQuerySchema,
} from '../../contract/contract.ts';
import { type Coordinates, distanceKm, findCountry, REVERSE_RADIUS_KM, reverse } from '../../geo/geo.ts';
import type { App, Context } from '../context.ts';

/** A file of addresses, not of what it says of them: that every maker writes as they like. */
interface PlaceReader {
  get: (ip: string) => unknown;
}

const country = Type.Object({ iso_code: Type.Optional(Type.String()) });
/** What we read of what MaxMind's files of cities and of countries say. A file of countries has neither position nor city. */
const FOUND = Compile(
  Type.Object({
    country: Type.Optional(country),
    registered_country: Type.Optional(country),
    location: Type.Optional(
      Type.Object({ latitude: Type.Optional(Type.Number()), longitude: Type.Optional(Type.Number()) }),
    ),
    city: Type.Optional(
      Type.Object({ names: Type.Optional(Type.Object({ en: Type.Optional(Type.String()) })) }),
    ),
  }),
);

const UNKNOWN: IpLocation = { loc: '', city: '', country: '' };
/** 0.01° is about 1 km: an IP address is never known better than that. */
const COORDINATE_DIGITS = 2;

/**
 * Where an address is, from a MaxMind-format file of cities or of countries; empty strings when unknown, or told in another way.
 * @param at a position that wants a name. The address may be a provider's, far from there: then its city would be a lie.
 */
export function locateIp(reader: PlaceReader | null, ip: string, at: Coordinates | null): IpLocation {
  const found = reader?.get(ip);
  if (!FOUND.Check(found)) return UNKNOWN;
  const code = found.country?.iso_code ?? found.registered_country?.iso_code ?? '';
  const { latitude, longitude } = found.location ?? {};
  const known = latitude !== undefined && longitude !== undefined;
  if (at && !(known && distanceKm(at, { latitude, longitude }) <= REVERSE_RADIUS_KM)) return UNKNOWN;
  return {
    loc: known ? `${latitude.toFixed(COORDINATE_DIGITS)},${longitude.toFixed(COORDINATE_DIGITS)}` : '',
    city: found.city?.names?.en ?? '',
    country: findCountry(code)?.name ?? '',
  };
}

/** The file of addresses, once for all who ask; null as long as it is not open. */
export type IpPlaces = () => PlaceReader | null;

export function openIpPlaces(app: App, context: Context): IpPlaces {
  let reader: PlaceReader | null = null;
  app.addHook('onReady', async () => {
    reader = await openIpDatabase(context);
  });
  return () => reader;
}

/** @throws ConfigError for a file that is damaged: that it is there, and what it says it is, the configuration has looked at */
async function openIpDatabase({ config: { ipDatabase } }: Context): Promise<PlaceReader | null> {
  if (ipDatabase === null) return null;
  try {
    return await open<Response>(ipDatabase);
  } catch (error) {
    throw new ConfigError([`IP_DATABASE cannot be read: ${(error as Error).message}`]);
  }
}

export function locationRoutes(app: App, ipPlaces: IpPlaces): void {
  app.get(
    '/location/ip',
    {
      schema: {
        summary:
          'Roughly where the request comes from; empty strings when unknown, or not near the position asked for',
        tags: ['Places'],
        querystring: IpQuerySchema,
        response: { 200: IpLocationSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { lat, lon } = request.query;
      const at = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon };
      return locateIp(ipPlaces(), request.ip, at);
    },
  );

  app.get(
    '/location/reverse',
    {
      schema: {
        summary: 'City and country of a position',
        tags: ['Places'],
        querystring: ReverseQuerySchema,
        response: { 200: ReverseLocationSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, max-age=3600');
      return reverse({ latitude: request.query.lat, longitude: request.query.lon });
    },
  );
}
