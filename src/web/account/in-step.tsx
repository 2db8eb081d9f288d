import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeviceState, InterfaceLanguage } from '../../contract/contract.ts';
import { useNow } from '../clock.tsx';
import { ApiError } from '../data/api-error.ts';
import { followOtherTabs } from '../data/follow-reader.ts';
import { useLanguage } from '../language/language.tsx';
import { focused, useOpenPanel } from '../open-panel.ts';
import type { DeviceStore } from '../reader/device.ts';
import { aheadWhenIdle } from '../reader/idle.ts';
import { read, write } from '../reader/kept.ts';
import { useDeviceStore } from '../reader/reader.tsx';
import type { Account } from '../session/account.ts';
import { onSignOut } from '../session/last-word.ts';
import { useSession, useUser } from '../session/session.tsx';
import { JOINED_KEY, type Session } from '../session/store.ts';
import { accountTexts } from '../session/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { useEndNotice } from './end-notice.ts';
import {
  type Decide,
  type Difference,
  deviceStateShape,
  differences,
  knowsMore,
  saidAt,
  saidBy,
  takenFrom,
} from './joining.ts';
import { useCatchUp } from './use-catch-up.ts';

const PATH = '/api/profile/device';
/** A reader who tries things changes them several times. */
const TELL_AFTER_MS = 3_000;

interface Following {
  /** Of the account. */
  id: string;
  device: DeviceStore;
  account: Account;
  session: Session;
  /** Has the reader choose; not called again in this visit if they do not. */
  ask: (differing: Difference[], decide: Decide) => void;
}

/** Keeps device and account in step, and the page with both; draws nothing. What was told to the account goes when its session ends. */
export function InStep({ id }: { id: string }) {
  const device = useDeviceStore();
  const account = useAccount();
  const session = useSession();
  const client = useQueryClient();
  const open = useOpenPanel();
  useEndNotice(account);
  useCatchingUp();
  useMenusAhead();
  useEffect(() => followOtherTabs(client, session), [client, session]);
  useEffect(
    () => () => client.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
    [client, id],
  );
  useEffect(
    () =>
      follow({
        id,
        device,
        account,
        session,
        // Over whatever the reader is in: nobody opened this.
        ask: (differing, decide) => open({ kind: 'join', differing, decide }, focused()),
      }),
    [id, device, account, session, open],
  );
  return null;
}

/** Asks the account when its reader comes back to this page, perhaps from another device, and when a trial or a period is over. */
function useCatchingUp(): void {
  const catchUp = useCatchUp();
  const now = useNow();
  // A trial's end stands there too.
  const end = useUser()?.subscription.currentPeriodEnd;
  const over = typeof end === 'string' && Date.parse(end) <= now;
  useEffect(() => {
    if (over) void catchUp();
  }, [over, catchUp]);
  useEffect(() => {
    const come = () => {
      if (document.visibilityState === 'visible') void catchUp();
    };
    document.addEventListener('visibilitychange', come);
    window.addEventListener('focus', come);
    return () => {
      document.removeEventListener('visibilitychange', come);
      window.removeEventListener('focus', come);
    };
  }, [catchUp]);
}

/** What can be done with a story and an account must be at hand before a connection is lost. */
function useMenusAhead(): void {
  const { language } = useLanguage();
  useEffect(() => aheadWhenIdle(() => void fetchMenus(language).catch(() => {})), [language]);
}

/** @throws when something does not come; opening the menu says so */
async function fetchMenus(language: InterfaceLanguage): Promise<void> {
  await accountTexts(language);
  await Promise.all([import('./account-menu.tsx'), import('../more/more-menu.tsx')]);
}

/**
 * Joins them once, asking where both know something else, and from then on the newest word counts, field by field.
 * @returns ends it
 */
export function follow({ id, device, account, session, ask }: Following): () => void {
  const { storage } = session;
  let ended = false;
  let told = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = (held: DeviceState) => {
    const taken = takenFrom(held, device.get(), Date.now());
    if (Object.keys(taken).length > 0) device.change(() => taken, saidAt(held));
    const said = saidBy(device.get());
    // What the account knows is not sent up: not by each page, nor as an answer to it.
    if (!knowsMore(said, held)) told = JSON.stringify(said);
  };
  const tell = async () => {
    const said = saidBy(device.get());
    const text = JSON.stringify(said);
    if (ended || text === told) return;
    const held = await account.call({ method: 'PUT', path: PATH, body: said }, deviceStateShape);
    told = text;
    if (!ended) take(held);
  };
  const tellNow = () => {
    clearTimeout(timer);
    return tell().catch(reportFailure);
  };
  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void tellNow(), TELL_AFTER_MS);
  };
  let stop = () => {};
  const join = async () => {
    if (ended) return;
    write(storage, JOINED_KEY, id);
    const ends = [device.subscribe(tellSoon), onSignOut(session, tellNow)];
    stop = () => {
      for (const end of ends) end();
    };
    await tell();
  };
  const start = async () => {
    const held = await account.call({ path: PATH }, deviceStateShape);
    const known = read(storage, JOINED_KEY) === id;
    const differing = known ? [] : differences(device.get(), held);
    if (ended) return;
    if (known) take(held);
    if (differing.length === 0) return join();
    ask(differing, (choices) => {
      for (const { field, from } of choices) {
        // Said anew, so that it is the newest word.
        const chosen = { [field]: { ...held[field], changedAt: new Date().toISOString() } };
        device.change((now) =>
          from === 'device'
            ? { [field]: now[field] }
            : takenFrom(chosen, { ...now, changedAt: {} }, Date.now()),
        );
      }
      join().catch(reportFailure);
    });
  };
  start().catch(reportFailure);
  return () => {
    ended = true;
    clearTimeout(timer);
    stop();
  };
}

/** Both go on as they are, and are joined at the next start; who is no longer signed in has nothing to keep in step. */
function reportFailure(error: unknown): void {
  if (error instanceof ApiError && error.code === 'NOT_AUTHENTICATED') return;
  console.warn('Device and account are not in step', error);
}
