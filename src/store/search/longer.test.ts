import { expect, it } from 'vitest';
import type { SearchLanguage } from './families.ts';
import { longerThan } from './longer.ts';

it.each<[typed: string, language: SearchLanguage, word: string]>([
  ['governm', 'en', 'government'],
  ['governmen', 'en', 'government'],
  ['organizat', 'en', 'organizational'],
  ['runn', 'en', 'running'],
  ['regeri', 'nl', 'regeringen'],
  ['veilighe', 'nl', 'veiligheid'],
  ['katt', 'nl', 'katten'],
  ['kantoo', 'nl', 'kanto:*'],
])('%s, in %s, may go on as %s', (typed, language, word) => {
  expect(longerThan(typed, language)).toContain(word);
});

it.each<[typed: string, language: SearchLanguage]>([
  ['amsterdam', 'nl'],
  ['treinn', 'nl'],
  ['oslot', 'en'],
  ['', 'en'],
])('%s, in %s, goes on by its letters alone', (typed, language) => {
  expect(longerThan(typed, language)).toEqual([]);
});
