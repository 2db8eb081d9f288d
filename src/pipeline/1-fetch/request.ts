import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, request } from 'undici';
import { checkUrl, FetchFault, redirectOf } from '../../net/net.ts';
import { readBody } from './body.ts';
import type { FetchLimits } from './limits.ts';
import { retryAfterSeconds } from './schedule.ts';

export interface GetOptions {
  agent: Dispatcher;
  /** "host:port" pairs that may be private. */
  allow: readonly string[];
  headers: Record<string, string>;
  limits: FetchLimits;
  now: Date;
}

/** Where a request stands: what is asked next, and how it came there. */
export interface Way {
  /** The address it set out from. */
  from: string;
  url: URL;
  hops: number;
  /** Every hop was permanent. */
  permanent: boolean;
  /** Milliseconds that all that is still to come may take. */
  leftMs: number;
}

export interface Answer {
  /** null when the server says that nothing changed. */
  bytes: Uint8Array | null;
  headers: IncomingHttpHeaders;
  finalUrl: string;
  /** Where the publisher has moved for good (every hop was 301 or 308), else null. */
  movedTo: string | null;
}

const PERMANENT: ReadonlySet<number> = new Set([301, 308]);

export function setOut(from: string, { allow, limits }: Pick<GetOptions, 'allow' | 'limits'>): Way {
  return { from, url: checkUrl(from, allow), hops: 0, permanent: true, leftMs: limits.deadlineMs };
}

/**
 * One conditional GET within all limits, with the redirects inside one host. Every hop is checked like the first.
 * @returns the way on where another host is to be asked, which waits for its own turn
 * @throws FetchFault blocked-address, too-many-redirects, bad-redirect, http-<status>, and those of readBody;
 *   other errors come from the HTTP client
 */
export async function get(way: Way, options: GetOptions): Promise<Answer | Way> {
  const { agent, allow, headers, limits, now } = options;
  const begun = performance.now();
  // One deadline for everything: a server that sends a byte a second keeps every other timeout happy.
  const signal = AbortSignal.timeout(way.leftMs);
  let { url, hops, permanent } = way;
  for (;;) {
    const response = await request(url, { dispatcher: agent, headers, signal });
    if (!isSuccess(response.statusCode)) await response.body.dump();
    const next = redirectOf(response, url, allow);
    if (!next) {
      const movedTo = hops > 0 && permanent ? url.href : null;
      return { ...(await answer(response, limits, now)), finalUrl: url.href, movedTo };
    }
    if (hops >= limits.maxRedirects)
      throw new FetchFault(
        'too-many-redirects',
        `${way.from} redirects more than ${limits.maxRedirects} times.`,
      );
    hops++;
    permanent &&= PERMANENT.has(response.statusCode);
    if (next.host !== url.host) {
      const leftMs = Math.max(0, Math.round(way.leftMs - (performance.now() - begun)));
      return { ...way, url: next, hops, permanent, leftMs };
    }
    url = next;
  }
}

const isSuccess = (status: number): boolean => status >= 200 && status <= 299;

/** @param response its body has been thrown away unless it is a success */
async function answer(
  response: Dispatcher.ResponseData,
  limits: FetchLimits,
  now: Date,
): Promise<Pick<Answer, 'bytes' | 'headers'>> {
  const { statusCode: status, headers, body } = response;
  if (status === 304) return { bytes: null, headers };
  if (!isSuccess(status))
    throw new FetchFault(
      `http-${status}`,
      `The server answers ${status}.`,
      retryAfterSeconds(headerOf(headers, 'retry-after'), now),
    );
  const length = Number(headerOf(headers, 'content-length') ?? Number.NaN);
  const bytes = await readBody(
    body,
    {
      contentEncoding: headerOf(headers, 'content-encoding') ?? '',
      contentLength: Number.isFinite(length) ? length : null,
    },
    limits,
  );
  return { bytes, headers };
}

export function headerOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(', ') : value) ?? null;
}
