import { describe, expect, it } from 'vitest';
import { leavesLocalTab } from './local-tab.ts';

describe('local tab', () => {
  it.each([
    ['RANK-22 drops politics of the United States', ['Politics'], ['United States'], 0, false, true],
    [
      'RANK-22 drops it when politics is the second category',
      ['crime', 'politics'],
      ['United States'],
      0,
      false,
      true,
    ],
    ['RANK-22 keeps politics of elsewhere', ['politics'], ['Portugal'], 0, false, false],
    ['RANK-22 keeps other American stories', ['sports'], ['United States'], 0, false, false],
    ['RANK-23 drops world stories', ['sports', 'World'], ['Portugal'], 0, false, true],
    ['RANK-24 drops a home top story beyond 1000 km', ['sports'], ['Spain'], 1000.1, true, true],
    ['RANK-24 keeps a home top story at 1000 km', ['sports'], ['Spain'], 1000, true, false],
    ['RANK-24 keeps a distant story outside the home top', ['sports'], ['Spain'], 9000, false, false],
  ])('%s', (_, categories, countries, km, top, dropped) => {
    expect(leavesLocalTab(categories, countries, km, top)).toBe(dropped);
  });
});
