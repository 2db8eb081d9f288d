/** GET /location/ip and /location/reverse: answered here, so that nobody else learns who reads. */
import { type CityResponse, open, type Reader } from 'maxmind';
import { ConfigError } from '../../config.ts';
import {
  type IpLocation,
  IpLocationSchema,
  ReverseLocationSchema,
  ReverseQuerySchema,
} from '../../contract/contract.ts';
import { findCountry, reverse } from '../../geo/geo.ts';
import type { App, Context } from '../context.ts';

type PlaceReader = Pick<Reader<CityResponse>, 'get'>;

const UNKNOWN: IpLocation = { loc: '', city: '', country: '' };
/** 0.01° is about 1 km: an IP address is never known better than that. */
const COORDINATE_DIGITS = 2;

/** Where an address is, from a MaxMind-format file of cities or of countries; empty strings when unknown. */
export function locateIp(reader: PlaceReader | null, ip: string): IpLocation {
  const found = reader?.get(ip) ?? null;
  if (!found) return UNKNOWN;
  const code = found.country?.iso_code ?? found.registered_country?.iso_code ?? '';
  const country = findCountry(code)?.name ?? '';
  // A file of countries has neither position nor city.
  const { latitude, longitude } = found.location ?? {};
  const known = latitude !== undefined && longitude !== undefined;
  return {
    loc: known ? `${latitude.toFixed(COORDINATE_DIGITS)},${longitude.toFixed(COORDINATE_DIGITS)}` : '',
    city: found.city?.names.en ?? '',
    country,
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
    return await open<CityResponse>(ipDatabase);
  } catch (error) {
    throw new ConfigError([`IP_DATABASE cannot be read: ${(error as Error).message}`]);
  }
}

export function locationRoutes(app: App, ipPlaces: IpPlaces): void {
  app.get(
    '/location/ip',
    {
      schema: {
        summary: 'Roughly where the request comes from; empty strings when unknown',
        tags: ['Places'],
        response: { 200: IpLocationSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return locateIp(ipPlaces(), request.ip);
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
