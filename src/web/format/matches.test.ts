import { describe, expect, it } from 'vitest';
import { piecesOf } from './matches.ts';

const hits = (text: string, query: string) =>
  piecesOf(text, query)
    .filter(({ hit }) => hit)
    .map(({ text }) => text);

describe('piecesOf', () => {
  it.each([
    ['every word of the query', 'Ice and snow close the pass', 'snow ice', ['Ice', 'snow']],
    ['whatever case and accents', 'Zoë sees CURAÇAO', 'zoe curacao', ['Zoë', 'CURAÇAO']],
    ['with its ending', 'Elections: an election', 'election', ['Elections', 'election']],
    ['without it', 'An election', 'elections', ['election']],
    ['without the longest', 'They govern, we build', 'governments buildings', ['govern', 'build']],
    ['without a Dutch one', 'De trein bij Amsterdam', 'treinen Amsterdamse', ['trein', 'Amsterdam']],
    ['without a doubled letter', 'Een ongeluk, a plan', 'ongelukken planned', ['ongeluk', 'plan']],
    ['the compounds of a word', 'Een treinongeluk', 'trein', ['treinongeluk']],
    ['no part of a compound', 'Een trein, de wereld', 'treinongeluk wereldkampioen', []],
    ['no other word', 'A carp and a part of the news', 'carpet partner newspaper', []],
    ['never inside a word', 'The price of rice', 'ice', []],
    ['nothing for signs alone', 'What?!', '?! "', []],
    ['in any script', 'أخبار اليوم', 'اليوم', ['اليوم']],
  ])('SEARCH-05 marks %s', (_what, text, query, expected) => {
    expect(hits(text, query)).toEqual(expected);
  });

  it('gives the whole text back, whatever is searched for', () => {
    const text = '🌍 Wat een dag… (née 1900)';
    for (const query of ['', 'dag', '🌍', 'a'.repeat(5000), '('.repeat(5000)])
      expect(
        piecesOf(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  });

  it('a query of 5,000 characters marks by its first words', () => {
    expect(hits('first and last', `first ${'x '.repeat(2490)}last`)).toEqual(['first']);
  });
});
