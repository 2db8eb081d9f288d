/**
 * Which address is which screen: the only router, for server and browser alike. Pure, and without schemas, so that the
 * browser can afford it.
 *
 * Reading is total: whatever is asked for, there is a screen. Trailing slashes and capitals do not matter; an address that
 * is none of ours, or cannot be decoded, is the home feed. What is read has one canonical address, which reads back as the
 * same screen.
 */
import { CATEGORY_KEYS, type CategoryKey, categoryNamed } from './category.ts';
import { MAX_PAGE, MAX_QUERY_LENGTH, MAX_STORY_ID_LENGTH } from './limits.ts';
import type { InterfaceLanguage } from './locale.ts';

export const SORTS = ['top', 'newest', 'covered'] as const;
type Sort = (typeof SORTS)[number];

const TEXTS_AT_ADDRESSES = ['about', 'privacy', 'terms'] as const;

export interface FeedScreen {
  kind: 'feed';
  category: CategoryKey;
  query: string;
  sort: Sort;
  /** Later pages for readers without JavaScript (?page=2); absent = 1. */
  page?: number;
  /** Which edition a later page is of: that of the page before. Absent = the newest. */
  edition?: string | undefined;
}
export interface StoryScreen {
  kind: 'story';
  id: string;
}
export interface TextScreen {
  kind: 'text';
  text: (typeof TEXTS_AT_ADDRESSES)[number];
}
/** A screen that lies over a feed. */
export type OverlayScreen = StoryScreen | TextScreen;
export type Screen = FeedScreen | OverlayScreen;
export type ScreenOf<Kind extends Screen['kind']> = Extract<Screen, { kind: Kind }>;

export interface Address {
  screen: Screen;
  /** The path is none of ours; the screen is the home feed. */
  unknownPath: boolean;
}

interface Row<Each extends Screen> {
  /** Canonical paths, as a server registers them. */
  paths: readonly string[];
  /**
   * @param path  its parts, as they were sent
   * @param query what stands behind the question mark
   * @returns null when the address is another screen's
   */
  read(path: readonly string[], query: URLSearchParams): Each | null;
  /** @returns canonical path and query; values that say nothing new are left out */
  write(screen: Each): string;
}

export const HOME: FeedScreen = { kind: 'feed', category: 'all', query: '', sort: 'top' };

const pathOf = (category: CategoryKey): string => (category === 'all' ? '/' : `/${category}`);

/** Every screen there is: a new one is a row here, and the compiler then asks both sides what it shows. */
const SCREENS: { [Kind in Screen['kind']]: Row<ScreenOf<Kind>> } = {
  feed: {
    paths: CATEGORY_KEYS.map(pathOf),
    read([name, ...rest], query) {
      const category = name === undefined ? 'all' : categoryNamed(name.toLowerCase());
      if (!category || rest.length > 0) return null;
      return { kind: 'feed', category, ...feedQueryOf(query) };
    },
    write({ category, query, sort, page = 1, edition }) {
      const params = new URLSearchParams();
      if (query) params.set('q', query);
      if (sort !== 'top') params.set('sort', sort);
      if (page > 1) {
        params.set('page', String(page));
        if (edition) params.set('edition', edition);
      }
      const text = String(params);
      return text ? `${pathOf(category)}?${text}` : pathOf(category);
    },
  },
  story: {
    paths: ['/story/:id'],
    read([name, part, ...rest]) {
      if (name?.toLowerCase() !== 'story' || part === undefined || rest.length > 0) return null;
      const id = decoded(part);
      // A browser takes dots for steps up and down, however they are written.
      if (id === null || id.length > MAX_STORY_ID_LENGTH || id === '.' || id === '..') return null;
      return { kind: 'story', id };
    },
    write: ({ id }) => `/story/${encodeURIComponent(id)}`,
  },
  text: {
    paths: TEXTS_AT_ADDRESSES.map((text) => `/${text}`),
    read([name, ...rest]) {
      const text = TEXTS_AT_ADDRESSES.find((each) => each === name?.toLowerCase());
      return text && rest.length === 0 ? { kind: 'text', text } : null;
    },
    write: ({ text }) => `/${text}`,
  },
};
const ROWS: readonly Row<Screen>[] = Object.values(SCREENS);
const rowOf = (screen: Screen): Row<Screen> => SCREENS[screen.kind];

/** Every canonical path, for a server to register. */
export const PAGE_PATHS: readonly string[] = ROWS.flatMap(({ paths }) => paths);

/**
 * Never throws.
 * @param path   as it was sent, still encoded
 * @param search query string, with or without its question mark; what cannot be understood in it is ignored
 */
export function readAddress(path: string, search: string): Address {
  const parts = partsOf(path);
  const query = new URLSearchParams(search);
  for (const row of parts ? ROWS : []) {
    const screen = row.read(parts ?? [], query);
    if (screen) return { screen, unknownPath: false };
  }
  return { screen: HOME, unknownPath: true };
}

/** The screen of a path of ours and its query, as addressOf writes them. */
export function screenAt(address: string): Screen {
  const [path = '', search = ''] = address.split('?');
  return readAddress(path, search).screen;
}

/** @returns the canonical address of a screen: path and query */
export function addressOf(screen: Screen): string {
  return rowOf(screen).write(screen);
}

/** The same screen in a given language, for switching without JavaScript. */
export function addressIn(screen: Screen, language: InterfaceLanguage): string {
  const address = addressOf(screen);
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/**
 * The one address that a screen in a language is found by: English is the language of an address that names none, and what is found
 * is of the newest edition.
 */
export function canonicalIn(screen: Screen, language: InterfaceLanguage): string {
  const found = { ...screen, edition: undefined } as Screen;
  return language === 'en' ? addressOf(found) : addressIn(found, language);
}

/** Address of a story's page. */
export function storyAddress(id: string): string {
  return addressOf({ kind: 'story', id });
}

/** Address of a category's feed. */
export function categoryAddress(category: CategoryKey): string {
  return addressOf({ ...HOME, category });
}

/** The feed that a screen shows or lies over. */
export function feedUnder(screen: Screen): FeedScreen {
  return screen.kind === 'feed' ? screen : HOME;
}

/** @returns null for what is no path of ours: it does not begin with a slash, or has nothing between two */
function partsOf(path: string): string[] | null {
  const parts = path.split('/');
  while (parts.at(-1) === '') parts.pop();
  if (parts.length === 0) return [];
  return parts.shift() === '' && !parts.includes('') ? parts : null;
}

function feedQueryOf(query: URLSearchParams): Pick<FeedScreen, 'query' | 'sort' | 'page' | 'edition'> {
  const page = Number(query.get('page') ?? 1);
  const later = Number.isInteger(page) && page > 1 && page <= MAX_PAGE;
  return {
    query: cut((query.get('q') ?? '').trim()),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'top',
    ...(later ? { page, edition: query.get('edition') || undefined } : {}),
  };
}

/** A search of a length that the API takes, cut between two characters, and not before a space. */
function cut(query: string): string {
  if (query.length <= MAX_QUERY_LENGTH) return query;
  return query
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** @returns null for what does not stand for text */
function decoded(part: string): string | null {
  try {
    const text = decodeURIComponent(part);
    // Half a character can be read but not written.
    encodeURIComponent(text);
    return text;
  } catch {
    return null;
  }
}
