import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { FeedScreen } from '../../contract/address.ts';
import type { Article, ArticlePage, InterfaceLanguage, ReaderPlace } from '../../contract/contract.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { get, type Params } from './api.ts';

export type Place = ReaderPlace;

export interface FeedRequest {
  screen: FeedScreen;
  language: InterfaceLanguage;
  place: Place | null;
}

export type Pages = InfiniteData<ArticlePage, number>;

/** A feed changes while it is read only when the reader asks for more, or reloads. */
export function feedQuery({ screen, language, place }: FeedRequest) {
  const firstPage = screen.page ?? 1;
  return infiniteQueryOptions({
    queryKey: feedKey({ screen, language, place }),
    queryFn: ({ pageParam, client, queryKey, signal }) => {
      const edition = client.getQueryData<Pages>(queryKey)?.pages[0]?.edition;
      const pinned = pageParam === firstPage ? undefined : edition;
      return feedPage({ screen, language, place }, { page: pageParam, edition: pinned }, signal);
    },
    initialPageParam: firstPage,
    getNextPageParam: (last, pages) => (hasMore(last, pages) ? nextPage(pages, firstPage) : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** One page of a feed. @param which `edition` pins the stories it began with; `why: 1` adds their factors */
export function feedPage(
  { screen, language, place }: FeedRequest,
  which: { page: number; edition: string | undefined; why?: 1 },
  signal: AbortSignal,
): Promise<ArticlePage> {
  const address = listing(screen, { ...readerParams(language, place), ...which });
  return get<ArticlePage>({ signal, ...address });
}

/** Feeds are told apart by screen, language and place: a change of any loads anew. */
export function feedKey({ screen, language, place }: FeedRequest) {
  const { category, query, sort, page = 1 } = screen;
  return ['feed', category, query, sort, page, language, placeName(place)] as const;
}

/** The language in a key that feedKey made. */
export function languageOfFeed(key: readonly unknown[]): unknown {
  const [, , , , , language] = key;
  return language;
}

/** Places are told apart by name: a position that moves within a city changes nothing. */
export function placeName(place: Place | null): string | null {
  return place && `${place.city}, ${place.country}`;
}

/** Where a feed comes from: a search if there is a query, else the category's listing. */
function listing(screen: FeedScreen, reader: Params): { path: string; params: Params } {
  if (screen.query) return { path: '/api/search', params: { q: screen.query, ...reader } };
  const category = screen.category === 'all' ? undefined : screen.category;
  const sort = screen.sort === 'top' ? undefined : screen.sort;
  return { path: '/api/articles', params: { category, sort, limit: PAGE_SIZE, ...reader } };
}

/** The reader's place goes to the server no more precisely than news needs it. */
export function readerParams(language: InterfaceLanguage, place: Place | null): Params {
  if (!place) return { lang: language };
  const { accuracy, city, country } = place;
  return {
    lang: language,
    lat: coarse(place.latitude),
    lon: coarse(place.longitude),
    accuracy,
    city,
    country,
  };
}

/** 0.1° is about 10 km, and what the server rounds to for the pages it renders. */
const STEPS_PER_DEGREE = 10;
export function coarse(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
}

/** The page after these: floor(loaded / 20) + 2, where loaded does not count the featured story. */
export function nextPage(pages: ArticlePage[], firstPage: number): number {
  const loaded = pages.reduce((sum, page) => sum + page.data.length, 0) - 1;
  return Math.floor(Math.max(loaded, 0) / PAGE_SIZE) + 1 + firstPage;
}

/** What the server says, but a page that brought nothing new is the last. */
function hasMore(last: ArticlePage, pages: ArticlePage[]): boolean {
  if (!last.hasMore || last.data.length === 0) return false;
  const earlier = new Set(pages.slice(0, -1).flatMap((page) => page.data.map(({ id }) => id)));
  return last.data.some(({ id }) => !earlier.has(id));
}

/** All stories of the loaded pages, each once; those without a readable date are dropped. */
export function storiesOf(pages: ArticlePage[]): Article[] {
  const seen = new Set<string>();
  return pages
    .flatMap((page) => page.data)
    .filter(({ id, publishedAt }) => {
      if (seen.has(id)) return false;
      seen.add(id);
      if (!Number.isNaN(Date.parse(publishedAt))) return true;
      console.warn(`Story ${id} has no readable date and is not shown`);
      return false;
    });
}

/** Puts the server's page where the query would put it. */
export function pagesOf(feed: ArticlePage, screen: FeedScreen): Pages {
  return { pages: [feed], pageParams: [screen.page ?? 1] };
}
