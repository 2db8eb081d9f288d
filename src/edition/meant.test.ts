import { expect, it } from 'vitest';
import { meantBy } from './meant.ts';
import { story } from './testing/stories.ts';

const told = (headline: string, ...instead: string[][]) => ({ story: story('a', { headline }), instead });

it.each<[why: string, found: Parameters<typeof meantBy>[0], expected: string[]]>([
  ['nothing, where all was found by what was typed', [{ story: story('a'), instead: undefined }], []],
  [
    'the word that a story has, of those with one stem',
    [told('The minister resigns', ['ministe', 'minister'])],
    ['minister'],
  ],
  [
    'the first, where a story has none of them as it stands',
    [told('A ban on it', ['ministe', 'minister'])],
    ['ministe'],
  ],
  ['each word of the query', [told('Night train to Utrecht', ['utrecht'], ['train'])], ['utrecht train']],
  [
    'the words of most stories first, and three at most',
    ['Stone', 'Steen', 'Steen', 'Stein', 'Stijn', 'Stein', 'Steen'].map((name) =>
      told(name, [name.toLowerCase()]),
    ),
    ['steen', 'stein', 'stone'],
  ],
])('a misspelt search says %s', (_why, found, expected) => {
  expect(meantBy(found)).toEqual(expected);
});
