import { describe, expect, it } from 'vitest';
import type { ApiError } from './api-error.ts';
import { date, flag, list, nullable, number, object, oneOf, optional, type Shape, text } from './shape.ts';

interface Pair {
  name: string;
  count?: number;
}
const pair = object<Pair>({ name: text, count: optional(number) });

/** What cannot be read, as what it is told to be. */
const wrong: [what: string, shape: Shape<unknown>, value: unknown][] = [
  ['a number for a text', text, 5],
  ['a text of a megabyte', text, 'x'.repeat(1_000_000)],
  ['a text for a number', number, '5'],
  ['no number', number, Number.NaN],
  ['a text for a flag', flag, 'true'],
  ['no text for a date', date, 20260310],
  ['an empty date', date, ''],
  ['a day that does not exist', date, '2026-99-99'],
  ['null where something must be', text, null],
  ['a missing field', pair, {}],
  ['a field of the wrong type', pair, { name: 'a', count: '1' }],
  ['null for a field that may be missing', pair, { name: 'a', count: null }],
  ['a list for an object', pair, [{ name: 'a' }]],
  ['null for an object', pair, null],
  ['an object for a list', list(text), { 0: 'a', length: 1 }],
  ['one wrong item of a list', list(text), ['a', 1]],
  ['another word', oneOf(['top', 'newest']), 'oldest'],
  ['what every object inherits', object<{ toString: string }>({ toString: text }), {}],
];

describe('a shape', () => {
  it.each(wrong)('does not read %s', (_what, shape, value) => {
    let thrown: Partial<ApiError> = {};
    try {
      shape(value);
    } catch (error) {
      thrown = error as ApiError;
    }
    // The message is for readers, and this says nothing to them.
    expect(thrown).toMatchObject({ kind: 'unreadable', message: '' });
  });

  const right: [what: string, shape: Shape<unknown>, value: unknown, read: unknown][] = [
    ['fields it does not know are dropped', pair, { name: 'a', extra: 1 }, { name: 'a' }],
    ['a field may be missing', pair, { name: 'a', count: 2 }, { name: 'a', count: 2 }],
    ['null where it may be', nullable(text), null, null],
    ['else what it is', nullable(text), 'a', 'a'],
    ['a date', date, '2026-03-10T12:00:00.000Z', '2026-03-10T12:00:00.000Z'],
    ['one of some words', oneOf(['top', 'newest']), 'newest', 'newest'],
    ['an empty list', list(text), [], []],
  ];
  it.each(right)('reads: %s', (_what, shape, value, read) => {
    expect(shape(value)).toStrictEqual(read);
  });

  it('takes nothing from a prototype that came along, and changes none', () => {
    const hostile = JSON.parse(
      '{"name":"a","__proto__":{"count":9,"admin":true},"constructor":{"prototype":{"admin":true}}}',
    );
    const read = pair(hostile);
    expect(read).toStrictEqual({ name: 'a' });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(read.count).toBeUndefined();
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(() => pair(JSON.parse('{"__proto__":{"name":"a"}}'))).toThrow();
  });
});
