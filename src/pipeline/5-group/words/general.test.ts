import { describe, expect, it } from 'vitest';
import { isGeneral } from './general.ts';
import { tokens } from './tokens.ts';

describe('isGeneral', () => {
  it.each([
    ['en', 'keep kept alive', true],
    ['en', 'families killed hundreds', true],
    ['nl', 'moord politie slachtoffer', true],
    ['en', 'Peru Scottish lighthouse eclipse inflation', false],
    ['nl', 'vuurtoren stikstof', false],
  ])('of %s: %s is %s', (language, text, general) => {
    expect(tokens(text, language).map(isGeneral)).not.toContain(!general);
  });
});
