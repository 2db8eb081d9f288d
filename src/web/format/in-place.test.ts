import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../geo/browser.ts';
import { inPlace } from './in-place.ts';

const NAMES = {
  en: COUNTRIES.map(({ name }) => name),
  nl: COUNTRIES.map(({ nameNl }) => nameNl),
};
/** What a name says of itself: a kind of state, or several islands. */
const WANTS_ARTICLE = {
  en: /United|Republic|Islands|Isle|Emirates|^(Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Seychelles)$/,
  nl: /Verenigd|Republiek|eilanden|Sahara|^(Filipijnen|Bahama's|Malediven|Comoren|Seychellen|Faeröer|Noordelijke Marianen)$/,
};
const ARTICLE = { en: / the /, nl: / (de|het) / };

describe.each(['en', 'nl'] as const)('a country in a sentence (%s)', (language) => {
  it('has an article where its name wants one, and only there, whichever of them it is', () => {
    for (const name of NAMES[language]) {
      const before = inPlace(name, language).slice(0, -name.length);
      expect([name, ARTICLE[language].test(` ${before}`)]).toEqual([
        name,
        WANTS_ARTICLE[language].test(name),
      ]);
    }
  });

  it('is always named as it is elsewhere', () => {
    for (const name of NAMES[language])
      expect(inPlace(name, language)).toMatch(/^(in|on|op)( the| de| het)? \S/);
    for (const name of NAMES[language]) expect(inPlace(name, language).endsWith(` ${name}`)).toBe(true);
  });
});

it.each([
  ['en', 'United States', 'in the United States'],
  ['en', 'Norway', 'in Norway'],
  ['en', 'Isle of Man', 'on the Isle of Man'],
  ['nl', 'Verenigd Koninkrijk', 'in het Verenigd Koninkrijk'],
  ['nl', 'Nederland', 'in Nederland'],
  ['nl', 'Curaçao', 'op Curaçao'],
  ['nl', "Bahama's", "op de Bahama's"],
] as const)('%s: %s', (language, name, said) => {
  expect(inPlace(name, language)).toBe(said);
});
