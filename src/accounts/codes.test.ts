import { expect, it } from 'vitest';
import { makeCode } from './codes.ts';

it('a code has six digits, also the one in ten that begins with a nought', () => {
  const odd = Array.from({ length: 500 }, makeCode).filter((code) => !/^\d{6}$/.test(code));
  expect(odd).toEqual([]);
});
