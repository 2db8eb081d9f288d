/**
 * Keeps mutes on the server: at once in the browser, then there, and back again in the browser if the server refuses. Each call
 * sends a whole list, so they go one after another, and each takes the list as it is by then.
 */
import type { SessionUser } from '../../contract/contract.ts';
import { isPremium } from '../../contract/premium.ts';
import { mutedPreferences } from '../../contract/user.ts';
import { accountOf } from '../session/account.ts';
import { inTurn } from '../session/in-turn.ts';
import type { Session } from '../session/store.ts';
import { type Added, addMute, isMuted, type MuteList } from './lists.ts';

type Mutes = Pick<SessionUser, MuteList | 'muteEnds'>;

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
 * @throws ApiError when the server refuses; then the list is as it was, unless the session has ended with that
 */
export async function keepMute(session: Session, { list, written, end, now }: Adding): Promise<Added> {
  const user = userOf(session);
  const texts = lasting(user, list, now);
  const added = addMute({ list, texts, written, premium: isPremium(user.subscription) });
  if (added.outcome !== 'added') return added;
  const { text } = added;
  put(session, list, added.texts, withEnd(user.muteEnds, text, end));
  try {
    await send(session, list);
  } catch (error) {
    const now = session.get();
    if (now) put(session, list, without(now[list], text), withEnd(now.muteEnds, text, null));
    throw error;
  }
  return added;
}

/**
 * Takes a text from a list.
 * @returns when it would have ended, ISO; null = never
 * @throws ApiError when the server refuses; then it is back in its place
 */
export async function dropMute(session: Session, list: MuteList, text: string): Promise<string | null> {
  const { [list]: before, muteEnds } = userOf(session);
  const end = Object.hasOwn(muteEnds, text) ? (muteEnds[text] ?? null) : null;
  put(session, list, without(before, text), withEnd(muteEnds, text, null));
  try {
    await send(session, list);
  } catch (error) {
    const now = session.get();
    if (now && !isMuted(now[list], text)) {
      const texts = [...now[list]];
      texts.splice(before.indexOf(text), 0, text);
      put(session, list, texts, withEnd(now.muteEnds, text, end));
    }
    throw error;
  }
  return end;
}

/** Sends both lists as they are. @throws ApiError */
export async function keepBoth(session: Session): Promise<void> {
  await send(session, 'mutedWords');
  await send(session, 'mutedTopics');
}

function send(session: Session, list: MuteList): Promise<void> {
  return inTurn(session, 'mutes', async () => {
    const { [list]: texts, muteEnds } = userOf(session);
    const body = { ...mutedPreferences({ [list]: texts }), muteEnds };
    await accountOf(session).call({ method: 'PATCH', path: '/api/preferences/muted', body }, () => null);
  });
}

function put(session: Session, list: MuteList, texts: readonly string[], muteEnds: Mutes['muteEnds']): void {
  accountOf(session).changeUser({ [list]: texts, muteEnds });
}

function without(texts: readonly string[], text: string): string[] {
  return texts.filter((each) => each !== text);
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
