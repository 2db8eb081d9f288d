/**
 * Pages for readers. What is in the page cache is answered before the framework sees the request: routing, hooks and
 * logging would cost more than the answer. Everything else comes through `send`.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import {
  categoryAddress,
  type ErrorCode,
  feedUnder,
  type PageData,
  type PageInput,
  type Reader,
  storyAddress,
} from '../../contract/contract.ts';
import { cityName } from '../../geo/geo.ts';
import type { Context, Pages } from '../context.ts';
import { logUnlessAway, RETRY_AFTER_SECONDS, UNAVAILABLE } from '../http/errors.ts';
import { KEPT_NOWHERE, negotiated, preparePage } from '../http/http-cache.ts';
import { setPageCookie } from '../http/page-cookie.ts';
import { commonHeaders, pageHeaders } from '../http/security.ts';
import { keepForVisit } from '../http/visit-language.ts';
import { type CachedPage, type FinishedPage, PageCache } from './page-cache.ts';
import { loadPageData } from './page-data.ts';
import {
  type AskedPage,
  isOver,
  isSharedRequest,
  type PageRequest,
  readPageRequest,
  type SharedRequest,
} from './page-request.ts';
import { sponsoredFor } from './sponsored.ts';

/** Twelve categories, two languages, a few places each, and the stories of the day. */
const KEPT_PAGES = 500;
/** Searches and later pages are many and seldom asked twice; in their own room they push no other page out. */
const KEPT_ONCE_ASKED = 100;
const MOVED_PERMANENTLY = 301;
const FOUND = 302;
const NOT_AVAILABLE = 503;
const INTERNAL_ERROR = 500;

type Headers = Record<string, string | number>;

/** A page as it goes out. */
type ReadyPage = Pick<CachedPage, 'status' | 'location' | 'tag' | 'type' | 'bytes'>;

export function createPages(context: Context): Pages {
  const { edition, now, log, secure, develop } = context;
  const create = (capacity: number): PageCache<SharedRequest> =>
    new PageCache({
      capacity,
      render: async (request) => {
        const page = await renderPage(context, request);
        return develop ? { ...page, keep: false } : page;
      },
      version: () => edition.token(),
      now: () => now().getTime(),
      onError: (error) => log.error({ err: error }, 'page could not be rendered'),
    });
  const pages = create(KEPT_PAGES);
  const onceAsked = create(KEPT_ONCE_ASKED);
  const cacheOf = ({ screen }: SharedRequest): PageCache<SharedRequest> =>
    screen.kind === 'feed' && (screen.query !== '' || screen.page !== undefined) ? onceAsked : pages;

  const shared: Headers = { ...commonHeaders(secure), ...pageHeaders(context) };
  const own: Headers = { ...shared, 'cache-control': KEPT_NOWHERE };

  const renderOwn = async (request: PageRequest): Promise<ReadyPage> => {
    const { html, status, location = null } = await renderPage(context, request);
    return { ...(await preparePage(html)), status, location };
  };

  /** Status, headers and body of a page for one client. */
  function answer(
    page: ReadyPage,
    { headers, url = '' }: IncomingMessage,
    isOwn: boolean,
  ): { status: number; headers: Headers; body: Buffer | null } {
    const common: Headers = { ...(isOwn ? own : shared), ...keepForVisit(url, headers.cookie, secure) };
    if (page.location !== null) {
      return {
        status: page.status,
        headers: { ...common, location: page.location + queryAlong(url) },
        body: null,
      };
    }
    if (page.status === NOT_AVAILABLE) common['retry-after'] = RETRY_AFTER_SECONDS;
    const tag = isOwn || page.status !== 200 ? null : page.tag;
    const { headers: form, bytes } = negotiated({ ...page, tag }, headers);
    return { status: bytes ? page.status : 304, headers: { ...common, ...form }, body: bytes };
  }

  return {
    answerFromCache(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const { request: wanted, session } = readPageRequest(request.url ?? '/', request.headers, secure);
      // Whose session it is, the database knows, and nobody else waits for it.
      if (session !== null) return false;
      // Most addresses that are no page of ours are other things of ours.
      if (wanted.unknownPath || !isSharedRequest(wanted)) return false;
      const page = cacheOf(wanted).ready(wanted);
      if (!page) return false;
      const { status, headers, body } = answer(page, request, false);
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' ? undefined : (body ?? undefined));
      return true;
    },

    async send(request, reply) {
      const wanted = await whoseRequest(
        context,
        readPageRequest(request.url, request.raw.headers, secure),
        reply,
      );
      const { status, headers, body } = isSharedRequest(wanted)
        ? answer(await cacheOf(wanted).get(wanted), request.raw, false)
        : answer(await renderOwn(wanted), request.raw, true);
      return reply
        .code(status)
        .headers(headers)
        .send(body ?? undefined);
    },

    refreshHot: () => pages.refreshHot(),
  };
}

/** The request as the signed-in reader's, or as it is: then a cookie that names nobody's session is taken back. */
async function whoseRequest(
  { accounts, log, secure }: Context,
  { request, device, session }: AskedPage,
  reply: FastifyReply,
): Promise<PageRequest> {
  if (session === null) return request;
  try {
    const signed = await accounts.readers.ofPageCookie(session);
    if (signed) {
      const { user, leftOut } = signed;
      return { ...request, key: null, user, leftOut, reader: signed.reader(device.said, device.usual) };
    }
    setPageCookie(reply, null, secure);
    return request;
  } catch (error) {
    // Without the database there is the news still, for nobody in particular, and not for keeping.
    logUnlessAway(log, error, 'a session could not be looked up');
    return { ...request, key: null };
  }
}

/** What of an address goes along to where its page is now: all that was asked for, but not the edition, which is over. */
function queryAlong(url: string): string {
  const mark = url.indexOf('?');
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark));
  query.delete('edition');
  const text = String(query);
  return text && `?${text}`;
}

async function renderPage(context: Context, request: PageRequest): Promise<FinishedPage> {
  const { screen, unknownPath, reader, user } = request;
  if (isOver(request, context.now()))
    return { status: FOUND, html: '', location: categoryAddress(feedUnder(screen).category), keep: false };
  const { language } = reader;
  const { data, invented, mergedInto, whole } = await loadPageData(context, request);
  if (mergedInto !== null)
    return { status: MOVED_PERMANENTLY, html: '', location: storyAddress(mergedInto), keep: true };
  const input: PageInput = {
    screen,
    unknownPath,
    language,
    reads: reader.reads,
    now: context.now().toISOString(),
    ...placeOf(reader),
    weights: reader.weights,
    ...leftOutOf(request, data),
    user,
    sponsored: sponsoredFor(context, reader),
    site: context.site,
    data,
  };
  const { status, html } = await context.renderer.render(input, invented);
  return { status: statusOf(data.error?.code) ?? status, html, keep: whole };
}

/** Of all that the reader has read, what is in the feed. */
function leftOutOf({ leftOut }: PageRequest, { feed }: PageData): Pick<PageInput, 'leftOut'> {
  if (!leftOut || !feed) return {};
  const ids = feed.data.map(({ id }) => id).filter((id) => leftOut.ids.includes(id));
  return { leftOut: { ...leftOut, ids } };
}

/** What a page about a failure is sent with; null when the renderer knows. */
function statusOf(code: ErrorCode | undefined): number | null {
  if (code === undefined || code === 'STORY_NOT_FOUND') return null;
  return code === UNAVAILABLE ? NOT_AVAILABLE : INTERNAL_ERROR;
}

/** The reader's place for the page, when it is known well enough to have a name; else the country. */
function placeOf({ place, language }: Reader): Pick<PageInput, 'place' | 'country'> {
  if (!place?.position || place.city === '') return { place: null, country: place?.country || null };
  const { position, city, country } = place;
  return {
    place: { ...position, city, country, cityName: cityName(city, country, language) },
    country: null,
  };
}
