/** What the device says of its reader, in the cookie the browser writes: no proof of anything, so that any request may say it. */
import { parseCookie } from 'cookie';
import {
  decodeReaderCookie,
  type InterfaceLanguage,
  interfaceLanguage,
  readerCookieName,
} from '../../contract/contract.ts';
import { locationOf, type Said } from '../../reader/reader.ts';
import { preferredLanguage } from './preferred-language.ts';
import { languageOfVisit } from './visit-language.ts';

/** The headers that say who reads. */
export interface ReaderHeaders {
  'accept-language'?: string | undefined;
  cookie?: string | undefined;
}

export interface SaidByDevice {
  said: Said;
  /** The language of a reader who has chosen none. */
  usual: InterfaceLanguage;
}

/** The language of earlier releases' readers; the rest of what those devices kept they tell anew. */
const EARLIER_LANGUAGE_COOKIE = 'helder-lang';

/**
 * Never throws: what cannot be understood counts as not said.
 * @param lang the language the address asks for, if any: it wins over the device's
 */
export function saidByDevice(headers: ReaderHeaders, lang: string | null): SaidByDevice {
  const cookies = parseCookie(headers.cookie ?? '');
  const device = decodeReaderCookie(cookies[readerCookieName(true)] ?? cookies[readerCookieName(false)]);
  const { reads, place, weights, timeZone } = device;
  return {
    said: {
      language:
        interfaceLanguage(lang) ?? device.language ?? interfaceLanguage(cookies[EARLIER_LANGUAGE_COOKIE]),
      reads,
      place: place && locationOf(place),
      weights,
      timeZone,
    },
    usual: languageOfVisit(cookies) ?? preferredLanguage(headers['accept-language']),
  };
}

/** The language of what is written for whoever sends these headers, as their pages are in. Never throws. */
export function languageOf(headers: ReaderHeaders): InterfaceLanguage {
  const { said, usual } = saidByDevice(headers, null);
  return said.language ?? usual;
}
