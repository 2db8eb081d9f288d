import { LRUCache } from 'lru-cache';
import { hasPassed, MS_PER_DAY, MS_PER_MINUTE } from '../contract/contract.ts';
import { allowanceOf } from './allowance.ts';
import type { History } from './history.ts';
import { remembered } from './remembered.ts';
import type { Row } from './row.ts';
import { type Layout, layOut, Snapshot } from './snapshot.ts';
import { type Pin, parseToken, toToken } from './token.ts';
import type { EditionOptions } from './types.ts';

/** Stories stand still for readers this long at most: then their age, and so their rank, is looked at again. */
const RANK_AGAIN_MS = 60_000;
/** Layouts are the large part of a snapshot; readers who page backwards in time are few. */
const MAX_LAYOUTS = 4;
const MAX_SNAPSHOTS = 8;
/**
 * A token may name any moment of the window: those of other processes, of before a restart, and made-up ones have a room of their
 * own, so that nobody who makes up many pushes out what readers here page through.
 */
const MAX_STRANGE_LAYOUTS = 2;
const MAX_STRANGE_SNAPSHOTS = 8;
/**
 * Stories of old versions that are laid out again in a minute, each in 1.6 µs: 30 versions of 50,000 stories, 300 of 5,000. Who
 * turns to many versions would otherwise keep everybody waiting.
 */
const MAX_LAID_OUT_AGAIN = 1_500_000;
/** Clocks of several processes differ: a token from a time to come, but no further, is one of another process. */
const MAX_AHEAD_MS = MS_PER_MINUTE;
/** Stories of the debug mode. */
const DEBUG_STORIES = 20;

export interface Timeline {
  /**
   * The snapshot a token pins; without one, the current snapshot.
   *
   * A token whose version is no longer kept (after half an hour, or after a restart), or would have to be laid out again when that
   * was done too often within a minute, is continued on the newest stories, ranked at the token's own time and without the stories
   * first seen later: what has been read stays where it was, save for stories that changed. A token that is older than the window,
   * from more than a minute ahead, or no token at all, means the current snapshot.
   */
  at(token?: string): Snapshot;
}

/**
 * @param onMinute called when a minute has passed since the last snapshot: a chance to catch up
 * @param again    stories that may be laid out again for old versions
 */
export function openTimeline(
  history: History,
  options: EditionOptions,
  onMinute: () => void,
  again = allowanceOf(MAX_LAID_OUT_AGAIN, options.now),
): Timeline {
  const { now, windowDays, use20Stories } = options;
  const layouts = new LRUCache<number, Layout>({ max: MAX_LAYOUTS });
  const snapshots = new LRUCache<string, Snapshot>({ max: MAX_SNAPSHOTS });
  const strangeLayouts = new LRUCache<number, Layout>({ max: MAX_STRANGE_LAYOUTS });
  const strangeSnapshots = new LRUCache<string, Snapshot>({ max: MAX_STRANGE_SNAPSHOTS });
  let current: Snapshot | null = null;
  let { refills } = history;

  /** What was laid out before a version was told anew lacks stories. */
  const forgetOutdated = (): void => {
    if (refills === history.refills) return;
    refills = history.refills;
    for (const cache of [layouts, snapshots, strangeLayouts, strangeSnapshots]) cache.clear();
    current = null;
  };
  const laidOut = (version: number): Layout => {
    const rows = history.rows(version);
    return layOut(use20Stories ? newest(rows) : rows);
  };
  const build = (layout: Layout, pin: Pin): Snapshot => {
    const continued = pin.time < history.loadedAt(pin.version);
    return new Snapshot(layout, pin, options, continued ? pin.time : Number.POSITIVE_INFINITY);
  };
  const newestLayout = (): Layout => remembered(layouts, history.version, () => laidOut(history.version));
  const own = (pin: Pin): Snapshot => remembered(snapshots, toToken(pin), () => build(newestLayout(), pin));
  /** Null when too much was laid out again lately. */
  const olderLayout = (version: number): Layout | null => {
    const held = layouts.peek(version) ?? strangeLayouts.get(version);
    if (held || !again.isLeft()) return held ?? null;
    const layout = laidOut(version);
    again.spend(layout.rows.length);
    strangeLayouts.set(version, layout);
    return layout;
  };
  const named = (pin: Pin): Snapshot => {
    const token = toToken(pin);
    const known = snapshots.get(token) ?? strangeSnapshots.get(token);
    if (known) return known;
    const { version } = history;
    const layout = pin.version === version ? newestLayout() : olderLayout(pin.version);
    if (!layout) return named({ time: pin.time, version });
    return remembered(strangeSnapshots, token, () => build(layout, pin));
  };

  const newestSnapshot = (): Snapshot => {
    const time = now().getTime();
    const isOld = current !== null && hasPassed(RANK_AGAIN_MS, current.pin.time, time);
    if (current?.pin.version === history.version && !isOld) return current;
    if (isOld) onMinute();
    current = own({ version: history.version, time });
    return current;
  };

  return {
    at(token) {
      forgetOutdated();
      const pin = token === undefined ? null : parseToken(token);
      const time = now().getTime();
      // Else the newest snapshot would count as one of before its version came, and lack what was first seen at a time to come.
      history.forgetFuture(time);
      const oldest = time - windowDays * MS_PER_DAY;
      if (!pin || pin.time < oldest || pin.time > time + MAX_AHEAD_MS) return newestSnapshot();
      return named({ time: pin.time, version: history.has(pin.version) ? pin.version : history.version });
    },
  };
}

function newest(rows: readonly Row[]): Row[] {
  return rows
    .toSorted((a, b) => b.publishedAt - a.publishedAt || (a.story.id < b.story.id ? -1 : 1))
    .slice(0, DEBUG_STORIES);
}
