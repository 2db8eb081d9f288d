import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atTime, type Columns, toColumns } from './columns.ts';
import { distanceToNearestKm, readerVector } from './distance.ts';
import { distancesKm, rankTop, scoreRows } from './rank.ts';
import { prepareStory, type RankingStory } from './story.ts';
import { compareRanked, scoreStory } from './testing/oracle.ts';
import { anyReader, anyStory, anyWeights, NOW, rankingStory, readerIn } from './testing/stories.ts';
import { topRows } from './top.ts';

const laidOut = (list: readonly RankingStory[]): Columns => toColumns(list.map(prepareStory));
const rowsOf = (list: readonly unknown[]): number[] => [...list.keys()];

const stories = fc.uniqueArray(anyStory, { selector: (story) => story.id, maxLength: 60 });
const slider = fc.constantFrom(0, 0.5, 1, 1, 2);
const weights = anyWeights(slider);

describe('ranking columns', () => {
  it('RANK-01 gives every story the score of scoreStory, to the last bit, in the order of compareRanked', () => {
    fc.assert(
      fc.property(stories, anyReader, weights, (list, reader, chosen) => {
        const timed = atTime(laidOut(list), NOW, chosen);
        const rows = [...rankTop(timed, reader, list.length, rowsOf(list))];
        const { scores } = scoreRows(timed, reader, rowsOf(list));
        const expected = list
          .map((story) => ({ ...scoreStory(story, reader, NOW, chosen), id: story.id }))
          .sort(compareRanked);
        expect(rows.map((row) => list[row]?.id)).toEqual(expected.map(({ id }) => id));
        expect(rows.map((row) => scores[row])).toEqual(expected.map(({ score }) => score));
      }),
    );
  });

  it('is as far from a reader as each story by itself', () => {
    fc.assert(
      fc.property(stories, anyReader, (list, reader) => {
        const from = readerVector(reader);
        const expected = list.map((story) => distanceToNearestKm(prepareStory(story).places, from));
        expect([...distancesKm(laidOut(list), from)]).toEqual(expected);
      }),
    );
  });

  it('finds too small for a reader what scoreStory finds too small', () => {
    fc.assert(
      fc.property(stories, anyReader, weights, (list, reader, chosen) => {
        const { gated } = scoreRows(atTime(laidOut(list), NOW, chosen), reader, rowsOf(list));
        expect([...gated].map(Boolean)).toEqual(
          list.map((story) => scoreStory(story, reader, NOW, chosen).gated),
        );
      }),
    );
  });

  it('orders the same stories the same way however they arrive', () => {
    const shuffled = stories.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, anyReader, ([list, other], reader) => {
        const order = (some: typeof list): (string | undefined)[] =>
          [...rankTop(atTime(laidOut(some), NOW), reader, 10, rowsOf(some))].map((row) => some[row]?.id);
        expect(order(other)).toEqual(order(list));
      }),
    );
  });

  it('the first k are the head of the whole order, within a selection too', () => {
    const some = fc.tuple(stories, fc.nat(70), fc.func(fc.boolean()));
    fc.assert(
      fc.property(some, anyReader, ([list, k, keep], reader) => {
        const timed = atTime(laidOut(list), NOW);
        const among = list.flatMap((story, row) => (keep(story.id) ? [row] : []));
        const all = [...rankTop(timed, reader, list.length, rowsOf(list))].filter((row) =>
          among.includes(row),
        );
        expect([...rankTop(timed, reader, k, among)]).toEqual(all.slice(0, k));
      }),
    );
  });

  it('indexes rows by category, tag and country, each row once', () => {
    const columns = laidOut([
      rankingStory({ id: 'a', categories: ['Sports'], tags: ['sports', 'Chess'], countries: ['Portugal'] }),
      rankingStory({ id: 'b', categories: ['world'], tags: ['chess'], countries: ['Spain'] }),
    ]);
    expect(columns.terms.get('sports')).toEqual([0]);
    expect(columns.terms.get('chess')).toEqual([0, 1]);
    expect(columns.countries.get('spain')).toEqual([1]);
  });

  it('ranks nothing without complaint', () => {
    expect(rankTop(atTime(laidOut([]), NOW), readerIn(), 20, [])).toHaveLength(0);
  });
});

describe('the first k rows', () => {
  it('are the head of a full sort, also of many more rows than are wanted', () => {
    const rows = fc.array(fc.nat(99), { maxLength: 200, size: 'max' });
    fc.assert(
      fc.property(rows, fc.nat(60), (values, k) => {
        const before = (a: number, b: number): boolean =>
          values[a] === values[b] ? a < b : (values[a] as number) > (values[b] as number);
        const sorted = rowsOf(values).sort((a, b) => (before(a, b) ? -1 : 1));
        expect([...topRows(k, before, rowsOf(values))]).toEqual(sorted.slice(0, k));
      }),
    );
  });
});
