/** The boot data: everything the browser needs to start where the server stopped, as JSON in the page. */
import type { Article, ArticlePage, BootData } from '../../contract/contract.ts';
import { ApiError } from '../data/api.ts';
import { excerptFor, layout, sizeAt } from '../pages/feed/blocks.ts';

export const BOOT_ID = 'boot';

/**
 * What an article brings along: what a card shows, and what is computed from it. It travels as a row of values in this
 * order, because twenty times the names of the fields would weigh more than the values.
 */
const FIELDS = [
  'id',
  'title',
  'excerpt',
  'category',
  'location',
  'publishedAt',
  'imageUrl',
  'imageSources',
  'readTime',
  'language',
  'originalLanguage',
  'reports',
  'origins',
  'originSizes',
  'publishers',
  'latitude',
  'longitude',
  'demo',
  'factors',
] as const satisfies (keyof Article)[];

type Travelling = Pick<Article, (typeof FIELDS)[number]>;
type Row = unknown[];

/** Hundredths of a degree, about 1 km: a distance is shown no finer. */
const STEPS_PER_DEGREE = 100;

function rounded(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
}

function rowsOf(articles: Article[]): Row[] {
  const { list } = layout(articles);
  return articles.map((article) => {
    const travelling: Travelling = {
      ...article,
      excerpt: excerptFor(article.excerpt, sizeAt(list.indexOf(article))),
      imageSources: article.imageSources.filter((url) => url !== article.imageUrl),
      latitude: rounded(article.latitude),
      longitude: rounded(article.longitude),
    };
    return FIELDS.map((field) => travelling[field]);
  });
}

/** A feed's article has its excerpt where the full texts were; an opened story asks for its own. */
function articleOf(row: Row): Article {
  // Values that were undefined travel as null; of these fields only `factors` can be.
  const fields = FIELDS.map((field, index) => [field, row[index]] as const);
  const article = Object.fromEntries(
    fields.filter(([field, value]) => field !== 'factors' || value !== null),
  ) as Travelling;
  const { excerpt, publishers } = article;
  const source = publishers[0] ?? '';
  return { description: excerpt, content: excerpt, source, author: source, tags: [], ...article };
}

type TravellingBoot = Omit<BootData, 'data'> & {
  data: Omit<BootData['data'], 'feed'> & { feed: (Omit<ArticlePage, 'data'> & { data: Row[] }) | null };
};

/** Boot data as JSON that is safe between script tags. The list of publishers travels only where it is shown. */
export function encodeBoot(boot: BootData): string {
  const { screen, site, data } = boot;
  const about = screen.kind === 'text' && screen.text === 'about';
  const travelling: TravellingBoot = {
    ...boot,
    site: about ? site : { ...site, publishers: [] },
    data: { ...data, feed: data.feed && { ...data.feed, data: rowsOf(data.feed.data) } },
  };
  return JSON.stringify(travelling).replaceAll('<', '\\u003c');
}

export function decodeBoot(text: string): BootData {
  const boot = JSON.parse(text) as TravellingBoot;
  const { feed } = boot.data;
  return { ...boot, data: { ...boot.data, feed: feed && { ...feed, data: feed.data.map(articleOf) } } };
}

declare global {
  interface Window {
    /** A page made elsewhere may start loading before our code arrives. */
    __newsDataPromise?: Promise<BootData>;
  }
}

let running: Promise<BootData> | null = null;

/**
 * The boot data, loaded at most once: from the page when the server rendered it, else from the promise a host page
 * started, else out of the page as our server renders it. Later callers get the same result.
 */
export function loadBoot(): Promise<BootData> {
  running ??= findBoot().catch((error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}

/** True when there is nothing to wait for: the server rendered this page. */
export function hasBoot(): boolean {
  return document.getElementById(BOOT_ID) !== null;
}

async function findBoot(): Promise<BootData> {
  const inPage = document.getElementById(BOOT_ID)?.textContent;
  if (inPage) return decodeBoot(inPage);
  // oxlint-disable-next-line no-underscore-dangle -- the specified name of a preloaded start
  const preloaded = await window.__newsDataPromise?.catch(() => null);
  if (preloaded) return preloaded;
  return fetchBoot(location.href);
}

/** The boot data of a page of ours, read out of that page. @throws ApiError when there is none in it */
export async function fetchBoot(address: string): Promise<BootData> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const text = page.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new ApiError('refused', response.status, '', '');
  return decodeBoot(text);
}
