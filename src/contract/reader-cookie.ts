/**
 * What a device tells the server about its reader with every page, in one cookie: enough to render the page as the
 * browser would. The browser writes it, the server reads it. Part of the first load, so nothing heavy comes in here.
 *
 * The text is a version and then fields, each a letter and its value, for example (before percent-encoding)
 * `1~lnl~rnl!en~p52.1!5.1!Utrecht!Netherlands!manual~w1,0.5,1,2,1~zEurope/Amsterdam`.
 * A field that is missing, unknown or not understood counts as not said, so that old and new releases read each other.
 */
import { type InterfaceLanguage, interfaceLanguage } from './locale.ts';
import type { ReaderPlace } from './page.ts';
import type { ReaderWeights } from './ranking.ts';
import { readWeights, writeWeights } from './weights.ts';

/** How a place is known: chosen by hand, told by the browser, found by address, or guessed (then only the country counts). */
export const PLACE_SOURCES = ['manual', 'browser', 'ip', 'detected'] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** What a place is called when no city is known there; a reader gets "your location" instead, in their language. */
export const NAMELESS_CITY = 'Your Location';

export interface DevicePlace extends ReaderPlace {
  source: PlaceSource;
}

/** What the cookie carries. */
export interface DeviceReader {
  /** Null = as the browser's own preference says. */
  language: InterfaceLanguage | null;
  /** Languages the reader reads, ISO 639-1; null = those that go with the interface language. */
  reads: readonly string[] | null;
  /** Rounded to 0.1°. `accuracy` (km), as far as it counts, follows from `source` and is not carried. */
  place: DevicePlace | null;
  /** Null = not said. */
  weights: ReaderWeights | null;
  /** IANA name; null = not known. */
  timeZone: string | null;
}

const VERSION = '1';
const FIELD_END = '~';
const PART_END = '!';
/** Longer than any cookie we write; a browser keeps no more than 4,096 bytes. */
const MAX_LENGTH = 2500;
/** Languages that somebody reads, and characters of the name of a place. */
export const MAX_LANGUAGES = 10;
export const MAX_NAME_LENGTH = 100;
/** 0.1° is about 10 km: near enough for ranking, and it says little about where somebody lives. */
const STEPS_PER_DEGREE = 10;
/** Found by address, and a country of middling size: ranking leaves aside what is known no better than 100 km. */
const ACCURACY_KM: Partial<Record<PlaceSource, number>> = { ip: 50, detected: 1000 };

/** Neither our own signs nor what a cookie may not hold. */
const UNFIT = /[~!%;\p{C}]/gu;
const DEGREES = /^-?\d{1,3}(\.\d)?$/;
const TIME_ZONE = /^[A-Z][\w+/-]{1,60}$/i;

const NOTHING_SAID: DeviceReader = {
  language: null,
  reads: null,
  place: null,
  weights: null,
  timeZone: null,
};

/** The cookie's name: over https only this very host can set it, and it never travels in the clear. */
export function readerCookieName(secure: boolean): string {
  return secure ? '__Host-helder' : 'helder';
}

/** The value as it stands in a Cookie header. What is left out counts as not said. */
export function encodeReaderCookie(said: Partial<DeviceReader>): string {
  const { language, reads, place, weights, timeZone } = said;
  const fields = [VERSION];
  if (language) fields.push(`l${language}`);
  if (reads) fields.push(`r${reads.join(PART_END)}`);
  if (place) fields.push(`p${partsOf(place).join(PART_END)}`);
  if (weights) fields.push(`w${writeWeights(weights)}`);
  if (timeZone) fields.push(`z${timeZone}`);
  return encodeURIComponent(fields.join(FIELD_END));
}

const partsOf = ({ latitude, longitude, city, country, source }: DevicePlace): (string | number)[] => [
  toCell(latitude),
  toCell(longitude),
  cleanName(city),
  cleanName(country),
  source,
];

/** The value of a Cookie header, percent-encoded or already decoded. Never throws: what is not understood is not said. */
export function decodeReaderCookie(value: string | undefined): DeviceReader {
  const [version, ...fields] = decoded(value ?? '').split(FIELD_END);
  if (version !== VERSION) return NOTHING_SAID;
  const said = new Map(fields.map((field) => [field.slice(0, 1), field.slice(1)]));
  const language = said.get('l');
  const timeZone = said.get('z');
  return {
    language: interfaceLanguage(language),
    reads: readsOf(said.get('r')),
    place: placeOf(said.get('p')),
    weights: readWeights(said.get('w') ?? ''),
    timeZone: timeZone === undefined ? null : knownTimeZone(timeZone),
  };
}

/** The reader's position in steps of 0.1°. */
export function toCell(degrees: number): number {
  // One zero: two pages that differ in its sign would be the same page twice.
  return Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE || 0;
}

/** How well a place is known that was found so, in km; nothing for one that is exact. */
export function accuracyOf(source: PlaceSource): { accuracy?: number } {
  const accuracy = ACCURACY_KM[source];
  return accuracy === undefined ? {} : { accuracy };
}

function decoded(value: string): string {
  if (value.length > MAX_LENGTH) return '';
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

function readsOf(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const languages = [...new Set(text.split(PART_END))];
  const valid = languages.length <= MAX_LANGUAGES && languages.every((code) => /^[a-z]{2}$/.test(code));
  return valid ? languages : null;
}

function placeOf(text: string | undefined): DevicePlace | null {
  const [latitude = '', longitude = '', city = '', country = '', how = '', ...rest] = (text ?? '').split(
    PART_END,
  );
  const source = PLACE_SOURCES.find((known) => known === how);
  if (!source || rest.length > 0 || !isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return null;
  if (country !== cleanName(country) || city !== cleanName(city) || country === '') return null;
  // Only a guess may know no more than the country.
  if (city === '' && source !== 'detected') return null;
  return {
    latitude: toCell(Number(latitude)),
    longitude: toCell(Number(longitude)),
    city,
    country,
    source,
    ...accuracyOf(source),
  };
}

const isDegrees = (text: string, limit: number): boolean =>
  DEGREES.test(text) && Math.abs(Number(text)) <= limit;

const cleanName = (name: string): string => name.slice(0, MAX_NAME_LENGTH).replace(UNFIT, ' ').trim();

/** By their names in lower case, as any case may be written: asking the engine costs more than sending a page that is ready. */
const timeZones = new Map<string, string>();

/** The zone in its one spelling; null when this program does not know it. */
function knownTimeZone(name: string): string | null {
  if (!TIME_ZONE.test(name)) return null;
  const key = name.toLowerCase();
  const known = timeZones.get(key);
  if (known !== undefined) return known;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    timeZones.set(key, timeZone);
    return timeZone;
  } catch {
    return null;
  }
}
