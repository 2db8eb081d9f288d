import { expect, it } from 'vitest';
import { story } from '../testing/stories.ts';
import { asQuoted } from './as-quoted.ts';
import type { Found } from './search-order.ts';

it.each([
  ['U.S. ban on', 'Court backs a U.S. ban on it', true],
  ['US ban on', 'Court backs a U.S. ban on it', true],
  ['the U.S. ban', 'Court backs the US ban', true],
  ['a U.S. citizen', 'He is a US citizen now', true],
  ["Israel's U.S. ties", "Israel's U.S. ties", true],
  ['not guilty', 'Mayor found guilty', false],
  ['not guilty', 'Mayor: not guilty', true],
  ['at night', 'It is at nightfall', false],
  ['over C++', 'All over C++ they argue', true],
])('“%s” is in “%s”: %s', (phrase, headline, expected) => {
  const found = [
    { row: { story: story('s', { headline, description: '', sub_headline: '', tags: [] }) } },
  ] as Found[];
  expect(asQuoted(found, [phrase]).length === 1).toBe(expected);
});
