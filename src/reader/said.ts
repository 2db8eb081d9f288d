/** What a reader says of themselves with a request, from a device's cookie or from parameters: with or without an account. */
import {
  DEFAULT_READS,
  type DevicePlace,
  type InterfaceLanguage,
  type Reader,
  type ReaderLocation,
  type ReaderWeights,
  unlessNeutral,
} from '../contract/contract.ts';
import { countryOfZone } from '../geo/geo.ts';

/** Null = not said. */
export interface Said {
  readonly language: InterfaceLanguage | null;
  readonly reads: readonly string[] | null;
  readonly place: ReaderLocation | null;
  readonly weights: ReaderWeights | null;
  readonly timeZone: string | null;
}

/**
 * A reader without an account.
 * @param usual the language of who says none
 */
export function readerWho(said: Said, usual: InterfaceLanguage): Reader {
  const language = said.language ?? usual;
  return {
    language,
    reads: said.reads ?? DEFAULT_READS[language],
    place: said.place ?? placeOfZone(said.timeZone),
    timeZone: said.timeZone,
    interests: [],
    mutes: { words: [], topics: [], sources: [] },
    weights: unlessNeutral(said.weights),
    theme: 'system',
    filters: null,
    account: null,
  };
}

/** A reader of whom nothing is known but the language of the page. */
export function strangerIn(language: InterfaceLanguage): Reader {
  return readerWho({ language, reads: null, place: null, weights: null, timeZone: null }, language);
}

/** Where a device's place puts its reader: of a guess only the country counts. */
export function locationOf({
  latitude,
  longitude,
  accuracy,
  city,
  country,
  source,
}: DevicePlace): ReaderLocation {
  if (source === 'detected') return { position: null, city: '', country };
  return { position: { latitude, longitude, accuracy }, city, country };
}

/** Where nobody could tell the place, the time zone suggests a country. */
function placeOfZone(timeZone: string | null): ReaderLocation | null {
  const country = timeZone && countryOfZone(timeZone);
  return country ? { position: null, city: '', country } : null;
}
