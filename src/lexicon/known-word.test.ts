import { expect, it } from 'vitest';
import { isKnownWord } from './lexicon.ts';

it.each([
  ['an English word', 'heron', true],
  ['the first of the list', 'aa', true],
  ['a Dutch one', 'markt', true],
  ['a form of one', 'vogels', true],
  ['one without its last letter', 'museu', false],
  ['one without another', 'teatre', false],
  ['a Dutch one without a letter', 'witer', false],
  ['what stands beside a word in the list', 'i4k3d2e2', false],
  ['nothing', '', false],
])('knows %s: %s', (_why, word, expected) => {
  expect(isKnownWord(word)).toBe(expected);
});
