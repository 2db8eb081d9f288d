/** Who asks, from query parameters: what every ranked listing needs to know. */
import { DEFAULT_READS, type InterfaceLanguage, type ReaderPlace } from '../../contract/contract.ts';
import type { ListQuery } from '../../edition/edition.ts';
import { badParameter } from '../http/errors.ts';
import type { Presentation } from './listings.ts';

/** The parameters that all listings share, after validation. */
export interface ReaderParams {
  lat?: number;
  lon?: number;
  accuracy?: number;
  country?: string;
  city?: string;
  lang?: InterfaceLanguage;
  reads?: string;
  edition?: string;
  page?: number;
  limit?: number;
  why?: '0' | '1';
}

/**
 * @param interests topics; empty = not personalised
 * @throws Refusal when only one of lat and lon is given
 */
export function listQueryOf(params: ReaderParams, interests: string[] = []): ListQuery {
  const { lat, lon, accuracy, country, lang = 'en', reads, page, limit, edition } = params;
  if ((lat === undefined) !== (lon === undefined))
    throw badParameter(
      lat === undefined ? 'lat' : 'lon',
      'lat and lon belong together: send both or neither.',
    );
  return {
    reader: {
      position: lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon, accuracy },
      country: country?.trim() || null,
      interests,
    },
    reads: readsOf(lang, reads),
    page,
    limit,
    edition,
  };
}

/** How an answer to these parameters is written. */
export function presentationOf({ lang = 'en', reads, why }: ReaderParams): Presentation {
  return { language: lang, reads: readsOf(lang, reads), why: why === '1' };
}

const readsOf = (language: InterfaceLanguage, reads: string | undefined): readonly string[] =>
  reads === undefined ? DEFAULT_READS[language] : reads.split(',');

/** The same for a page, whose place comes from a cookie. */
export function pageListQuery(language: InterfaceLanguage, place: ReaderPlace | null): ListQuery {
  return {
    reader: {
      position: place && { latitude: place.latitude, longitude: place.longitude, accuracy: place.accuracy },
      country: place?.country || null,
      interests: [],
    },
    reads: DEFAULT_READS[language],
  };
}

/** "Sports, Art %26 Culture" → topics; blanks dropped, duplicates dropped. */
export function readInterests(text: string | undefined): string[] {
  const topics = (text ?? '').split(',').map((topic) => topic.trim());
  return [...new Set(topics.filter(Boolean))];
}
