import { LRUCache } from 'lru-cache';
import { describe, expect, it, vi } from 'vitest';
import { NO_FILTERS } from '../contract/contract.ts';
import { mixOf } from '../reader/reader.ts';
import { type Row, toRow } from './row.ts';
import { balanced } from './sift.ts';
import { layOut, type Order, Snapshot } from './snapshot.ts';
import { START, story } from './testing/stories.ts';

const TOTAL = 250;
const asked = (reads: string) => ({ list: 'feed', reads }) as const;
const rows = Array.from({ length: TOTAL }, (_, i) => toRow(story(`s${i}`))).flatMap((row) => row ?? []);
const open = (laidOut = rows) =>
  new Snapshot(
    layOut(laidOut),
    { version: 1, time: START.getTime() },
    { windowDays: 7, demo: 'on' },
    Number.POSITIVE_INFINITY,
  );
const firstRows = (total = TOTAL) =>
  vi.fn(
    (_snapshot: Snapshot, _asked: object, k: number): Order => ({
      rows: Int32Array.from(rows.keys()).subarray(0, Math.min(k, total)),
      total,
      hidden: [],
    }),
  );

describe('remembered orders', () => {
  it('an order is computed once for one question', () => {
    const snapshot = open();
    const make = firstRows();
    for (const depth of [20, 40, 100]) expect(snapshot.order(asked('en'), depth, make).total).toBe(TOTAL);
    expect(make.mock.calls).toEqual([[snapshot, asked('en'), 100]]);
    snapshot.order(asked('nl'), 20, make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('a deeper page doubles what is computed, so that paging on stays cheap', () => {
    const snapshot = open();
    const make = firstRows();
    for (let depth = 20; depth <= TOTAL; depth += 20) snapshot.order(asked('en'), depth, make);
    expect(make.mock.calls.map(([, , k]) => k)).toEqual([100, 200, 400]);
  });

  it('a page beyond the last story computes nothing again', () => {
    const snapshot = open();
    const make = firstRows(30);
    for (const depth of [20, 40, 2000])
      expect(snapshot.order(asked('en'), depth, make).rows).toHaveLength(30);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('deep orders that nobody asks for again are forgotten before they take much memory', () => {
    const snapshot = open();
    const make = vi.fn(
      (_: Snapshot, _asked: object, k: number): Order => ({ rows: new Int32Array(k), total: k, hidden: [] }),
    );
    const deep = (reader: number) => snapshot.order(asked(`x${reader}`), 100_000, make);
    for (let reader = 0; reader < 20; reader++) deep(reader);
    expect(make).toHaveBeenCalledTimes(20);
    for (let reader = 16; reader < 20; reader++) deep(reader);
    expect(make).toHaveBeenCalledTimes(20);
    deep(0);
    expect(make).toHaveBeenCalledTimes(21);
  });

  it('so are those from which much was hidden, each by a rule of its own', () => {
    const snapshot = open();
    const hidden = Array.from({ length: 2_000 }, (_, i) => ({
      rule: { kind: 'word', text: `w${i}` } as const,
      stories: 1,
    }));
    const make = vi.fn((): Order => ({ rows: new Int32Array(100), total: 100, hidden }));
    for (let reader = 0; reader < 20; reader++) snapshot.order(asked(`x${reader}`), 20, make);
    snapshot.order(asked('x19'), 20, make);
    expect(make).toHaveBeenCalledTimes(20);
    snapshot.order(asked('x0'), 20, make);
    expect(make).toHaveBeenCalledTimes(21);
  });

  it('however long a question is, what its order is remembered by is short', () => {
    const snapshot = open();
    const make = firstRows();
    const remember = vi.spyOn(LRUCache.prototype, 'set');
    const long = (end: string) => asked('x'.repeat(100_000) + end);
    for (const end of ['a', 'b', 'a']) snapshot.order(long(end), 20, make);
    expect(make.mock.calls.map(([, question]) => question)).toEqual([long('a'), long('b')]);
    expect(remember).toHaveBeenCalledTimes(2);
    for (const [key] of remember.mock.calls) expect(String(key).length).toBeLessThan(100);
    remember.mockRestore();
  });

  it('so are selections for languages that somebody makes up', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({ ...rows[0], story: { id: `m${i}` } }) as Row);
    const snapshot = open(many);
    const select = (n: number) => snapshot.select(['en', `x${n}`]);
    const first = select(0);
    expect(select(0)).toBe(first);
    for (let n = 1; n < 60; n++) expect(select(n)).toHaveLength(10_000);
    expect(select(59)).toBe(select(59));
    expect(select(0)).not.toBe(first);
  });

  it('the categories of its stories are looked for once', () => {
    const snapshot = open();
    expect(snapshot.categories).toEqual(new Set(rows.flatMap((row) => row.categories)));
    expect(snapshot.categories).toBe(snapshot.categories);
  });

  it('what a mix leaves is kept no deeper than it is read', () => {
    const mix = mixOf({ filters: { ...NO_FILTERS, repetition: 20 } });
    const whole = { left: [...rows.keys()], hidden: [] };
    const order = balanced(
      open(),
      whole,
      { hiding: null, mix },
      (k) => Int32Array.from(rows.keys()).subarray(0, k),
      100,
    );
    expect([order.rows.length, order.total]).toEqual([100, TOTAL]);
  });

  it('the same selection is the same array', () => {
    const snapshot = open();
    expect(snapshot.select(['en', 'nl'])).toBe(snapshot.select(['nl', 'en', 'en']));
    expect(snapshot.select(['en'], 'science')).toHaveLength(TOTAL);
    expect(snapshot.select(['en'], 'crime')).toHaveLength(0);
  });
});
