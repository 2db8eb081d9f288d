import fc from 'fast-check';
import { expect, it } from 'vitest';
import { story } from '../testing/stories.ts';
import { wantedOf } from './unwanted.ts';

it.each<[typed: string, text: string, without: string[]]>([
  ['ukraine -trump', 'ukraine', ['-trump']],
  ['-trump ukraine', 'ukraine', ['-trump']],
  ['ukraine -trump -"white house" iran', 'ukraine iran', ['-trump', '-"white house"']],
  ['-trump', '', ['-trump']],
  ['ukraine - trump', 'ukraine - trump', []],
  ['ukraine -', 'ukraine -', []],
  ['zuid-korea', 'zuid-korea', []],
  ['noord- en zuid-korea', 'noord- en zuid-korea', []],
  ['"ukraine -trump"', '"ukraine -trump"', []],
  ['vorst -10 graden', 'vorst -10 graden', []],
  ['“ukraine” -trump', '“ukraine”', ['-trump']],
])('SEARCH-09 %s asks for “%s”', (typed, text, without) => {
  const wanted = wantedOf(typed);
  expect([wanted.text.trim().replaceAll(/\s+/g, ' '), wanted.without]).toEqual([text, without]);
});

it.each([
  ['a word of it', '-ferry', { headline: 'The Ferry sails' }, false],
  ['a phrase', '-"the ferry"', { headline: 'The ferry sails' }, false],
  ['a tag in another language', '-rusland', { tags: ['Russia'] }, false],
  ['a tag by its everyday name', '-VS', { tags: ['United States'] }, false],
  ['no part of a word', '-ferr', { headline: 'The ferry sails' }, true],
  ['nothing of it', '-golf -"the golf"', { headline: 'The ferry sails' }, true],
  ['nothing unwanted', 'ferry', { headline: 'The ferry sails' }, true],
])('a story is left by %s', (_what, typed, over, isLeft) => {
  expect(wantedOf(typed).isLeft(story('a', over))).toBe(isLeft);
});

it('what has no minus is asked for as it was typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const typed = text.replaceAll('-', '');
      expect(wantedOf(typed)).toMatchObject({ text: typed, without: [] });
    }),
  );
});
