import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsText } from '../contract/testing/news-text.ts';
import { compileMessage } from './compile.ts';
import { write } from './message.ts';

/** Without what means something in a message: braces, quotes around them, and # in a form. */
const plain = newsText(6).map((text) => text.replace(/[{}'#<>|]/g, ''));
const language = fc.constantFrom('en', 'nl', 'pl', 'ar');

describe('a message', () => {
  it('says its words and its values, letter by letter, whatever they are', () => {
    fc.assert(
      fc.property(plain, plain, newsText(6), language, (before, after, value, spoken) => {
        const message = compileMessage(`${before}{name}${after}`);
        expect(write(message, { name: value }, spoken)).toBe(`${before}${value}${after}`);
        expect(write(message, {}, spoken)).toBe(`${before}${after}`);
      }),
    );
  });

  it('has a form for every number, with the number in it', () => {
    const message = compileMessage('{n, plural, =0 {none} one {# piece} other {# pieces}}');
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), fc.constantFrom('en', 'nl'), (n, spoken) => {
        const number = new Intl.NumberFormat(spoken).format(n);
        const expected = n === 0 ? 'none' : Math.abs(n) === 1 ? `${number} piece` : `${number} pieces`;
        expect(write(message, { n }, spoken)).toBe(expected);
      }),
    );
  });

  it('is refused or written, never anything between', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '{n}',
      '{n, plural, ',
      'other {',
      'one {#}',
      '#',
      "'",
      'a',
      ' ',
      'select',
      'offset:1',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        let message: ReturnType<typeof compileMessage>;
        try {
          message = compileMessage(pieces.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          return;
        }
        expect(typeof write(message, { n: 2 }, 'en')).toBe('string');
      }),
    );
  });
});
