/**
 * Keeps mutes on the server: at once in the browser, then there, and back again in the browser if the server refuses. Each call
 * sends a whole list, so they go one after another, and each makes it of what the server has by then: another device may have muted
 * something of which this page has not heard.
 */
import type { SessionUser } from '../../contract/contract.ts';
import { isPremium } from '../../contract/premium.ts';
import { mutedLists, mutedPreferences } from '../../contract/user.ts';
import { accountOf } from '../session/account.ts';
import { inTurn, orLeft } from '../session/in-turn.ts';
import { preferencesShape } from '../session/profile.ts';
import type { Session } from '../session/store.ts';
import { type Added, addMute, isMuted, type MuteList } from './lists.ts';

type Mutes = Pick<SessionUser, MuteList | 'muteEnds'>;
type Change = (mutes: Mutes) => Mutes;

/** The mutes of a list that have not ended. @param now ms */
export function lasting({ muteEnds, ...lists }: Mutes, list: MuteList, now: number): string[] {
  return lists[list].filter((text) => {
    const end = Object.hasOwn(muteEnds, text) ? muteEnds[text] : undefined;
    return end === undefined || Date.parse(end) > now;
  });
}

interface Adding {
  list: MuteList;
  written: string;
  /** ISO; null = for good. */
  end: string | null;
  /** ms */
  now: number;
}

/**
 * Adds to a list, unless there is nothing to add or no room.
 * @returns what it did
 * @throws ApiError when the server refuses; then the list is as the server has it, or as it was where that is not known, unless the
 * session has ended with that
 */
export async function keepMute(session: Session, { list, written, end, now }: Adding): Promise<Added> {
  const user = userOf(session);
  const texts = lasting(user, list, now);
  const added = addMute({ list, texts, written, premium: isPremium(user.subscription) });
  if (added.outcome !== 'added') return added;
  const { text } = added;
  await keep(session, list, {
    change: (mutes) => ({
      ...mutes,
      [list]: isMuted(mutes[list], text) ? mutes[list] : [...mutes[list], text],
      muteEnds: withEnd(mutes.muteEnds, text, end),
    }),
    undo: (mutes) => withoutMute(mutes, list, text),
  });
  return added;
}

/**
 * Takes a text from a list.
 * @returns when it would have ended, ISO; null = never
 * @throws ApiError when the server refuses; then the list is as the server has it, or it is back in its place where that is not known
 */
export async function dropMute(session: Session, list: MuteList, text: string): Promise<string | null> {
  const { [list]: before, muteEnds } = userOf(session);
  const end = Object.hasOwn(muteEnds, text) ? (muteEnds[text] ?? null) : null;
  await keep(session, list, {
    change: (mutes) => withoutMute(mutes, list, text),
    undo: (mutes) => {
      if (isMuted(mutes[list], text)) return mutes;
      const texts = [...mutes[list]];
      texts.splice(before.indexOf(text), 0, text);
      return { ...mutes, [list]: texts, muteEnds: withEnd(mutes.muteEnds, text, end) };
    },
  });
  return end;
}

/** Sends both lists once more. @throws ApiError */
export async function keepBoth(session: Session): Promise<void> {
  const asTheyAre: Change = (mutes) => mutes;
  await keep(session, 'mutedWords', { change: asTheyAre, undo: asTheyAre });
  await keep(session, 'mutedTopics', { change: asTheyAre, undo: asTheyAre });
}

/** What has been changed in the browser, and not yet on the server. */
const underway = new WeakMap<Session, Set<Change>>();

interface Keeping {
  change: Change;
  /** Takes it back in the browser, where what the server has is not known. */
  undo: Change;
}

/** @throws ApiError when it cannot be kept; then it does not stand in the browser either */
async function keep(session: Session, list: MuteList, { change, undo }: Keeping): Promise<void> {
  const changes = underway.get(session) ?? new Set();
  underway.set(session, changes.add(change));
  put(session, change(userOf(session)));
  const server: { held: Mutes | null } = { held: null };
  /** What the server has, and on it what is still on its way. */
  const show = (kept: Mutes) => {
    const mutes = [...changes].reduce((before, next) => next(before), kept);
    if (session.get()) put(session, mutes);
  };
  try {
    await inTurn(session, 'mutes', async () => {
      server.held = await heldByServer(session);
      const kept = await send(session, list, { ...server, change });
      changes.delete(change);
      show(kept);
    });
  } catch (error) {
    changes.delete(change);
    const user = session.get();
    if (server.held) show(server.held);
    else if (user) put(session, undo(user));
    throw error;
  }
}

/** Null = the page is left before it is known. */
async function heldByServer(session: Session): Promise<Mutes | null> {
  const { call } = accountOf(session);
  const held = await orLeft(call({ path: '/api/preferences' }, preferencesShape));
  return held ? { ...mutedLists(held), muteEnds: held.muteEnds } : null;
}

/** @returns what the server has then */
async function send(
  session: Session,
  list: MuteList,
  { held, change }: { held: Mutes | null; change: Change },
): Promise<Mutes> {
  const { call } = accountOf(session);
  const mutes = change(held ?? userOf(session));
  const body = { ...mutedPreferences({ [list]: mutes[list] }), muteEnds: mutes.muteEnds };
  const ask = { method: 'PATCH', path: '/api/preferences/muted', body, keepalive: !held } as const;
  await call(ask, () => null);
  return mutes;
}

function put(session: Session, { mutedWords, mutedTopics, muteEnds }: Mutes): void {
  accountOf(session).changeUser({ mutedWords, mutedTopics, muteEnds });
}

function withoutMute(mutes: Mutes, list: MuteList, text: string): Mutes {
  const texts = mutes[list].filter((each) => each !== text);
  return { ...mutes, [list]: texts, muteEnds: withEnd(mutes.muteEnds, text, null) };
}

function withEnd(ends: Mutes['muteEnds'], text: string, end: string | null): Record<string, string> {
  const others = Object.entries(ends).filter(([of]) => of !== text);
  return Object.fromEntries(end === null ? others : [...others, [text, end]]);
}

/** @throws when nobody is signed in */
function userOf(session: Session): SessionUser {
  const user = session.get();
  if (!user) throw new Error('No current user');
  return user;
}
