import { describe, expect, it } from 'vitest';
import { everydayNews } from './aliases.ts';
import { tokens } from './tokens.ts';

describe('what a new grouper takes for everyday words', () => {
  it.each([
    ['court', 'en', true],
    ['Japanese', 'en', true],
    ['Geneva', 'en', true],
    ['Genève', 'nl', true],
    ['Kharkiv', 'en', false],
    ['Veldmark', 'en', false],
    ['Calloway', 'nl', false],
  ])('%s (%s): %s', (word, language, everyday) => {
    expect(tokens(word, language).map((key) => everydayNews().has(key))).toEqual([everyday]);
  });
});
