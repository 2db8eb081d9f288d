import { describe, expect, it, vi } from 'vitest';
import { toRow } from './row.ts';
import { layOut, type Order, Snapshot } from './snapshot.ts';
import { START, story } from './testing/stories.ts';

const TOTAL = 250;
const rows = Array.from({ length: TOTAL }, (_, i) => toRow(story(`s${i}`))).flatMap((row) => row ?? []);
const open = () =>
  new Snapshot(
    layOut(rows),
    { version: 1, time: START.getTime() },
    { windowDays: 7, demo: 'auto' },
    Number.POSITIVE_INFINITY,
  );
const firstRows = (total = TOTAL) =>
  vi.fn(
    (k: number): Order => ({
      rows: Int32Array.from(rows.keys()).subarray(0, Math.min(k, total)),
      total,
      hidden: [],
    }),
  );

describe('remembered orders', () => {
  it('an order is computed once for one question', () => {
    const snapshot = open();
    const make = firstRows();
    for (const depth of [20, 40, 100]) expect(snapshot.order(['top', ['en']], depth, make).total).toBe(TOTAL);
    expect(make.mock.calls).toEqual([[100]]);
    snapshot.order(['top', ['nl']], 20, make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('a deeper page doubles what is computed, so that paging on stays cheap', () => {
    const snapshot = open();
    const make = firstRows();
    for (let depth = 20; depth <= TOTAL; depth += 20) snapshot.order('key', depth, make);
    expect(make.mock.calls).toEqual([[100], [200], [400]]);
  });

  it('a page beyond the last story computes nothing again', () => {
    const snapshot = open();
    const make = firstRows(30);
    for (const depth of [20, 40, 2000]) expect(snapshot.order('key', depth, make).rows).toHaveLength(30);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('the same selection is the same array', () => {
    const snapshot = open();
    expect(snapshot.select(['en', 'nl'])).toBe(snapshot.select(['nl', 'en', 'en']));
    expect(snapshot.select(['en'], 'science')).toHaveLength(TOTAL);
    expect(snapshot.select(['en'], 'crime')).toHaveLength(0);
  });
});
