/**
 * Rendered pages, ready to send. A page is rendered once per canonical address, language and place,
 * again after each publish, and never twice at the same time. docs/decisions/0005 says why.
 */
import { LRUCache } from 'lru-cache';
import { type PreparedBody, preparePage } from '../http/http-cache.ts';

export interface FinishedPage {
  status: number;
  html: string;
  /** Where the page is now, for redirects. */
  location?: string;
  /** False for pages that lack something or tell of a failure: the next reader may be luckier. */
  keep: boolean;
}

export interface CachedPage extends PreparedBody {
  status: number;
  location: string | null;
  /** Edition it was rendered from. */
  version: string;
  /** Milliseconds since 1970. */
  renderedAt: number;
  /** Times it was sent since it was rendered. */
  hits: number;
}

export interface PageCacheOptions<Request> {
  render(request: Request): Promise<FinishedPage>;
  /** Edition in force: a page of an earlier one is out of date. */
  version(): string;
  /** Milliseconds since 1970. */
  now(): number;
  onError: (error: unknown) => void;
  /** Pages kept. */
  capacity: number;
}

interface Slot<Request> {
  page: CachedPage;
  request: Request;
}

/** From here on a page tells of a failure of ours. */
const INTERNAL_ERROR = 500;
/** Nobody is sent news older than this because of the cache, unless newer cannot be had. */
const STALE_MS = 5 * 60_000;
/** A page asked for this often since the last publish is rendered again before anybody asks. */
const HOT_HITS = 3;
const MAX_HOT_PAGES = 40;

export class PageCache<Request extends { key: string }> {
  readonly #options: PageCacheOptions<Request>;
  readonly #slots: LRUCache<string, Slot<Request>>;
  readonly #running = new Map<string, Promise<CachedPage>>();
  /** Hot pages whose turn to be rendered again has yet to come. */
  readonly #waiting = new Set<string>();

  constructor(options: PageCacheOptions<Request>) {
    this.#options = options;
    this.#slots = new LRUCache({ max: options.capacity });
  }

  /** The page, where it can be sent and nothing has to be made for it: fresh, or stale with its successor already on the way. */
  ready(request: Request): CachedPage | undefined {
    const page = this.#kept(request);
    if (!page || (this.#isStale(page) && !this.#isOnItsWay(request))) return undefined;
    page.hits++;
    return page;
  }

  /**
   * The page: a stale one at once, and its successor is made; one too old is waited for. One that cannot be rendered any more, or
   * whose news cannot be had, is sent as it last was.
   */
  async get(request: Request): Promise<CachedPage> {
    const kept = this.#kept(request);
    if (kept) {
      if (this.#isStale(kept)) this.#render(request).catch(this.#options.onError);
      kept.hits++;
      return kept;
    }
    try {
      const page = await this.#render(request);
      const last = page.status >= INTERNAL_ERROR ? this.#slots.peek(request.key)?.page : undefined;
      const sent = last ?? page;
      sent.hits++;
      return sent;
    } catch (error) {
      const last = this.#slots.peek(request.key);
      if (!last) throw error;
      this.#options.onError(error);
      return last.page;
    }
  }

  /** Renders what readers ask for most again, one after the other. Returns how many. */
  async refreshHot(): Promise<number> {
    const hot = [...this.#slots.entries()]
      .map(([, slot]) => slot)
      .filter(({ page }) => page.hits >= HOT_HITS)
      .sort((a, b) => b.page.hits - a.page.hits)
      .slice(0, MAX_HOT_PAGES);
    for (const { request } of hot) this.#waiting.add(request.key);
    for (const { request } of hot) {
      await this.#render(request).catch(this.#options.onError);
      this.#waiting.delete(request.key);
    }
    return hot.length;
  }

  #isOnItsWay({ key }: Request): boolean {
    return this.#running.has(key) || this.#waiting.has(key);
  }

  #isStale({ version }: CachedPage): boolean {
    return version !== this.#options.version();
  }

  /** The page as it last was, unless it is too old to send. */
  #kept({ key }: Request): CachedPage | undefined {
    const page = this.#slots.get(key)?.page;
    const isTooOld = page && this.#isStale(page) && this.#options.now() - page.renderedAt >= STALE_MS;
    return isTooOld ? undefined : page;
  }

  #render(request: Request): Promise<CachedPage> {
    const running = this.#running.get(request.key);
    if (running) return running;
    const started = this.#renderNow(request).finally(() => this.#running.delete(request.key));
    this.#running.set(request.key, started);
    return started;
  }

  async #renderNow(request: Request): Promise<CachedPage> {
    const version = this.#options.version();
    const renderedAt = this.#options.now();
    const { html, status, location = null, keep } = await this.#options.render(request);
    const body = await preparePage(html);
    const page: CachedPage = { ...body, status, location, version, renderedAt, hits: 0 };
    if (keep) this.#slots.set(request.key, { page, request });
    return page;
  }
}
