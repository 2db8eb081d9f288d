import { describe, expect, it } from 'vitest';
import { StoreAway } from '../../store/types.ts';
import { isTransient } from './transient.ts';

const coded = (code: string): Error => Object.assign(new Error('words'), { code });

describe('isTransient', () => {
  it.each([
    ['the database is away', new StoreAway(coded('ECONNREFUSED')), true],
    ['deadlock', coded('40P01'), true],
    ['disk full', coded('53100'), false],
    ['a constraint', coded('23505'), false],
    ['a fault of ours', new TypeError('x is not a function'), false],
    ['a connection that is not the store’s', coded('ECONNREFUSED'), false],
    ['no error at all', 'ECONNREFUSED', false],
  ])('%s: %s', (_why, error, expected) => {
    expect(isTransient(error)).toBe(expected);
  });
});
