/**
 * Who reads, as far as they have signed in. Part of every first load, so it holds the user and nothing else: tokens and
 * calls come with account.ts, and only where somebody is signed in.
 */
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionUser } from '../../contract/contract.ts';
import { sendThrough } from '../data/api.ts';
import { hasTokens, type Session, sessionOf } from './store.ts';

/** As specified: the page is drawn first. */
const RESTORE_AFTER_MS = 100;

interface SessionValue {
  session: Session;
  rendered: SessionUser | null;
}

const SessionContext = createContext<SessionValue | null>(null);

interface Props {
  /** Whom the page was rendered for. */
  user: SessionUser | null;
  /** Where the device keeps things; null = it may not be used. */
  storage: Storage | null;
  children: ReactNode;
}

export function SessionProvider({ user, storage, children }: Props) {
  const [value] = useState(() => ({ session: sessionOf(user, storage), rendered: user }));
  useEffect(() => start(value.session), [value]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** @returns ends it */
function start(session: Session): () => void {
  const concerned = () => session.get() !== null || hasTokens(session);
  const account = async () => (await import('./account.ts')).accountOf(session);
  sendThrough(async (address, init) =>
    concerned() ? (await account()).send(address, init) : fetch(address, init),
  );
  const restore = () => {
    if (concerned()) account().then(({ restore }) => restore(), reportFailure);
  };
  const timer = setTimeout(restore, RESTORE_AFTER_MS);
  return () => clearTimeout(timer);
}

/** The page stays as it was rendered, and is asked for anew with the next visit. */
function reportFailure(error: unknown): void {
  console.error('Failed to restore the session', error);
}

function useSessionValue(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('The session must be used within a SessionProvider');
  return value;
}

/** Who is signed in; null = nobody. @throws outside a SessionProvider */
export function useUser(): SessionUser | null {
  const { session, rendered } = useSessionValue();
  return useSyncExternalStore(session.subscribe, session.get, () => rendered);
}

/** For asking and changing outside of rendering. @throws outside a SessionProvider */
export function useSession(): Session {
  return useSessionValue().session;
}
