import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { FeedScreen } from '../../contract/address.ts';
import type {
  BootData,
  CardPage,
  CardStory,
  InterfaceLanguage,
  ReaderPlace,
  ReaderWeights,
} from '../../contract/contract.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { DEFAULT_READS } from '../../contract/locale.ts';
import { toCell } from '../../contract/reader-cookie.ts';
import { NEUTRAL_WEIGHTS, writeWeights } from '../../contract/weights.ts';
import { get, type Params } from './api.ts';
import { cardPageShape } from './shapes.ts';

/** Where a reader is; or a country alone, which is a guess. */
export type Place = ReaderPlace | { city: ''; country: string };

/** For whom stories are asked for: the server ranks and writes them for this reader. */
export interface Asking {
  language: InterfaceLanguage;
  place: Place | null;
  /** The reader's own sliders; null: all in the middle. */
  weights: ReaderWeights | null;
  /** Languages the reader reads, as in an address; null: those that go with the interface. */
  reads: string | null;
  /** Whose account, its id; null: nobody is signed in. Calls carry the proof by themselves. */
  account: string | null;
}

/** For whom the server rendered the page. */
export function askedFor({ language, place, country, weights, reads, user }: Omit<BootData, 'data'>): Asking {
  return {
    language,
    place: place ?? (country === null ? null : { city: '', country }),
    weights,
    reads: readIn(reads, language),
    account: user?.id ?? null,
  };
}

export interface FeedRequest extends Asking {
  screen: FeedScreen;
}

export type Pages = InfiniteData<CardPage, number>;

/** Feeds the reader has left, all their pages with them, for when they come back. */
const MOST_LEFT = 30;
const OLD_MS = 300_000;

/**
 * A feed changes while it is read only when the reader asks for more, or reloads, and stays for as long as the visit. What is asked for
 * anew, after a mute, is the edition it began with: else newer stories would move those that stay.
 */
export function feedQuery(request: FeedRequest) {
  const firstPage = request.screen.page ?? 1;
  return infiniteQueryOptions({
    queryKey: feedKey(request),
    queryFn: ({ pageParam, client, queryKey, signal }) => {
      const { pages = [], pageParams = [] } = client.getQueryData<Pages>(queryKey) ?? {};
      const earlier = pages.filter((_, index) => (pageParams[index] ?? 0) < pageParam);
      const cache = client.getQueryCache();
      for (const oldest of cache.findAll({ queryKey: ['feed'], type: 'inactive' }).slice(0, -MOST_LEFT))
        cache.remove(oldest);
      return moreOf(
        request,
        { page: pageParam, edition: pages[0]?.edition ?? request.screen.edition },
        earlier,
        signal,
      );
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? nextPage(pages, firstPage) : undefined),
    // What the server could not load is told, and asked for again by the reader.
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The next page; and the ones behind it with it, until there is news among them, where the edition that the feed began with is kept no
 * longer: in the one that took its place, whatever has risen since has moved known stories down. There is more when the server says so,
 * unless there was nothing new.
 */
async function moreOf(
  request: FeedRequest,
  { page, edition }: { page: number; edition: string | undefined },
  earlier: CardPage[],
  signal: AbortSignal,
): Promise<CardPage> {
  const known = new Set(earlier.flatMap((each) => each.data.map(({ id }) => id)));
  const data: CardStory[] = [];
  for (let asked = page; ; asked++) {
    const next = await feedPage(request, { page: asked, edition }, signal);
    data.push(...next.data);
    const hasNews = next.data.some(({ id }) => !known.has(id));
    if (hasNews || !next.hasMore || next.edition === edition)
      return { ...next, data, hasMore: next.hasMore && hasNews };
  }
}

/** @param which `edition` pins the stories the feed began with */
export function feedPage(
  { screen, ...asking }: FeedRequest,
  which: { page: number; edition: string | undefined },
  signal?: AbortSignal,
): Promise<CardPage> {
  const weights = isWeighable(screen) ? asking.weights : null;
  const address = listing(screen, { ...readerParams({ ...asking, weights }), ...which });
  return get({ signal, ...address }, cardPageShape);
}

/** Sliders weigh the top order. Newest and most covered are orders of their own, and so is a search. */
export function isWeighable({ sort, query }: FeedScreen): boolean {
  return sort === 'top' && query === '';
}

/** Feeds are told apart by screen, languages, place, account and sliders: a change of any loads anew. */
export function feedKey({ screen, language, place, weights, reads, account }: FeedRequest) {
  const { category, query, sort, page = 1, edition } = screen;
  const weighed = isWeighable(screen) ? weighedBy(weights) : null;
  return [
    'feed',
    category,
    query,
    sort,
    page,
    edition,
    language,
    placeName(place),
    account,
    reads,
    weighed,
  ] as const;
}

/** Of a feed as the server rendered with it: what comes before all of the page has been taken over changes nothing there. */
export const renderedKey = (key: ReturnType<typeof feedKey>) => ['rendered', ...key] as const;

/** Forgets a feed that is some minutes old, for a reader who goes to it anew: only who goes back finds it as it was. */
export function forgetOld(client: QueryClient, { category, query, sort, page = 1 }: FeedScreen): void {
  client.removeQueries({
    queryKey: ['feed', category, query, sort, page],
    type: 'inactive',
    predicate: ({ state }) => Date.now() - state.dataUpdatedAt > OLD_MS,
  });
}

/** True when two feeds differ in the sliders at most: one may stand for the other until that has come. */
export function isSameButWeighed(key: readonly unknown[], other: readonly unknown[]): boolean {
  return key.slice(0, -1).every((part, index) => part === other[index]);
}

/** The sliders in a key or an address. */
export function weighedBy(weights: ReaderWeights | null): string | null {
  return weights && writeWeights(weights);
}

/**
 * The languages a reader reads, as in an address; null where they are those that go with the interface. A text, so that what the
 * server rendered for and what the device says are the same: a change while a page comes to life would draw it anew.
 */
export function readIn(reads: readonly string[] | null, language: InterfaceLanguage): string | null {
  const usual = DEFAULT_READS[language];
  const asUsual = !reads || (reads.length === usual.length && usual.every((code) => reads.includes(code)));
  return asUsual ? null : reads.join();
}

/** The language in a key that feedKey made. */
export function languageOfFeed(key: readonly unknown[]): unknown {
  const [, , , , , , language] = key;
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

/** Who is signed in says what is usual too: their account may know it otherwise. */
export function languageParams({ language, reads, account }: Pick<Asking, 'language' | 'reads' | 'account'>) {
  return { lang: language, reads: reads ?? (account ? DEFAULT_READS[language].join() : undefined) };
}

/** The reader's place goes to the server no more precisely than news needs it; of a guess, the country alone. */
export function readerParams(asking: Asking): Params {
  const { place, account } = asking;
  const weights = asking.weights ?? (account ? NEUTRAL_WEIGHTS : null);
  const params = { ...languageParams(asking), weights: weighedBy(weights) ?? undefined };
  if (!place || !('latitude' in place) || place.city === '') return { ...params, country: place?.country };
  const { latitude, longitude, accuracy, city, country } = place;
  return { ...params, lat: toCell(latitude), lon: toCell(longitude), accuracy, city, country };
}

/** The page after these: floor(loaded / 20) + 2, where loaded does not count the featured story. */
export function nextPage(pages: CardPage[], firstPage: number): number {
  const loaded = pages.reduce((sum, page) => sum + page.data.length, 0) - 1;
  return Math.floor(Math.max(loaded, 0) / PAGE_SIZE) + 1 + firstPage;
}

/** All stories of the loaded pages, each once. */
export function storiesOf(pages: CardPage[]): CardStory[] {
  const seen = new Set<string>();
  return pages
    .flatMap(({ data }) => data)
    .filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    });
}

/**
 * The story above all others: the first with a picture, else the first.
 * @param able which may come first for their picture: those of the first page, as what is loaded later moves nothing
 */
export function featuredOf(stories: readonly CardStory[], able: readonly CardStory[]): CardStory | null {
  return stories.find((story) => story.imageUrl && able.includes(story)) ?? stories[0] ?? null;
}

/** Puts the server's page where the query would put it. */
export function pagesOf(feed: CardPage, screen: FeedScreen): Pages {
  return { pages: [feed], pageParams: [screen.page ?? 1] };
}
