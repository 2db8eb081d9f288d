/** Who asks for a page, from the request's headers: read before the framework sees the request, for every page. */
import { parseCookie } from 'cookie';
import { LRUCache } from 'lru-cache';
import {
  DEFAULT_READS,
  type DevicePlace,
  decodeReaderCookie,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type Reader,
  readerCookieName,
} from '../../contract/contract.ts';
import { countryOfZone } from '../../geo/geo.ts';
import { audienceOf, strangerIn } from '../../reader/reader.ts';
import { preferredLanguage } from '../http/preferred-language.ts';
import { type Cookies, languageOfVisit } from './visit-language.ts';

export interface PageReader {
  reader: Reader;
  /** Key of the pages this reader shares with others; null = every page is rendered for this reader alone. */
  audience: string | null;
}

/** The headers that say who reads. */
export interface ReaderHeaders {
  'accept-language'?: string | undefined;
  cookie?: string | undefined;
}

/** The language of earlier releases' readers; the rest of what those devices kept they tell anew. */
const EARLIER_LANGUAGE_COOKIE = 'helder-lang';
/** Kinds of readers in a minute; one takes about a kilobyte. */
const MAX_REMEMBERED = 2000;
/** What browsers send of ours is shorter: anything longer is read each time. */
const MAX_REMEMBERED_LENGTH = 1000;

const remembered = new LRUCache<string, PageReader>({ max: MAX_REMEMBERED });

/**
 * Never throws: what cannot be understood counts as not said.
 * @param lang the language the address asks for, if any: it wins over the device's
 */
export function readPageReader(headers: ReaderHeaders, lang: string | null): PageReader {
  const said = `${lang ?? ''}\n${headers['accept-language'] ?? ''}\n${headers.cookie ?? ''}`;
  const known = remembered.get(said);
  if (known) return known;
  const reader = readerOf(headers, lang);
  const read = { reader, audience: audienceOf(reader) };
  if (said.length <= MAX_REMEMBERED_LENGTH) remembered.set(said, read);
  return read;
}

/**
 * The reader a request speaks for. Today that is whoever holds the device. Signing in will set a second cookie, the
 * session's; it is looked at here, before the device, and makes the reader the account's.
 */
function readerOf(headers: ReaderHeaders, lang: string | null): Reader {
  const cookies = parseCookie(headers.cookie ?? '');
  return deviceReader(cookies, ours(lang) ?? null, headers['accept-language']);
}

function deviceReader(
  cookies: Cookies,
  asked: InterfaceLanguage | null,
  acceptLanguage: string | undefined,
): Reader {
  const device = decodeReaderCookie(cookies[readerCookieName(true)] ?? cookies[readerCookieName(false)]);
  const chosen = asked ?? device.language ?? ours(cookies[EARLIER_LANGUAGE_COOKIE]);
  const language = chosen ?? languageOfVisit(cookies) ?? preferredLanguage(acceptLanguage);
  return {
    ...strangerIn(language),
    reads: device.reads ?? DEFAULT_READS[language],
    place: device.place ? placeOf(device.place) : placeOfZone(device.timeZone),
    timeZone: device.timeZone,
    weights: device.weights,
  };
}

const ours = (language: string | null | undefined): InterfaceLanguage | undefined =>
  INTERFACE_LANGUAGES.find((known) => known === language);

/** Of a guess only the country counts. */
function placeOf({ latitude, longitude, accuracy, city, country, source }: DevicePlace): Reader['place'] {
  if (source === 'detected') return { position: null, city: '', country };
  return { position: { latitude, longitude, accuracy }, city, country };
}

/** Where nobody could tell the place, the time zone suggests a country. */
function placeOfZone(timeZone: string | null): Reader['place'] {
  const country = timeZone && countryOfZone(timeZone);
  return country ? { position: null, city: '', country } : null;
}
