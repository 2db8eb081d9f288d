import { describe, expect, it } from 'vitest';
import { MS_PER_MINUTE } from '../contract/contract.ts';
import { History } from './history.ts';
import { type Row, toRow } from './row.ts';
import { START, story } from './testing/stories.ts';

const row = (id: string, headline = id, hours = 1): Row => toRow(story(id, { headline }, hours)) as Row;
const at = (minutes: number): number => START.getTime() + minutes * MS_PER_MINUTE;
const told = (history: History, version: number): string[] =>
  history
    .rows(version)
    .map(({ story: { headline } }) => headline)
    .sort();

describe('the versions of the last half hour', () => {
  it('are told as they were: with what changed since, with what has gone, without what came', () => {
    const history = new History();
    history.apply(1, [row('a', 'a1'), row('b', 'b1')], [], at(0));
    history.apply(3, [row('a', 'a3'), row('c', 'c3')], [], at(1));
    history.apply(4, [row('a', 'a4')], ['b', 'nobody'], at(2));
    expect([1, 3, 4].map((version) => told(history, version))).toEqual([
      ['a1', 'b1'],
      ['a3', 'b1', 'c3'],
      ['a4', 'c3'],
    ]);
    expect([0, 1, 2, 3, 4, 5].map((version) => history.has(version))).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(history.get('a')?.story.headline).toBe('a4');
  });

  it('go half an hour after the next one came, and nothing of the others with them', () => {
    const history = new History();
    history.apply(1, [row('a', 'a1'), row('b', 'b1')], [], at(0));
    history.apply(2, [row('a', 'a2')], [], at(10));
    history.apply(3, [row('b', 'b3')], [], at(20));
    history.apply(4, [], [], at(39));
    expect(history.has(1)).toBe(true);
    history.apply(5, [], [], at(41));
    expect([1, 2].map((version) => history.has(version))).toEqual([false, true]);
    expect([2, 3].map((version) => told(history, version))).toEqual([
      ['a2', 'b1'],
      ['a2', 'b3'],
    ]);
    history.apply(6, [], [], at(120));
    expect([4, 5, 6].map((version) => history.has(version))).toEqual([false, true, true]);
    expect(told(history, 6)).toEqual(['a2', 'b3']);
  });

  it('go as soon when the next one was loaded by a clock that ran ahead', () => {
    const history = new History();
    for (const [version, minutes] of [0, 500_000, 1].entries()) history.apply(version, [], [], at(minutes));
    expect([0, 1, 2].map((version) => history.has(version))).toEqual([false, true, true]);
  });

  it('go earlier when they would hold more than 50,000 stories that are no longer so', () => {
    const history = new History();
    const many = (headline: string) =>
      Array.from({ length: 25_001 }, (_, n) => ({ ...ONE, story: { ...ONE.story, id: `${n}`, headline } }));
    const ONE = row('one');
    history.apply(1, many('first'), [], at(0));
    history.apply(2, many('second'), [], at(1));
    expect(history.has(1)).toBe(true);
    history.apply(3, many('third'), [], at(2));
    expect([1, 2, 3].map((version) => history.has(version))).toEqual([false, true, true]);
    expect(new Set(told(history, 2))).toEqual(new Set(['second']));
  });
});

it('stories published before a moment are let go of', () => {
  const history = new History();
  history.apply(1, [row('old', 'old', 9), row('new', 'new', 8)], [], at(0));
  history.dropBefore(at(-8 * 60));
  expect([history.get('old'), history.get('new')?.story.id]).toEqual([undefined, 'new']);
});
