import { describe, expect, it } from 'vitest';
import { isGeneral } from './general.ts';
import { tokens } from './tokens.ts';

describe('isGeneral', () => {
  it.each([
    ['en', 'keep kept alive', true],
    ['en', 'families killed hundreds', true],
    ['en', 'funeral lawsuit another security sheds light', true],
    ['en', "don't can't isn't", true],
    ['en', 'AI A.I. artificial intelligence', true],
    ['en', '35 $1.5B 18-year-old 20%', true],
    ['nl', 'moord politie slachtoffer', true],
    ['nl', 'begrafenis AI 1,5 miljard', true],
    ['en', 'Peru Scottish lighthouse eclipse inflation', false],
    ['nl', 'vuurtoren stikstof', false],
  ])('of %s: %s is %s', (language, text, general) => {
    expect(tokens(text, language).map(isGeneral)).not.toContain(!general);
  });
});
