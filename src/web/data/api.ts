/** Calls to our own server: one place for time limits, retries and reading of refusals. */
import { ApiError } from './api-error.ts';
import type { Shape } from './shape.ts';
import { refusedShape } from './shapes.ts';

const TIMEOUT_MS = 30_000;
/** Three attempts in all, for GET, on network faults and 5xx only. */
const ATTEMPTS = 3;
const PAUSE_MS = 300;

/** How a call leaves: bare, or with the proof of a reader who is signed in. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

let leave: Send = (address, init) => fetch(address, init);

/** From now on every call leaves this way. */
export function sendThrough(send: Send): void {
  leave = send;
}

export type Params = Record<string, string | number | undefined>;

export interface Call {
  /** Begins with a slash. */
  path: string;
  params?: Params;
  signal?: AbortSignal | undefined;
  /** Milliseconds before the first retry; doubles with each. Tests pass 0. */
  pause?: number;
}

/**
 * GET with 30 s limit per attempt and up to three attempts.
 * @param shape of the answer
 * @throws ApiError; an abort by the caller's signal is passed on as it is
 */
export async function get<Reply>(call: Call, shape: Shape<Reply>): Promise<Reply> {
  const pause = call.pause ?? PAUSE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(call, { method: 'GET' }, shape);
    } catch (error) {
      const again = error instanceof ApiError && (error.kind === 'network' || error.status >= 500);
      if (!again || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (attempt - 1)));
    }
  }
}

/** POST of a JSON body; never retried. @throws ApiError */
export function post<Reply>(call: Call, body: unknown, shape: Shape<Reply>): Promise<Reply> {
  return send(call, withJson('POST', body), shape);
}

/** A request with a JSON body. */
export function withJson(method: string, body: unknown) {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** One attempt at any call. @param read what the shape is of @throws ApiError */
export async function send<Reply>(
  call: Call,
  init: RequestInit,
  shape: Shape<Reply>,
  read = readJson,
): Promise<Reply> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
  const stop = () => limit.abort();
  call.signal?.addEventListener('abort', stop);
  try {
    // Between two attempts nobody hears of it.
    call.signal?.throwIfAborted();
    const response = await leave(urlOf(call), { ...init, signal: limit.signal });
    if (!response.ok) throw await refusal(response);
    return shape(await read(response));
  } catch (error) {
    if (error instanceof ApiError || call.signal?.aborted) throw error;
    // A body that breaks off is no JSON; asking again would bring the same.
    throw new ApiError(error instanceof SyntaxError ? 'unreadable' : 'network', 0, '', '', error);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', stop);
  }
}

/** An answer without a body is read as null. */
async function readJson(response: Response): Promise<unknown> {
  const body = await response.text();
  return body === '' ? null : JSON.parse(body);
}

function urlOf({ path, params = {} }: Call): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const text = String(query);
  return text ? `${path}?${text}` : path;
}

async function refusal(response: Response): Promise<ApiError> {
  const { error, code } = await response
    .json()
    .then(refusedShape)
    .catch(() => refusedShape({}));
  const retryAfter = Number(response.headers.get('retry-after')) || 0;
  return new ApiError(
    'refused',
    response.status,
    error?.code ?? code ?? '',
    error?.message ?? '',
    undefined,
    retryAfter,
  );
}
