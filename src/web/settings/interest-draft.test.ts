import { describe, expect, it } from 'vitest';
import { isChanged, toggleInterest } from './interest-draft.ts';

const FIVE = ['World News', 'Science', 'Space', 'Food', 'Travel'];

describe('choosing interests', () => {
  it('VALID-17 ACCT-16 refuses a sixth without Premium', () => {
    expect(toggleInterest(FIVE.slice(1), 'Health', false)).toHaveLength(5);
    expect(toggleInterest(FIVE, 'Health', false)).toBeNull();
  });

  it('PREM-22 VALID-19 has no limit with Premium', () => {
    expect(toggleInterest(FIVE, 'Health', true)).toEqual([...FIVE, 'Health']);
  });

  it('lets those who have more than five take away, and add only below five', () => {
    const seven = [...FIVE, 'Health', 'Sports'];
    expect(toggleInterest(seven, 'Opinion', false)).toBeNull();
    const six = toggleInterest(seven, 'Sports', false);
    expect(six).toEqual([...FIVE, 'Health']);
    expect(toggleInterest(six ?? [], 'Opinion', false)).toBeNull();
  });
});

it.each([
  ['none, as none were', [], [], false],
  ['the same in another order', ['Space', 'Food'], ['Food', 'Space'], false],
  ['one more', ['Space'], ['Space', 'Food'], true],
  ['one less', ['Space', 'Food'], ['Food'], true],
  ['one for another', ['Space'], ['Food'], true],
])('there is something to save: %s', (_case, saved, draft, expected) => {
  expect(isChanged(saved, draft)).toBe(expected);
});
