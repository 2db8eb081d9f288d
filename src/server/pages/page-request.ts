/**
 * What page a request means, before anything is rendered: unknown addresses become the home feed, so that no
 * robot can fill the cache.
 */
import {
  addressOf,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type ReaderPlace,
  readAddress,
  type Screen,
} from '../../contract/contract.ts';

export interface PageRequest {
  /** Canonical page × language × place: what the cache goes by. */
  key: string;
  /** Canonical path, with the query parameters that change the page. */
  path: string;
  screen: Screen;
  unknownPath: boolean;
  language: InterfaceLanguage;
  place: ReaderPlace | null;
}

export interface PageHints {
  acceptLanguage: string | undefined;
  cookie: string | undefined;
}

const MAX_PLACE_NAME = 100;
/** Kilometres; a position known no better than this is of no use. */
const MAX_ACCURACY_KM = 100;
/** 0.1° is about 10 km: near enough for ranking, and it says little about where somebody lives. */
const PLACE_STEPS_PER_DEGREE = 10;

/**
 * What a request for a page means. Never throws: parameters and cookies that cannot be understood are ignored.
 * @param url path and query as sent
 */
export function readPageRequest(url: string, { acceptLanguage, cookie }: PageHints): PageRequest {
  const mark = url.indexOf('?');
  const search = mark < 0 ? '' : url.slice(mark);
  const { screen, unknownPath } = readAddress(mark < 0 ? url : url.slice(0, mark), search);
  const path = addressOf(screen);
  const language =
    oneOf(INTERFACE_LANGUAGES, new URLSearchParams(search).get('lang')) ??
    oneOf(INTERFACE_LANGUAGES, readCookie(cookie, 'helder-lang')) ??
    fromAcceptLanguage(acceptLanguage);
  const place = readPlace(readCookie(cookie, 'helder-place'));
  const where = place ? `${place.latitude},${place.longitude},${place.city},${place.country}` : '';
  const key = `${path}\n${unknownPath ? 'unknown ' : ''}${language}\n${where}`;
  return { key, path, screen, unknownPath, language, place };
}

function oneOf<T extends string>(allowed: readonly T[], value: string | null | undefined): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

/** The first supported language in order of weight; English when there is none. */
function fromAcceptLanguage(header: string | undefined): InterfaceLanguage {
  if (!header) return 'en';
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.split(';q=');
      return { language: tag.trim().slice(0, 2).toLowerCase(), weight: q === undefined ? 1 : Number(q) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const supported = oneOf(INTERFACE_LANGUAGES, language);
    if (supported) return supported;
  }
  return 'en';
}

function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(';')) {
    const [key, value] = [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()];
    if (key === name) return value;
  }
  return undefined;
}

/** {lat, lon, city, country, accuracy?} as JSON, percent-encoded. Anything else counts as no place. */
function readPlace(cookie: string | undefined): ReaderPlace | null {
  if (!cookie) return null;
  let value: unknown;
  try {
    value = JSON.parse(decodeURIComponent(cookie));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lon, city, country, accuracy } = value as Record<string, unknown>;
  if (!isWithin(lat, 90) || !isWithin(lon, 180)) return null;
  if (!isName(city) || !isName(country)) return null;
  if (typeof accuracy === 'number' && accuracy > MAX_ACCURACY_KM) return null;
  return { latitude: toBucket(lat), longitude: toBucket(lon), city, country };
}

const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_PLACE_NAME && !/\p{Cc}/u.test(value);

const toBucket = (degrees: number): number =>
  Math.round(degrees * PLACE_STEPS_PER_DEGREE) / PLACE_STEPS_PER_DEGREE;
