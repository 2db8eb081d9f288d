import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beside, type Code, EMPTY_CODE, erasedBefore, isWhole, pasted, typed } from './code.ts';

const boxes = (text: string): Code =>
  text
    .padEnd(6, '_')
    .split('')
    .map((digit) => (digit === '_' ? '' : digit));
const shown = (code: Code) => code.map((digit) => digit || '_').join('');

describe('six boxes', () => {
  const cases: [what: string, before: string, at: number, text: string, after: string, focus: number][] = [
    ['AUTH-06 a digit moves on to the next box', '', 0, '4', '4_____', 1],
    ['AUTH-06 the last digit stays in the last box', '40711_', 5, '8', '407118', 5],
    ['AUTH-05 a letter changes nothing', '4_____', 1, 'x', '4_____', 1],
    ['a digit beside one that stands there takes its place', '4_____', 0, '47', '7_____', 1],
    ['the same digit again moves on', '4_____', 0, '44', '4_____', 1],
    ['an emptied box keeps the focus', '407___', 1, '', '4_7___', 1],
    ['what the browser filled in goes into all boxes', '', 0, '407118', '407118', 5],
    ['also from another box, over what stands there', '9_____', 3, '407118', '407118', 5],
    ['half a code goes on from its box', '4_____', 1, '07', '407___', 3],
  ];
  it.each(cases)('%s', (_what, before, at, text, after, focus) => {
    const filled = typed(boxes(before), at, text);
    expect([shown(filled.code), filled.focus]).toEqual([after, focus]);
  });

  const pastes: [what: string, text: string, after: string, focus: number][] = [
    ['AUTH-07 VALID-03 signs that are no digits are left out', ' 407-118 ', '407118', 5],
    ['AUTH-07 a whole sentence', 'Your code is 407118.', '407118', 5],
    ['half a code', '407', '407___', 3],
    ['more than a code', '40711899', '407118', 5],
    ['nothing of use', 'hello', '______', 0],
  ];
  it.each(pastes)('pasted: %s', (_what, text, after, focus) => {
    const filled = pasted(EMPTY_CODE, text);
    expect([shown(filled.code), filled.focus]).toEqual([after, focus]);
  });

  it('backspace in an empty box takes the digit before it', () => {
    const filled = erasedBefore(boxes('40'), 2);
    expect([shown(filled.code), filled.focus]).toEqual(['4_____', 1]);
  });

  it('AUTH-08 arrows stop at both ends', () => {
    expect([beside(0, -1), beside(0, 1), beside(5, 1)]).toEqual([0, 1, 5]);
  });

  it.each([
    ['407118', true],
    ['40711', false],
    ['_07118', false],
    ['', false],
  ])('VALID-02 "%s" is whole: %s', (text, whole) => {
    expect(isWhole(boxes(text))).toBe(whole);
  });

  it('VALID-02 whatever is typed and pasted, there are six boxes with one digit or none', () => {
    const sign = fc.oneof(
      fc.integer({ min: 0, max: 9 }).map(String),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    );
    const step = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.string({ unit: sign }), fc.boolean());
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let code: Code = EMPTY_CODE;
        for (const [at, text, isPaste] of steps) {
          const filled = isPaste ? pasted(code, text) : typed(code, at, text);
          code = filled.code;
          expect(filled.focus).toBeGreaterThanOrEqual(0);
          expect(filled.focus).toBeLessThan(6);
        }
        expect(code).toHaveLength(6);
        for (const digit of code) expect(digit).toMatch(/^\d?$/);
        expect(isWhole(code)).toBe(/^\d{6}$/.test(code.join('')));
      }),
    );
  });
});
