import { expect, it } from 'vitest';
import { compareRanked, NEUTRAL_WEIGHTS } from '../../ranking/ranking.ts';
import { factorsOf } from '../testing/factors.ts';
import { ARTICLES } from '../testing/stories.ts';
import { ranked } from './ranker.ts';

const HOUR = 3_600_000;
const stories = ARTICLES.slice(0, 8);
/** Older, and better covered, the further down. */
const inputs = stories.map(({ id, publishedAt }, index) => ({
  id,
  globalRelevance: 3 + (index % 4),
  newestAt: Date.parse(publishedAt) - index * HOUR,
  originTimes: Array.from({ length: index + 1 }, () => Date.parse(publishedAt)),
}));
const known = new Map(inputs.map((input) => [input.id, factorsOf(input)]));
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

it.each([
  ['normal', NEUTRAL_WEIGHTS],
  ['fresh', { ...NEUTRAL_WEIGHTS, freshness: 2, coverage: 0 }],
  ['covered', { ...NEUTRAL_WEIGHTS, freshness: 0, coverage: 2 }],
  ['near', { ...NEUTRAL_WEIGHTS, nearness: 2 }],
])('the browser orders as the server would: %s', (_what, weights) => {
  const byServer = inputs
    .map((input) => ({ id: input.id, ...factorsOf(input, {}, weights) }))
    .sort(compareRanked);
  expect(ids(ranked(stories, known, weights))).toEqual(ids(byServer));
});

it('sliders change the order', () => {
  const orders = [NEUTRAL_WEIGHTS, { ...NEUTRAL_WEIGHTS, freshness: 0, coverage: 2 }].map((weights) =>
    ids(ranked(stories, known, weights)).join(),
  );
  expect(new Set(orders).size).toBe(2);
});

it('a story without factors loses nothing but its claim to a place', () => {
  const some = new Map([...known].slice(3));
  const order = ids(ranked(stories, some, NEUTRAL_WEIGHTS));
  expect(order.slice(-3)).toEqual(ids(stories.slice(0, 3)));
  expect(order).toHaveLength(stories.length);
});
