/** Who asks the API, from query parameters: the same reader that pages make from cookies. */
import { DEFAULT_READS, type InterfaceLanguage, type Reader, readWeights } from '../../contract/contract.ts';
import type { Ask } from '../../edition/edition.ts';
import { nearestCity, searchCities } from '../../geo/geo.ts';
import { strangerIn } from '../../reader/reader.ts';
import { badParameter } from '../http/errors.ts';

/** The parameters that all listings share, after validation. */
export interface ReaderParams {
  lat?: number;
  lon?: number;
  accuracy?: number;
  country?: string;
  city?: string;
  lang?: InterfaceLanguage;
  reads?: string;
  weights?: string;
  edition?: string;
  page?: number;
  limit?: number;
  why?: '0' | '1';
}

/**
 * @param interests topics; empty = not personalised
 * @throws Refusal when only one of lat and lon is given
 */
export function readerOf(params: ReaderParams, interests: readonly string[] = []): Reader {
  const { lang = 'en', reads, weights } = params;
  return {
    ...strangerIn(lang),
    reads: reads === undefined ? DEFAULT_READS[lang] : reads.split(','),
    place: placeOf(params),
    interests,
    weights: weights === undefined ? null : readWeights(weights),
  };
}

/** Which page of a listing these parameters ask for. */
export function pageOf({ page, limit, edition }: ReaderParams): Pick<Ask, 'page' | 'limit' | 'edition'> {
  return { page, limit, edition };
}

/**
 * A reader for local news: one who named a city stands in it, one who sent a position is in the nearest city.
 * @throws Refusal when there is neither
 */
export function localReader(reader: Reader): Reader {
  const { position = null, city = '', country = '' } = reader.place ?? {};
  if (city === '') {
    const near = position && nearestCity(position);
    if (!near) throw badParameter('city', 'city is needed for local stories, or lat and lon.');
    return { ...reader, place: { position, city: near.name, country: country || near.country } };
  }
  if (position) return reader;
  const [known = null] = searchCities(country ? `${city}, ${country}` : city, reader.language);
  return { ...reader, place: { position: known, city, country: country || (known?.country ?? '') } };
}

/** `city` is "City" or "City, Country". */
function placeOf({ lat, lon, accuracy, city = '', country = '' }: ReaderParams): Reader['place'] {
  if ((lat === undefined) !== (lon === undefined))
    throw badParameter(
      lat === undefined ? 'lat' : 'lon',
      'lat and lon belong together: send both or neither.',
    );
  const comma = city.lastIndexOf(',');
  const name = (comma < 0 ? city : city.slice(0, comma)).trim();
  const homeland = (comma < 0 ? '' : city.slice(comma + 1).trim()) || country.trim();
  if (lat === undefined || lon === undefined)
    return name || homeland ? { position: null, city: name, country: homeland } : null;
  return { position: { latitude: lat, longitude: lon, accuracy }, city: name, country: homeland };
}

/** "Sports, Art %26 Culture" → topics; blanks dropped, duplicates dropped. */
export function readInterests(text: string | undefined): string[] {
  const topics = (text ?? '').split(',').map((topic) => topic.trim());
  return [...new Set(topics.filter(Boolean))];
}
