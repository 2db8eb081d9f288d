/** How a reader leaves: signing out, here or everywhere, or with their account. */
import { ApiError } from '../data/api-error.ts';
import { forget } from '../reader/kept.ts';
import { forgetSubscription } from './kept-subscription.ts';
import { tellLast } from './last-word.ts';
import { JOINED_KEY, type Session } from './store.ts';

const UNAUTHORISED = 401;
/** Signing out waits no longer for the server: the device forgets all the same. */
const LOGOUT_MS = 5_000;

export interface Leaving {
  /**
   * Tells what waits, ends the session, here anyway, and loads the page as a stranger's, or makes this one a stranger's where no
   * server answers. What the device knows of its reader stays.
   */
  signOut: () => Promise<void>;
  /** Tells what waits, and ends all sessions of the account. @throws when the server did not, and then nothing has changed */
  signOutEverywhere: () => Promise<void>;
  /**
   * Deletes the account and all it kept on this device. Where an answer was lost, the next call that finds no session is told as
   * done. @throws ApiError when the server did not, or nobody answered
   */
  deleteAccount: () => Promise<void>;
}

interface Around {
  session: Session;
  /** In the reader's name. @throws ApiError */
  call: (ask: { method: 'POST' | 'DELETE'; path: string; signal?: AbortSignal }) => Promise<unknown>;
  /** Makes this page a stranger's. */
  end: () => void;
  /** Loads it as a stranger's. */
  leave: () => void;
}

export function leavingFrom({ session, call, end, leave }: Around): Leaving & { isWished: () => boolean } {
  /** By the reader's wish: what ends then is no news. */
  let wished = false;
  /** The account was to be deleted and nobody answered, so it may be gone. */
  let deletionLost = false;
  return {
    isWished: () => wished,
    signOut: async () => {
      wished = true;
      await tellLast(session);
      const signal = AbortSignal.timeout(LOGOUT_MS);
      try {
        await call({ method: 'POST', path: '/api/auth/logout', signal });
      } catch (error) {
        console.error('Failed to sign out on the server', error);
        if (error instanceof ApiError && error.kind === 'network') {
          // There is no page to load: the browser would show one of its own, from which nothing leads back.
          end();
          wished = false;
          return;
        }
      }
      leave();
    },
    signOutEverywhere: async () => {
      await tellLast(session);
      await call({ method: 'DELETE', path: '/api/auth/sessions' });
      leave();
    },
    deleteAccount: async () => {
      const user = session.get();
      if (!user) throw new Error('No current user');
      const forgetAccount = () => {
        forgetSubscription(session.storage, user.id);
        forget(session.storage, JOINED_KEY);
      };
      wished = deletionLost;
      await call({ method: 'POST', path: '/api/profile/delete_account' }).catch((error: ApiError) => {
        if (deletionLost && error.status === UNAUTHORISED) return;
        wished = false;
        deletionLost = error.kind !== 'refused';
        // Nobody may come to ask again.
        if (deletionLost) forgetAccount();
        throw error;
      });
      forgetAccount();
      leave();
    },
  };
}
