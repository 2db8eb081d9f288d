import { expect, it, vi } from 'vitest';
import { emptySummary, type RoundSummary } from '../../pipeline/pipeline.ts';
import { printSummary } from './summary.ts';

const ASKED = 'feeds    2 asked: 1 read, 0 unchanged, 1 faulty (http-500 1)\n';

const told = (summary: Partial<RoundSummary>): string => {
  let output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
  printSummary({ ...emptySummary(), ...summary });
  return output;
};

it('counts batches', () => {
  expect(told({ batches: 1 })).toMatch(/ s, 1 batch\n$/);
  expect(told({ batches: 2 })).toMatch(/ s, 2 batches\n$/);
});

it.each([
  [0, `${ASKED}items `],
  [3, `${ASKED}         3 not asked: their host does not answer or asks us to wait\nitems `],
])('tells of feeds that were not asked only when there are some: %i', (notAsked, begin) => {
  const output = told({
    feeds: { asked: 2, read: 1, unchanged: 0, faulty: 1, notAsked },
    feedFaults: { 'http-500': 1 },
  });
  expect(output.startsWith(begin)).toBe(true);
});
