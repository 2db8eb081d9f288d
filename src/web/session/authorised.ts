/** Requests that prove who asks. An access token lasts minutes: one that has run out is replaced, once for everybody. */
import type { Refreshed, Tokens } from '../../contract/contract.ts';
import { type Send, withJson } from '../data/api.ts';
import { object, text } from '../data/shape.ts';
import type { KeptTokens } from './tokens.ts';

const UNAUTHORISED = 401;
/** How the server says that tokens are good no longer, or make no sense. Too many calls from here, or a slow line, say nothing of them. */
const SESSION_OVER = [400, UNAUTHORISED];
/** Tabs wait for each other: of two that replaced the same token, one would look like a thief. */
const LOCK = 'helder.refresh';
/** While one asks all tabs wait, and nobody's own time limit reaches it: it ends before the call (30 s) that is refused without. */
const TIMEOUT_MS = 15_000;

const refreshedShape = object<Refreshed>({ AccessToken: text, IdToken: text });

/**
 * @param ended called when the server no longer knows this session, with the method of the request that found out
 * @returns sends with the tokens that are kept, bare if there are none; refused for them, once more with new ones. Where none can
 *   be had now the call fails as that did: only a session that is over is a 401
 */
export function authorised(tokens: KeptTokens, ended: (method: string) => void): Send {
  let running: Promise<Replaced> | null = null;
  const refresh = (used: Tokens, method = 'GET') => {
    running ??= alone(() => replaced(used, tokens, () => ended(method))).finally(() => {
      running = null;
    });
    return running;
  };
  return async (address, init) => {
    const used = tokens.get();
    if (!used) return fetch(address, init);
    const response = await fetch(address, withBearer(init, used));
    if (response.status !== UNAUTHORISED) return response;
    const fresh = await refresh(used, init.method);
    if (fresh === null) return response;
    // Nobody reads it: a browser would hold its connection.
    await response.body?.cancel();
    // Calls side by side share it, and each reads it.
    if (fresh instanceof Response) return fresh.clone();
    return fetch(address, withBearer(init, fresh));
  };
}

/**
 * Ends a session that nobody waits for, also where the page is left; one that is not ended runs out. The page cookie stays: it may
 * be of another sign-in by now, and one that names no session is taken back with the next page.
 */
export function decline(tokens: Tokens): void {
  const init = { method: 'POST', credentials: 'omit', keepalive: true } as const;
  fetch('/api/auth/logout', withBearer(init, tokens)).catch(() => {});
}

function withBearer(init: RequestInit, { AccessToken }: Tokens): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${AccessToken}`);
  return { ...init, headers };
}

/** Browsers only have locks over https and on the machine itself. */
function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | null | undefined;
  return locks ? locks.request(LOCK, run) : run();
}

/** New tokens; null = the session is over, or was left meanwhile; or how the server said that it gives none now. */
type Replaced = Tokens | null | Response;

/** @throws when nobody answered, or not as they should */
async function replaced(used: Tokens, tokens: KeptTokens, ended: () => void): Promise<Replaced> {
  const now = tokens.get();
  // Another tab was first.
  if (now?.AccessToken !== used.AccessToken) return now;
  const body = { refresh_token: now.RefreshToken, id_token: now.IdToken };
  const request = { ...withJson('POST', body), signal: AbortSignal.timeout(TIMEOUT_MS) };
  const response = await fetch('/api/auth/refresh_token', request);
  const fresh = response.ok ? { ...now, ...refreshedShape(await response.json()) } : null;
  if (!fresh && !SESSION_OVER.includes(response.status)) return response;
  // Who has signed out meanwhile, here or in another tab, stays so, and who has signed in since stays too.
  if (tokens.get()?.RefreshToken !== now.RefreshToken) return null;
  if (fresh) tokens.set(fresh);
  else ended();
  return fresh;
}
