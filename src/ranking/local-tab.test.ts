import { describe, expect, it } from 'vitest';
import { leavesLocalTab } from './local-tab.ts';

describe('local tab', () => {
  it.each([
    ['drops politics of the United States', ['Politics'], ['United States'], 0, false, true],
    [
      'drops it when politics is the second category',
      ['crime', 'politics'],
      ['United States'],
      0,
      false,
      true,
    ],
    ['keeps politics of elsewhere', ['politics'], ['Portugal'], 0, false, false],
    ['keeps other American stories', ['sports'], ['United States'], 0, false, false],
    ['drops world stories', ['sports', 'World'], ['Portugal'], 0, false, true],
    ['drops a home top story beyond 1000 km', ['sports'], ['Spain'], 1000.1, true, true],
    ['keeps a home top story at 1000 km', ['sports'], ['Spain'], 1000, true, false],
    ['keeps a distant story outside the home top', ['sports'], ['Spain'], 9000, false, false],
  ])('RANK-22 RANK-23 RANK-24 %s', (_, categories, countries, km, top, dropped) => {
    expect(leavesLocalTab(categories, countries, km, top)).toBe(dropped);
  });
});
