/** Sessions: begun by a right code, renewed by what the browser holds, listed, ended. */
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type Log, MS_PER_DAY, type Refreshed, type Session } from '../contract/contract.ts';
import type { NewSession, SessionsTable } from '../store/types.ts';
import { REPLACED_GRACE_SECONDS, SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from './times.ts';
import type { SignInTokens, TokenBearer } from './tokens.ts';

/** Opaque tokens cannot be guessed: 256 bits from the system's generator. So a plain hash is enough to keep them by. */
const OPAQUE_BYTES = 32;

/** What a browser holds of a session: one opaque token fetches new signed ones, one cookie renders pages. */
export interface Held {
  refreshToken: string;
  pageToken: string;
}

export interface Renewed extends Refreshed {
  /** For the cookie, which is given again. */
  pageToken: string;
}

export interface Sessions {
  /** Who shows this access token, while the session lasts; null for everybody else. */
  ofAccessToken(token: string): Promise<TokenBearer | null>;
  /** New signed tokens; null when these do not belong together, have expired, or gave a thief away. */
  renew(tokens: { refreshToken: string; idToken: string }): Promise<Renewed | null>;
  /** Where somebody is signed in, newest seen first. */
  list(bearer: TokenBearer): Promise<Session[]>;
  /** @returns false when the account has no such session */
  end(accountId: string, sessionId: string): Promise<boolean>;
  endAll(accountId: string): Promise<number>;
}

/** A session to be, and what its browser will hold. The store gets hashes only. */
export function newSession(device: string, now: Date): { session: NewSession; held: Held } {
  const refreshToken = randomBytes(OPAQUE_BYTES).toString('base64url');
  const pageToken = pageTokenOf(refreshToken);
  const session = {
    id: randomUUID(),
    refreshHash: hashOfToken(refreshToken),
    pageHash: hashOfToken(pageToken),
    device,
    expiresAt: idleEnd(now),
  };
  return { session, held: { refreshToken, pageToken } };
}

export function openSessions(options: {
  sessions: SessionsTable;
  tokens: SignInTokens;
  now: () => Date;
  log: Log;
}): Sessions {
  const { sessions, tokens, now, log } = options;
  return {
    async ofAccessToken(token) {
      const shown = await tokens.readAccess(token);
      if (!shown) return null;
      const { accountId, sessionId, generation } = shown;
      const held = await sessions.holds({ id: sessionId, accountId, generation }, now());
      return held ? { accountId, sessionId } : null;
    },
    async renew({ refreshToken, idToken }) {
      const shown = await tokens.readId(idToken);
      if (!shown) return null;
      const { accountId, sessionId, generation } = shown;
      const at = now();
      const renewed = await sessions.renew(
        { id: sessionId, accountId, generation, refreshHash: hashOfToken(refreshToken) },
        at,
        {
          graceFrom: new Date(at.getTime() - REPLACED_GRACE_SECONDS * 1_000),
          expiresAt: idleEnd(at),
          maxDays: SESSION_MAX_DAYS,
        },
      );
      if (renewed === 'ended')
        log.warn({ session: sessionId }, 'a replaced id token came back: session ended');
      if (renewed === null || renewed === 'ended') return null;
      const next = { accountId, sessionId, generation: renewed.generation };
      return {
        AccessToken: await tokens.signAccess(next),
        IdToken: await tokens.signId(next, renewed.email),
        pageToken: pageTokenOf(refreshToken),
      };
    },
    async list({ accountId, sessionId }) {
      return (await sessions.list(accountId, now())).map(({ id, device, createdAt, seenAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        current: id === sessionId,
      }));
    },
    end: (accountId, sessionId) => sessions.end(accountId, sessionId),
    endAll: (accountId) => sessions.endAll(accountId),
  };
}

/**
 * The cookie's value follows from the refresh token, one way: it can be given again whenever the session is renewed, and
 * whoever reads the cookie learns nothing of the token.
 */
const pageTokenOf = (refreshToken: string): string =>
  createHmac('sha256', refreshToken).update('page').digest('base64url');

/** What the store keeps of an opaque token, and finds its session by. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const idleEnd = (now: Date): Date => new Date(now.getTime() + SESSION_IDLE_DAYS * MS_PER_DAY);
