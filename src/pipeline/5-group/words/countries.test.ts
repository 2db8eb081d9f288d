import { describe, expect, it } from 'vitest';
import { countriesAmong } from './countries.ts';
import { tokens } from './tokens.ts';

describe('countriesAmong', () => {
  it.each([
    ['a country and its people', 'en', 'Peruvian miners reach Japan', 'PE JP'],
    ['in Dutch', 'nl', 'Peruaanse mijnwerkers in Japan', 'PE JP'],
    ['by its parts', 'en', 'Scottish and British fishermen', 'GB GB'],
    ['by its letters', 'en', 'US and UK sign', 'US GB'],
    ['no continents and unions', 'en', 'African leaders meet the EU in Europe', ''],
    ['none', 'en', 'Ferry delayed by jellyfish', ''],
  ])('%s', (_what, language, text, codes) => {
    expect(countriesAmong(tokens(text, language)).join(' ')).toBe(codes);
  });
});
