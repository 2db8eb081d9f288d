import { LRUCache } from 'lru-cache';
import {
  demoStillNeeded,
  type Factors,
  type Invented,
  MS_PER_DAY,
  type RankingReader,
  type ReaderWeights,
} from '../contract/contract.ts';
import {
  atTime,
  type Columns,
  type PreparedStory,
  type RowScores,
  rankTop,
  scorePrepared,
  scoreRows,
  type TimedColumns,
  toColumns,
  topRows,
  withTimes,
} from '../ranking/ranking.ts';
import { type Hiding, shortKey } from '../reader/reader.ts';
import { remembered } from './remembered.ts';
import { isReadable, type Row, toldRow } from './row.ts';
import { type Pin, toToken } from './token.ts';
import type { Ask, Hidden, LocalReach } from './types.ts';

/** Orders and selections remembered per snapshot: as many as there are busy kinds of readers, and stories that are opened, in a minute. */
const MAX_ORDERS = 1_024;
const MAX_SELECTIONS = 64;
/** Rows in all of those orders, and in all of those selections: ten times 50,000 stories, 2 MB of orders and 4 MB of selections. */
const MAX_ROWS = 500_000;
/** A rule that hid something takes the room of so many rows of an order: it has a text of up to a hundred characters. */
const ROWS_PER_HIDDEN = 75;
/** An order is computed this deep at first, and doubled when somebody pages further. */
const FIRST_DEPTH = 100;

export interface SnapshotRules {
  windowDays: number;
  demo: 'auto' | 'on' | 'off';
}

/** The stories of one version, laid out once and shared by every moment they are ranked at. */
export interface Layout {
  rows: readonly Row[];
  columns: Columns;
  rowOf: ReadonlyMap<string, number>;
}

export function layOut(rows: readonly Row[]): Layout {
  return {
    rows,
    columns: toColumns(rows.map((row) => row.ranking)),
    rowOf: new Map(rows.map((row, index) => [row.story.id, index])),
  };
}

/** What of a reader decides how stories are weighed, beside who they are to ranking. */
interface Weighing {
  weights: ReaderWeights | null;
  hiding: Hiding | null;
}

/** Which rows, in which order: rows of the layout. */
export interface Order {
  rows: Int32Array;
  total: number;
  hidden: readonly Hidden[];
  local?: LocalReach;
}

/** Computes the first `k` rows of a list. */
type Make<Asked> = (snapshot: Snapshot, asked: Asked, k: number) => Order;

/**
 * One version of the stories at one ranking time: what a page token pins. Nothing in it changes, so every
 * answer may be remembered.
 */
export class Snapshot {
  readonly pin: Pin;
  readonly token: string;
  readonly layout: Layout;
  /** Rows that are in the ranked feeds at this moment. */
  readonly active: readonly number[];
  /** Which of those come from invented publishers. */
  readonly invented: Invented;
  readonly #demoLeft: boolean;
  readonly #seenBy: number;
  readonly #neutral: TimedColumns;
  #categories: ReadonlySet<string> | null = null;
  readonly #orders = new LRUCache<string, Order>({
    max: MAX_ORDERS,
    maxSize: MAX_ROWS,
    sizeCalculation: ({ rows, hidden }) => 1 + rows.length + ROWS_PER_HIDDEN * hidden.length,
  });
  readonly #selections = new LRUCache<string, readonly number[]>({
    max: MAX_SELECTIONS,
    maxSize: MAX_ROWS,
    sizeCalculation: (rows) => 1 + rows.length,
  });

  /** @param seenBy ms: stories first seen later are left out (an old token continued on newer stories) */
  constructor(layout: Layout, pin: Pin, rules: SnapshotRules, seenBy: number) {
    this.pin = pin;
    this.token = toToken(pin);
    this.layout = layout;
    this.#seenBy = seenBy;
    const oldest = pin.time - rules.windowDays * MS_PER_DAY;
    const current = [...layout.rows.keys()].filter((index) => {
      const { publishedAt, firstSeenAt } = this.rowAt(index);
      return publishedAt >= oldest && firstSeenAt <= seenBy;
    });
    const real = current.filter((index) => !this.rowAt(index).story.demo);
    this.#demoLeft = rules.demo === 'off' || (rules.demo === 'auto' && !demoStillNeeded(real.length));
    this.active = this.#demoLeft ? real : current;
    this.invented = inventedOf(this.active.length, real.length);
    this.#neutral = atTime(layout.columns, pin.time);
  }

  /** Active rows in a category (all = every one) that a reader of these languages can read; none = everyone. */
  select(reads: readonly string[], category = 'all'): readonly number[] {
    const languages = [...new Set(reads)].sort();
    return remembered(this.#selections, `${category}|${languages.join()}`, () =>
      this.active.filter((index) => {
        const row = this.rowAt(index);
        return (category === 'all' || row.categories.includes(category)) && isReadable(row, languages);
      }),
    );
  }

  /** Keys of all categories of active rows. */
  get categories(): ReadonlySet<string> {
    this.#categories ??= new Set(this.active.flatMap((index) => this.rowAt(index).categories));
    return this.#categories;
  }

  /** The row at an index of the layout. */
  readonly rowAt = (index: number): Row => {
    const row = this.layout.rows[index];
    if (!row) throw new Error(`The edition has no row ${index}`);
    return row;
  };

  /** The same as a reader is told its story. */
  toldAt(index: number, hiding: Hiding | null): Row {
    return toldRow(this.rowAt(index), hiding);
  }

  /** False for a demo story once the demo stories have left, and for one that was first seen too late for it. */
  shows(row: Row): boolean {
    return row.firstSeenAt <= this.#seenBy && !(this.#demoLeft && row.story.demo);
  }

  /** Highest score first. */
  rank(reader: RankingReader, k: number, among: readonly number[], by: Weighing): Int32Array {
    return rankTop(this.#timed(among, by), reader, k, among);
  }

  scores(reader: RankingReader, among: readonly number[], by: Weighing): RowScores {
    return scoreRows(this.#timed(among, by), reader, among);
  }

  /** Why a story stands where it stands. */
  factors(story: PreparedStory, reader: RankingReader, weights: ReaderWeights | null): Factors {
    return scorePrepared(story, reader, this.pin.time, weights ?? undefined);
  }

  #timed(among: readonly number[], { weights, hiding }: Weighing): TimedColumns {
    const { time } = this.pin;
    const timed = weights ? atTime(this.layout.columns, time, weights) : this.#neutral;
    if (!hiding) return timed;
    const told = new Map<number, Row['ranking']>();
    for (const index of among) {
      const row = this.toldAt(index, hiding);
      if (row !== this.layout.rows[index]) told.set(index, row.ranking);
    }
    return withTimes(timed, told, time);
  }

  /** Highest value first; ties: newest, then id. All of it of the stories as a reader is told them. */
  sortBy(
    value: (row: Row, index: number) => number,
    k: number,
    among: readonly number[],
    hiding: Hiding | null,
  ): Int32Array {
    const { rows, columns } = this.layout;
    const values = new Float64Array(rows.length);
    const times = new Float64Array(rows.length);
    for (const index of among) {
      const row = this.toldAt(index, hiding);
      values[index] = value(row, index);
      times[index] = row.publishedAt;
    }
    const before = (a: number, b: number): boolean => {
      const byValue = (values[a] as number) - (values[b] as number);
      if (byValue !== 0) return byValue > 0;
      const byTime = (times[a] as number) - (times[b] as number);
      if (byTime !== 0) return byTime > 0;
      return (columns.ids[a] as string) < (columns.ids[b] as string);
    };
    return topRows(k, before, among);
  }

  /**
   * Remembers an order by all that it is made of.
   * @param asked values that differ as JSON wherever they differ: a hiding and a mix do so by their keys
   * @param depth how many rows are wanted
   * @param make  a function of its own, not one inside another: so nothing of a reader gets into an order but what it is remembered by
   */
  order<Asked extends { list: Ask['list'] }>(asked: Asked, depth: number, make: Make<Asked>): Order {
    const key = shortKey(asked);
    const enough = ({ rows, total }: Order): boolean => rows.length >= Math.min(depth, total);
    const kept = remembered(this.#orders, key, () => make(this, asked, Math.max(FIRST_DEPTH, depth)));
    if (enough(kept)) return kept;
    const deeper = make(this, asked, Math.max(depth, 2 * kept.rows.length));
    this.#orders.set(key, deeper);
    return deeper;
  }
}

function inventedOf(all: number, real: number): Invented {
  if (all === real) return 'none';
  return real === 0 ? 'all' : 'some';
}
