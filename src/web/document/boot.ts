/** The boot data: everything the browser needs to start where the server stopped, as JSON in the page. */
import type { Article, BootData } from '../../contract/contract.ts';
import { ApiError } from '../data/api.ts';
import { excerptFor, layout, sizeAt } from '../pages/feed/blocks.ts';

export const BOOT_ID = 'boot';

/** An article as it travels: what a feed does not show, or what follows from the rest, stays at home. */
type Slim = Omit<Article, 'description' | 'content' | 'author' | 'tags' | 'originalLanguage' | 'source'> &
  Partial<Pick<Article, 'originalLanguage' | 'source'>>;

/** Hundredths of a degree, about 1 km: a distance is shown no finer. */
const STEPS_PER_DEGREE = 100;

function rounded(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
}

function slim(article: Article, place: number): Slim {
  const { description, content, author, tags, originalLanguage, source, ...rest } = article;
  return {
    ...rest,
    latitude: rounded(rest.latitude),
    longitude: rounded(rest.longitude),
    excerpt: excerptFor(rest.excerpt, sizeAt(place)),
    imageSources: rest.imageSources.filter((url) => url !== rest.imageUrl),
    ...(originalLanguage === rest.language ? {} : { originalLanguage }),
    ...(source === rest.publishers[0] ? {} : { source }),
  };
}

function slimmed(articles: Article[]): Slim[] {
  const { list } = layout(articles);
  return articles.map((article) => slim(article, list.indexOf(article)));
}

/** A feed's article has its excerpt where the full texts were; an opened story asks for its own. */
function whole(article: Slim): Article {
  const { excerpt, language, publishers } = article;
  const source = publishers[0] ?? '';
  const unseen = { description: excerpt, content: excerpt, author: source, tags: [] };
  return { ...unseen, originalLanguage: language, source, ...article };
}

/** Boot data as JSON that is safe between script tags. The list of publishers travels only where it is shown. */
export function encodeBoot(boot: BootData): string {
  const { screen, site, data } = boot;
  const about = screen.kind === 'text' && screen.text === 'about';
  const travelling = {
    ...boot,
    site: about ? site : { ...site, publishers: [] },
    data: { ...data, feed: data.feed && { ...data.feed, data: slimmed(data.feed.data) } },
  };
  return JSON.stringify(travelling).replaceAll('<', '\\u003c');
}

export function decodeBoot(text: string): BootData {
  const boot = JSON.parse(text) as BootData;
  const { feed } = boot.data;
  return { ...boot, data: { ...boot.data, feed: feed && { ...feed, data: feed.data.map(whole) } } };
}

declare global {
  interface Window {
    /** A page made elsewhere may start loading before our code arrives (DATA-49). */
    __newsDataPromise?: Promise<BootData>;
  }
}

let running: Promise<BootData> | null = null;

/**
 * The boot data, loaded at most once: from the page when the server rendered it, else from the promise a host page
 * started, else out of the page as our server renders it. Later callers get the same result (DATA-46…49, ruling 4).
 */
export function loadBoot(): Promise<BootData> {
  running ??= findBoot().catch((error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}

/** True when there is nothing to wait for: the server rendered this page (ruling 22). */
export function hasBoot(): boolean {
  return document.getElementById(BOOT_ID) !== null;
}

async function findBoot(): Promise<BootData> {
  const inPage = document.getElementById(BOOT_ID)?.textContent;
  if (inPage) return decodeBoot(inPage);
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
