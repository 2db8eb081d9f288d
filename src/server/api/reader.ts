/** Who asks the API, from query parameters and bearer: the same reader that pages make from cookies. */
import type { FastifyRequest } from 'fastify';
import {
  type InterfaceLanguage,
  type ListQuery,
  type Reader,
  type ReaderQuery,
  readWeights,
} from '../../contract/contract.ts';
import type { Ask } from '../../edition/edition.ts';
import { cityNamed, nearestCity } from '../../geo/geo.ts';
import { readerWho, type Said } from '../../reader/reader.ts';
import type { Context } from '../context.ts';
import { badParameter } from '../http/errors.ts';

const USUAL: InterfaceLanguage = 'en';

/**
 * A reader without an account.
 * @throws Refusal when only one of lat and lon is given
 */
export const readerOf = (params: ReaderQuery): Reader => readerWho(saidIn(params), USUAL);

/**
 * The reader of a call that `knowsBearer`: with the bearer's account, or without one.
 * @throws Refusal when only one of lat and lon is given
 */
export async function readerFor(
  { accounts }: Pick<Context, 'accounts'>,
  { bearer }: Pick<FastifyRequest, 'bearer'>,
  params: ReaderQuery,
): Promise<Reader> {
  if (!bearer) return readerOf(params);
  const signed = await accounts.readers.ofAccount(bearer.accountId);
  return signed.reader(saidIn(params), USUAL);
}

function saidIn({ lang, reads, weights, ...params }: ReaderQuery): Said {
  return {
    language: lang ?? null,
    reads: reads?.split(',') ?? null,
    place: placeOf(params),
    weights: weights === undefined ? null : readWeights(weights),
    timeZone: null,
  };
}

/** Which page of a listing these parameters ask for. */
export function pageOf({ page, limit, edition }: ListQuery): Pick<Ask, 'page' | 'limit' | 'edition'> {
  return { page, limit, edition };
}

/**
 * A reader for local news: one who sent a position without a city is in the nearest, or far from all.
 * @throws Refusal when there is neither
 */
export function localReader(reader: Reader): Reader {
  const { position = null, city = '', country = '' } = reader.place ?? {};
  if (city === '') {
    if (!position) throw badParameter('city', 'city is needed for local stories, or lat and lon.');
    const near = nearestCity(position);
    return {
      ...reader,
      place: { position, city: near?.name ?? '', country: country || (near?.country ?? '') },
    };
  }
  return reader;
}

/** As the list that is named ranks for a reader; without any place the local one ranks as home does. */
export const readerIn = (list: string | undefined, reader: Reader): Reader =>
  list === 'local' && (reader.place?.city || reader.place?.position) ? localReader(reader) : reader;

/** The reader in another city: "City" or "City, Country". */
export const withCity = (reader: Reader, city: string): Reader => ({ ...reader, place: placeOf({ city }) });

/** `city` is "City" or "City, Country"; who names one stands in it. */
function placeOf({ lat, lon, accuracy, city = '', country = '' }: ReaderQuery): Reader['place'] {
  if ((lat === undefined) !== (lon === undefined))
    throw badParameter(
      lat === undefined ? 'lat' : 'lon',
      'lat and lon belong together: send both or neither.',
    );
  const comma = city.lastIndexOf(',');
  const name = (comma < 0 ? city : city.slice(0, comma)).trim();
  const homeland = (comma < 0 ? '' : city.slice(comma + 1).trim()) || country.trim();
  if (lat === undefined || lon === undefined) {
    if (name === '' && homeland === '') return null;
    const known = cityNamed(name, homeland);
    const position = known && { latitude: known.latitude, longitude: known.longitude };
    return { position, city: name, country: homeland || (known?.country ?? '') };
  }
  return { position: { latitude: lat, longitude: lon, accuracy }, city: name, country: homeland };
}

/** "Sports, Art %26 Culture" → topics; blanks dropped, duplicates dropped. */
export function readInterests(text: string | undefined): string[] {
  const topics = (text ?? '').split(',').map((topic) => topic.trim());
  return [...new Set(topics.filter(Boolean))];
}
