/** Which address is which screen: the one place that knows. Pure, used by server and browser alike. */
import type { CategoryKey, InterfaceLanguage, Screen } from '../contract/contract.ts';

export type FeedScreen = Extract<Screen, { kind: 'feed' }>;
/** A screen that lies over a feed. */
export type OverlayScreen = Exclude<Screen, FeedScreen>;
export type Sort = FeedScreen['sort'];

/** The main navigation, in this order. */
export const MAIN_CATEGORIES = [
  'all',
  'local',
  'world',
  'politics',
  'science',
] as const satisfies CategoryKey[];
/** Under "More", in this order. */
export const MORE_CATEGORIES = [
  'business',
  'technology',
  'environment',
  'health',
  'entertainment',
  'sports',
  'crime',
] as const satisfies CategoryKey[];
export const ALL_CATEGORIES: readonly CategoryKey[] = [...MAIN_CATEGORIES, ...MORE_CATEGORIES];

const SORTS: readonly Sort[] = ['top', 'newest', 'covered'];
const TEXTS = ['about', 'privacy', 'terms'] as const;
/** Longest query that is searched; longer ones are cut, as the API would refuse them. */
const LONGEST_QUERY = 5000;

export const HOME: FeedScreen = { kind: 'feed', category: 'all', query: '', sort: 'top' };

/**
 * @param path   pathname; a trailing slash and capitals do not matter
 * @param search query string, with or without its question mark
 * @returns the screen, and whether the path is none we know (then it is the home feed)
 */
export function screenOf(path: string, search: string): { screen: Screen; unknownPath: boolean } {
  const params = new URLSearchParams(search);
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean);
  const name = first.toLowerCase();
  if (name === 'story' && second && rest.length === 0)
    return { screen: { kind: 'story', id: decode(second) }, unknownPath: false };
  const alone = second === '';
  const text = TEXTS.find((candidate) => candidate === name);
  if (text && alone) return { screen: { kind: 'text', text }, unknownPath: false };
  const category = name === '' ? 'all' : alone ? categoryOf(name) : undefined;
  return { screen: feedOf(category ?? 'all', params), unknownPath: category === undefined };
}

function feedOf(category: CategoryKey, params: URLSearchParams): FeedScreen {
  const page = Number(params.get('page') ?? 1);
  return {
    kind: 'feed',
    category,
    query: (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'top',
    ...(Number.isSafeInteger(page) && page > 1 ? { page } : {}),
  };
}

/** "all" has no path of its own; "tech" is another name of technology. */
function categoryOf(name: string): Exclude<CategoryKey, 'all'> | undefined {
  if (name === 'tech') return 'technology';
  return ALL_CATEGORIES.find(
    (category): category is Exclude<CategoryKey, 'all'> => category === name && category !== 'all',
  );
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @returns path and query of a screen; values that say nothing new are left out */
export function addressOf(screen: Screen): string {
  if (screen.kind === 'story') return `/story/${encodeURIComponent(screen.id)}`;
  if (screen.kind === 'text') return `/${screen.text}`;
  const params = new URLSearchParams();
  if (screen.query) params.set('q', screen.query);
  if (screen.sort !== 'top') params.set('sort', screen.sort);
  if (screen.page && screen.page > 1) params.set('page', String(screen.page));
  const path = screen.category === 'all' ? '/' : `/${screen.category}`;
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The same screen in a given language, for hreflang and for switching without JavaScript. */
export function addressIn(screen: Screen, language: InterfaceLanguage): string {
  const address = addressOf(screen);
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The keys a story's label, colour and artwork may have; anything else counts as general. */
export type Labelled = Exclude<CategoryKey, 'all'> | 'general';

export function labelledCategory(category: string): Labelled {
  return categoryOf(category) ?? 'general';
}

/** Address of a category's feed. */
export function categoryAddress(category: CategoryKey): string {
  return addressOf({ ...HOME, category });
}
