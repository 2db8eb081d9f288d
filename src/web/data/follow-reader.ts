/** What the server tells by a reader's mutes, interests and filters, asked for anew when those have changed. */
import type { QueryClient } from '@tanstack/react-query';
import { forget, write } from '../reader/kept.ts';
import { isCalling } from '../session/in-turn.ts';
import type { Session } from '../session/store.ts';

/** First names of keys: stories in lists, opened and beside each other; what mutes hide and what filters would take. */
const BY_CHOICE: readonly unknown[] = ['feed', 'story', 'related', 'mutes', 'filters'];

/** What other tabs are told by: written and taken away at once. */
const CHANGED_KEY = 'helder.readerChanged';

/** What the reader had chosen when the page last followed. */
const followed = new WeakMap<QueryClient, string>();

/**
 * Has this page and other tabs follow what its reader chose, once the server has it: what is shown is asked for anew and stays until
 * that has come, the rest when it is opened again.
 */
export async function followReader(client: QueryClient, session: Session): Promise<void> {
  write(session.storage, CHANGED_KEY, '1');
  forget(session.storage, CHANGED_KEY);
  await follow(client, session);
}

/** The same where something was chosen elsewhere of which the page has heard by now, on another device perhaps. */
export async function followIfBehind(client: QueryClient, session: Session): Promise<void> {
  const before = followed.get(client);
  // What is on its way to the server is followed when it is there.
  if (before === undefined || !session.get() || isCalling(session)) return;
  if (before !== chosenBy(session)) await followReader(client, session);
}

/**
 * From now on the page, which is as its reader chose, follows other tabs.
 * @returns ends that
 */
export function followOtherTabs(client: QueryClient, session: Session): () => void {
  followed.set(client, chosenBy(session));
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === CHANGED_KEY && newValue !== null) void follow(client, session);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

async function follow(client: QueryClient, session: Session): Promise<void> {
  followed.set(client, chosenBy(session));
  const byChoice = {
    predicate: ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => BY_CHOICE.includes(name),
  };
  client.removeQueries({ ...byChoice, type: 'inactive' });
  await client.invalidateQueries(byChoice);
}

/** Comparable, whoever said it: ends have no order. */
function chosenBy(session: Session): string {
  const { interests, mutedWords, mutedTopics, muteEnds = {}, filters } = session.get() ?? {};
  return JSON.stringify([
    interests,
    mutedWords,
    mutedTopics,
    Object.entries(muteEnds).map(String).sort(),
    filters,
  ]);
}
