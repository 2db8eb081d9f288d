import { expect, test } from 'vitest';
import { inFew } from './patterns.ts';

test('patterns stand in as few lists as the engine compiles, in their order', () => {
  const patterns = Array.from({ length: 90 }, (_, at) => String(at % 10).repeat(at * 11));
  const lists = inFew(patterns);
  expect(lists.flat()).toEqual(patterns);
  expect(lists.every((list) => list.join('|').length < 20_000)).toBe(true);
  expect(lists).toHaveLength(3);
});

test('no pattern is no list, and one that is too long has a list of its own', () => {
  expect(inFew([])).toEqual([]);
  const long = 'a'.repeat(30_000);
  expect(inFew(['b', long, 'c'])).toEqual([['b'], [long], ['c']]);
});
