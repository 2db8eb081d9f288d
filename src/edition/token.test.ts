import { expect, it } from 'vitest';
import { parseToken, toToken } from './token.ts';

const PIN = { version: 42, time: Date.UTC(2026, 2, 1) };
const FAR = '9'.repeat(11);

it('a token says what it pins', () => {
  expect(parseToken(toToken(PIN))).toEqual(PIN);
  expect(toToken({ version: 35, time: 36 })).toBe('z.10');
});

it.each(['', '.', '1', '1.', '.1', '1.2.3', ' 1.2', '1.2 ', '1,2', 'A.1', '-1.2', `${FAR}.1`, `1.${FAR}`])(
  '"%s" is no token',
  (token) => {
    expect(parseToken(token)).toBeNull();
  },
);
