import { expect, it } from 'vitest';
import { countIn, timeIn } from './options.ts';

it.each([
  ['1', 1],
  ['999999', 999_999],
])('a number from 1: %s', (text, count) => {
  expect(countIn('--limit', text)).toBe(count);
});

it.each(['0', '-1', '1.5', '1e3', ' 2', '1000000', ''])('no number from 1: "%s"', (text) => {
  expect(() => countIn('--limit', text)).toThrow(
    `--limit must be a whole number from 1 to 999999 (it is "${text}")`,
  );
});

it('a clock is told by a time', () => {
  expect(timeIn('2026-02-18T12:00:00Z')).toEqual(new Date(Date.UTC(2026, 1, 18, 12)));
});

it.each(['half past nine', '12', 'Feb 18', '2026-02-30T00:00:00Z', ''])('no time: "%s"', (text) => {
  expect(() => timeIn(text)).toThrow(
    `--now must be an ISO 8601 time, for example 2026-02-18T02:30:00Z (it is "${text}")`,
  );
});
