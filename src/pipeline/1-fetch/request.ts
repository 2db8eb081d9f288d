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
  /** Told of every host before it is asked. */
  onHost: (host: string) => void;
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

/**
 * One conditional GET within all limits. Every hop is checked like the first.
 * @throws FetchFault blocked-address, too-many-redirects, bad-redirect, http-<status>, and those of readBody;
 *   other errors come from the HTTP client
 */
export async function get(address: string, options: GetOptions): Promise<Answer> {
  const { agent, allow, headers, limits, now, onHost } = options;
  // One deadline for everything: a server that sends a byte a second keeps every other timeout happy.
  const signal = AbortSignal.timeout(limits.deadlineMs);
  let url = checkUrl(address, allow);
  let permanent = true;
  for (let hop = 0; ; hop++) {
    onHost(url.host);
    const response = await request(url, { dispatcher: agent, headers, signal });
    if (!isSuccess(response.statusCode)) await response.body.dump();
    const next = redirectOf(response, url, allow);
    if (!next) {
      const movedTo = hop > 0 && permanent ? url.href : null;
      return { ...(await answer(response, limits, now)), finalUrl: url.href, movedTo };
    }
    if (hop >= limits.maxRedirects)
      throw new FetchFault(
        'too-many-redirects',
        `${address} redirects more than ${limits.maxRedirects} times.`,
      );
    permanent &&= PERMANENT.has(response.statusCode);
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
