import { MS_PER_DAY, MS_PER_HOUR, type Story } from '../contract/contract.ts';
import type { StoryChanges } from '../store/types.ts';
import { History } from './history.ts';
import { type Row, toRow } from './row.ts';
import type { EditionOptions } from './types.ts';

/** Stories stay in memory this long after they leave the window, for the pages of readers who began before. */
const SLACK_MS = 2 * MS_PER_HOUR;

export interface Follower {
  history: History;
  /** Resolves when everything published before the call is in `history`; rejects when the store is away. */
  refresh(): Promise<void>;
  /** The same for callers who do not wait: a failure is logged. */
  refreshInBackground(): void;
  /** Calls back whenever `history` has grown. Returns a function that ends it. */
  onRenewed(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Loads the active stories, then every change the store announces. */
export async function followStore({ store, now, windowDays, log }: EditionOptions): Promise<Follower> {
  const history = new History();
  const listeners = new Set<() => void>();
  const since = (): Date => new Date(now().getTime() - windowDays * MS_PER_DAY - SLACK_MS);
  /** Older stories were let go of, ms since 1970. */
  let keptFrom = Number.NEGATIVE_INFINITY;
  /** After a clock that ran ahead is put right: what it let go of is active still. */
  const lacksActive = (): boolean => since().getTime() + SLACK_MS < keptFrom;

  const rowsOf = (stories: readonly Story[]): { rows: Row[]; undated: string[] } => {
    const undated: string[] = [];
    const rows = stories.flatMap((story) => {
      const row = toRow(story);
      if (row) return row;
      undated.push(story.id);
      return [];
    });
    // One line for all of them: a bad import must not flood the log.
    if (undated.length > 0) log.warn({ stories: undated }, 'stories without a valid date are left out');
    return { rows, undated };
  };

  const apply = (changes: StoryChanges): void => {
    const { rows, undated } = rowsOf(changes.stories);
    history.apply(changes.version, rows, [...changes.removed, ...undated], now().getTime());
    keptFrom = since().getTime();
    history.dropBefore(keptFrom);
  };

  const load = async (): Promise<void> => {
    if (history.version < 0) return apply(await store.stories.active(since()));
    const seen = history.version;
    const active = lacksActive() ? await store.stories.active(since()) : null;
    const changes = await store.stories.changedAfter(seen);
    const isNews = changes.version > seen;
    if (!active && !isNews) return;
    if (active) apply(active);
    if (isNews) apply(changes);
    for (const listener of listeners) listener();
  };

  /** One load at a time; whoever asks while one runs shares the one after it. */
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  const refresh = (): Promise<void> => {
    waiting ??= last.then(() => {
      waiting = null;
      return load();
    });
    last = waiting.catch(() => {});
    return waiting;
  };
  const refreshInBackground = (): void => {
    refresh().catch((error: unknown) => log.error({ err: error }, 'the edition could not follow the store'));
  };

  // Listening first: what is published while the first load runs is fetched after it.
  const stop = await store.onPublished(refreshInBackground);
  try {
    await refresh();
  } catch (error) {
    await stop();
    throw error;
  }
  log.info({ version: history.version }, 'edition loaded');
  return {
    history,
    refresh,
    refreshInBackground,
    onRenewed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await stop();
      await last;
    },
  };
}
