import { describe, expect, it } from 'vitest';
import { moneyText } from './money.ts';

const dollars = (cents: number) => ({ cents, currency: 'USD' });
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('money', () => {
  it.each([
    ['en', dollars(499), '$4.99'],
    ['en', dollars(4900), '$49'],
    ['en', dollars(1050), '$10.50'],
    ['nl', dollars(499), '$ 4,99'],
    ['nl', { cents: 9999, currency: 'EUR' }, '€ 99,99'],
  ])('in %s', (language, amount, text) => {
    expect(plain(moneyText(amount, language))).toBe(text);
  });
});
