import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMessage, compileTexts } from './compile.ts';
import { write } from './message.ts';
import { numberIn, pluralForm } from './numbers.ts';

const written = (message: string, values: Record<string, string | number>, language = 'en') =>
  write(compileMessage(message), values, language);

describe('a message', () => {
  const REPORTS = '{n, plural, =0 {nothing} one {# report} other {# reports of {name}}}';
  const cases: [what: string, message: string, values: Record<string, string | number>, text: string][] = [
    ['words alone', 'Just now', {}, 'Just now'],
    ['a value', 'Near {city}', { city: 'Utrecht' }, 'Near Utrecht'],
    ['a value that is missing', 'Near {city}', {}, 'Near '],
    ['a form for this very number', REPORTS, { n: 0, name: 'x' }, 'nothing'],
    ['one', REPORTS, { n: 1, name: 'x' }, '1 report'],
    ['several, with a value inside', REPORTS, { n: 1200, name: 'x' }, '1,200 reports of x'],
    ['a fraction', REPORTS, { n: 1.5, name: 'x' }, '1.5 reports of x'],
    ['a number', '{n, number}', { n: 12_345 }, '12,345'],
    ['the largest number without a mark', '{n, number}', { n: 999 }, '999'],
    ['the smallest number with one', '{n, number}', { n: 1_000 }, '1,000'],
    ['an apostrophe', "it's {n}", { n: 1 }, "it's 1"],
    ['a value that looks like a place', '{title}', { title: '# {n}' }, '# {n}'],
  ];
  it.each(cases)('%s', (_what, message, values, text) => {
    expect(written(message, values)).toBe(text);
  });

  const POLISH = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';
  const ARABIC = '{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}';
  const FRENCH = '{n, plural, one {# article} many {# d’articles} other {# articles}}';
  const languages: [language: string, message: string, n: number, text: string][] = [
    ['nl', '{n, number}', 12_345, '12.345'],
    ['nl', '{n, plural, one {# artikel} other {# artikelen}}', 1.5, '1,5 artikelen'],
    ['pl', POLISH, 1, '1 plik'],
    ['pl', POLISH, 3, '3 pliki'],
    ['pl', POLISH, 12, '12 plików'],
    ['pl', POLISH, 22, '22 pliki'],
    ['pl', POLISH, 1.5, '1,5 pliku'],
    ['ar', ARABIC, 0, 'zero'],
    ['ar', ARABIC, 1, 'one'],
    ['ar', ARABIC, 2, 'two'],
    ['ar', ARABIC, 103, 'few'],
    ['ar', ARABIC, 11, 'many'],
    ['ar', ARABIC, 100, 'other'],
    ['ar-EG', '{n, number}', 7, '٧'],
    ['fr', FRENCH, 0, '0 article'],
    ['fr', FRENCH, 1.5, '1,5 article'],
    ['fr', FRENCH, 2, '2 articles'],
    ['fr', FRENCH, 1_000_000, '1 000 000 d’articles'],
  ];
  it.each(languages)('in %s "%s" of %d', (language, message, n, text) => {
    expect(written(message, { n }, language).replaceAll(/\s/g, ' ')).toBe(text);
  });

  it('a form the language has and the message has not is "other"', () => {
    expect(written('{n, plural, other {#}}', { n: 1 }, 'pl')).toBe('1');
  });
});

describe('what is known without Intl', () => {
  it.each(['en', 'nl'])('is what Intl says (%s)', (language) => {
    const rules = new Intl.PluralRules(language);
    const format = new Intl.NumberFormat(language);
    const number = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(number, (value) => {
        expect(pluralForm(value, language)).toBe(rules.select(value));
        if (!Object.is(value, -0)) expect(numberIn(value, language)).toBe(format.format(value));
      }),
    );
  });
});

describe('compiling', () => {
  it.each([
    ['is not closed', 'a {b'],
    ['has no other', '{n, plural, one {#}}'],
    ['chooses by a word', '{g, select, a {x} other {y}}'],
    ['writes a date inside a form', '{n, plural, other {{d, date}}}'],
    ['takes something off', '{n, plural, offset:1 one {#} other {#}}'],
  ])('refuses a message that %s', (_what, message) => {
    expect(() => compileMessage(message)).toThrow();
  });

  it('keeps the shape of a tree, and says where a message is wrong', () => {
    expect(compileTexts({ about: { parts: ['a', '{name}'] } })).toEqual({
      about: { parts: [['a'], [['name']]] },
    });
    expect(() => compileTexts({ about: { parts: ['a', 'a {b'] } }, ['long.json'])).toThrow(
      /^long\.json\.about\.parts\.1: /,
    );
  });
});
