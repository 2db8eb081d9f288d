/** What only somebody who signs in needs: tokens, calls that carry them, who they are. Loaded late. */
import type { SessionUser, Tokens } from '../../contract/contract.ts';
import { askedTogether } from '../../contract/once.ts';
import { type Call, get, type Send, send, sendThrough, withJson } from '../data/api.ts';
import { ApiError, isNotFound } from '../data/api-error.ts';
import type { Shape } from '../data/shape.ts';
import { forget, read, write } from '../reader/kept.ts';
import { authorised, decline } from './authorised.ts';
import { isCalling } from './in-turn.ts';
import { keepSubscription, keptSubscription } from './kept-subscription.ts';
import { type Leaving, leavingFrom } from './leaving.ts';
import { profileShape, savedIdsShape, userOf } from './profile.ts';
import { type Session, userIn } from './store.ts';
import { subjectOf, tokensIn } from './tokens.ts';
import { subscriptionShape } from './user-shape.ts';

/** Since when the user that is kept is as it is, in milliseconds since 1970. */
const KNOWN_AT_KEY = 'helder.userKnownAt';

/** A call in somebody's name. Its path begins with /api/. */
export interface AccountCall extends Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Goes as JSON; undefined = no body. */
  body?: unknown;
  /** Reaches the server also when the page is left meanwhile; for small bodies. */
  keepalive?: boolean;
}

export interface Account extends Leaving {
  /** Any request, with the tokens there are. */
  send: Send;
  /** GET in up to three attempts, all others in one. @throws ApiError; without tokens one with the code NOT_AUTHENTICATED, before anything is sent */
  call: <Reply>(ask: AccountCall, shape: Shape<Reply>) => Promise<Reply>;
  /** A file of the reader's. @throws ApiError */
  fetchFile: (ask: Call) => Promise<Blob>;
  /** After a start: fetches the user if the page did not bring them. Never throws. */
  restore: () => Promise<void>;
  /**
   * Asks what the reader has chosen and saved meanwhile on another device, and whether Premium has begun or ended: what a page
   * remembers would overwrite the one and outlive the other. Never throws.
   */
  catchUp: () => Promise<void>;
  /**
   * Keeps new tokens and fetches whose they are. @throws when that fails, and then keeps nothing
   * @param isWanted whether the reader still wants it; where not it fails, and the session that came is ended
   */
  signIn: (tokens: Tokens, isWanted: () => boolean) => Promise<SessionUser>;
  /**
   * Changes the user here, on the device and in other tabs; the server is the caller's affair.
   * @throws when nobody is signed in
   */
  changeUser: (fields: Partial<SessionUser>) => void;
  /**
   * Calls back when the server has ended the session of a user who is on the page, and not by their signing out here, with the
   * method of the call that found out. @returns ends it
   */
  onEnded: (listener: (method: string) => void) => () => void;
}

const known = new WeakMap<Session, Account>();

/** The one account of a session. */
export function accountOf(session: Session): Account {
  const account = known.get(session) ?? makeAccount(session);
  known.set(session, account);
  return account;
}

function makeAccount(session: Session): Account {
  const { storage } = session;
  const tokens = tokensIn(storage);
  const end = () => {
    tokens.set(null);
    session.set(null);
    forget(storage, KNOWN_AT_KEY);
    // Pages follow: who cannot call is not signed in. If it does not get through, the next start tries again.
    send({ path: '/api/auth/page_cookie' }, { method: 'DELETE' }, () => null).catch(() => {});
  };
  const endListeners = new Set<(method: string) => void>();
  const call: Account['call'] = async ({ method = 'GET', body, keepalive = false, ...ask }, shape) => {
    if (!tokens.get()) throw new ApiError('refused', 0, 'NOT_AUTHENTICATED', 'Not authenticated');
    if (method === 'GET') return get(ask, shape);
    const init = body === undefined ? { method } : withJson(method, body);
    return send(ask, { ...init, keepalive }, shape);
  };
  const { isWished, ...leaving } = leavingFrom({
    session,
    call: (ask) => call(ask, () => null),
    end,
    // The page stays until the next one is there: nothing flashes.
    leave: () => {
      tokens.set(null);
      session.forget();
      forget(storage, KNOWN_AT_KEY);
      location.reload();
    },
  });
  const sendAuthorised = authorised(tokens, (method) => {
    const isNews = session.get() !== null && !isWished();
    // Before the user is gone, and the parts of the page that are theirs.
    if (isNews) for (const tell of endListeners) tell(method);
    end();
  });
  // Until now calls left by way of this module's code; one that is made as the page is left has no time for that.
  sendThrough(sendAuthorised);
  const become = (user: SessionUser, knownAt = Date.now()) => {
    write(storage, KNOWN_AT_KEY, String(knownAt));
    keepSubscription(storage, user);
    session.set(user);
  };
  /** Somebody who never saved anything may have no list yet. */
  const fetchSaved = () =>
    call({ path: '/api/saved-stories', params: { only: 'ids' } }, savedIdsShape).catch(
      (error: unknown): string[] => {
        if (isNotFound(error)) return [];
        throw error;
      },
    );
  const fetchUser = async (): Promise<SessionUser> => {
    const held = tokens.get();
    if (!held) throw new Error('No auth token');
    const id = subjectOf(held.IdToken) ?? subjectOf(held.AccessToken);
    const profile = await call({ path: '/api/profile' }, profileShape).catch(failed);
    const [savedStories, subscription] = await Promise.all([
      fetchSaved().catch(noneKnown),
      call({ path: '/api/subscription' }, subscriptionShape).catch(() =>
        keptSubscription(storage, id ?? profile.email),
      ),
    ]);
    return userOf({ id, profile, savedStories, subscription });
  };
  const catchUp = async (): Promise<void> => {
    const before = session.get();
    // What is on its way there is newer than what would come back.
    if (!before || isCalling(session)) return;
    try {
      const [profile, savedStories, subscription] = await Promise.all([
        call({ path: '/api/profile' }, profileShape),
        fetchSaved(),
        call({ path: '/api/subscription' }, subscriptionShape),
      ]);
      const now = userOf({ id: before.id, profile, savedStories, subscription });
      // Whoever draws a user draws anew for another object.
      const isNews = JSON.stringify(now) !== JSON.stringify(before);
      if (isNews && session.get() === before) become(now);
    } catch (error) {
      console.warn('Failed to catch up with the account', error);
    }
  };
  return {
    call,
    send: sendAuthorised,
    fetchFile: (ask) =>
      send(
        ask,
        { method: 'GET' },
        (file) => file as Blob,
        (response) => response.blob(),
      ),
    restore: async () => {
      const held = tokens.get();
      const user = session.get();
      // The storage was cleared.
      if (!held) return end();
      if (user && user.id === subjectOf(held.IdToken)) {
        const asked = performance.timeOrigin;
        const knownAt = Number(read(storage, KNOWN_AT_KEY));
        const kept = userIn(storage, null);
        // Another tab changed it while this page was on its way.
        if (knownAt > asked && kept?.id === user.id) return become(kept, knownAt);
        return become(user, asked);
      }
      await fetchUser().then(
        (fetched) => become(fetched),
        (error) => console.error('Failed to restore the session', error),
      );
    },
    // A window that is shown gets the focus as well: one question serves both.
    catchUp: askedTogether(catchUp),
    signIn: async (fresh, isWanted) => {
      const insist = () => {
        if (isWanted()) return;
        decline(fresh);
        throw new Error('Signing in was called off');
      };
      // Before they are kept: another tab may have its own by now.
      insist();
      tokens.set(fresh);
      try {
        const user = await fetchUser();
        insist();
        become(user);
        return user;
      } catch (cause) {
        // The page cookie stays: it came with the code, and who tries again with these tokens gets no other.
        // Nor do tokens go that are of another sign-in by now.
        if (tokens.get()?.RefreshToken === fresh.RefreshToken) tokens.set(null);
        throw new Error('Failed to fetch user profile', { cause });
      }
    },
    changeUser: (fields) => {
      const user = session.get();
      if (!user) throw new Error('No current user');
      become({ ...user, ...fields });
    },
    onEnded: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    ...leaving,
  };
}

/** Says what failed, in the words of the logs. */
function failed(cause: unknown): never {
  const network = cause instanceof ApiError && cause.kind === 'network';
  const said = cause instanceof ApiError && cause.message;
  throw new Error(said || (network ? 'Network error fetching profile' : 'Failed to fetch profile'), {
    cause,
  });
}

/** A list that does not come is asked for again, where it is shown at the latest. */
function noneKnown(error: unknown): string[] {
  console.error('Failed to fetch saved stories', error);
  return [];
}
