/**
 * What page a request means, before anything is rendered: unknown addresses become the home feed, so that no
 * robot can fill the cache.
 */
import {
  CATEGORY_KEYS,
  type CategoryKey,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  MAX_PAGE,
  type ReaderPlace,
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

const SORTS = ['top', 'newest', 'covered'] as const;
const TEXT_PAGES = ['about', 'privacy', 'terms'] as const;
/** Longer searches are cut, as the API would refuse them. */
const MAX_QUERY_LENGTH = 5000;
const MAX_PLACE_NAME = 100;
/** Kilometres; a position known no better than this is of no use. */
const MAX_ACCURACY_KM = 100;
/** 0.1° is about 10 km: near enough for ranking, and it says little about where somebody lives. */
const PLACE_STEPS_PER_DEGREE = 10;
/** Story ids keep their case; the word in front of them does not matter. */
const STORY_PATH = /^\/story\/([\w.~-]{1,100})$/i;

type Page = Pick<PageRequest, 'path' | 'screen' | 'unknownPath'>;

const feed = (category: CategoryKey): Screen => ({ kind: 'feed', category, query: '', sort: 'top' });

const KNOWN_PATHS = new Map<string, Screen>([
  ['/', feed('all')],
  ...CATEGORY_KEYS.filter((key) => key !== 'all').map((key): [string, Screen] => [`/${key}`, feed(key)]),
  ...TEXT_PAGES.map((text): [string, Screen] => [`/${text}`, { kind: 'text', text }]),
]);

/**
 * The page at an address of ours; null when we have no page there. Never throws: parameters and cookies that
 * cannot be understood are ignored.
 * @param url path and query as sent
 */
export function readKnownPage(url: string, hints: PageHints): PageRequest | null {
  const mark = url.indexOf('?');
  const base = readPath(mark < 0 ? url : url.slice(0, mark));
  if (!base) return null;
  const query = mark < 0 ? null : new URLSearchParams(url.slice(mark + 1));
  const { screen, suffix } = withQuery(base.screen, query);
  return complete({ path: base.path + suffix, screen, unknownPath: false }, query?.get('lang'), hints);
}

/** The same, with the home feed for every other address. */
export function readPageRequest(url: string, hints: PageHints): PageRequest {
  const home = { path: '/', screen: feed('all'), unknownPath: true };
  return readKnownPage(url, hints) ?? complete(home, null, hints);
}

function complete(page: Page, lang: string | null | undefined, hints: PageHints): PageRequest {
  const language =
    oneOf(INTERFACE_LANGUAGES, lang) ??
    oneOf(INTERFACE_LANGUAGES, readCookie(hints.cookie, 'helder-lang')) ??
    fromAcceptLanguage(hints.acceptLanguage);
  const place = readPlace(readCookie(hints.cookie, 'helder-place'));
  const where = place ? `${place.latitude},${place.longitude},${place.city},${place.country}` : '';
  const key = `${page.path}\n${page.unknownPath ? 'unknown ' : ''}${language}\n${where}`;
  return { ...page, key, language, place };
}

function readPath(raw: string): { path: string; screen: Screen } | null {
  const direct = KNOWN_PATHS.get(raw);
  if (direct) return { path: raw, screen: direct };
  const trimmed = raw.length > 1 ? raw.replace(/\/+$/, '') || '/' : raw;
  const lower = trimmed.toLowerCase();
  const name = lower === '/tech' ? '/technology' : lower;
  const known = KNOWN_PATHS.get(name);
  if (known) return { path: name, screen: known };
  const id = STORY_PATH.exec(trimmed)?.[1];
  return id === undefined ? null : { path: `/story/${id}`, screen: { kind: 'story', id } };
}

function withQuery(screen: Screen, query: URLSearchParams | null): { screen: Screen; suffix: string } {
  if (screen.kind !== 'feed' || query === null) return { screen, suffix: '' };
  const text = (query.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const sort = oneOf(SORTS, query.get('sort')) ?? 'top';
  const kept = new URLSearchParams();
  const page = Number(query.get('page') ?? 1);
  const later = Number.isInteger(page) && page > 1 && page <= MAX_PAGE;
  if (text !== '') kept.set('q', text);
  if (sort !== 'top') kept.set('sort', sort);
  if (later) kept.set('page', String(page));
  const suffix = kept.toString();
  return {
    screen: { ...screen, query: text, sort, ...(later ? { page } : {}) },
    suffix: suffix && `?${suffix}`,
  };
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
