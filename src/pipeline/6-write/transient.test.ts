import { describe, expect, it } from 'vitest';
import { isTransient } from './transient.ts';

const coded = (code: string): Error => Object.assign(new Error('words'), { code });

describe('isTransient', () => {
  it.each([
    ['server not there', coded('ECONNREFUSED'), true],
    ['socket file gone', coded('ENOENT'), true],
    ['connection lost', coded('08006'), true],
    ['shut down by its administrator', coded('57P01'), true],
    ['starting up', coded('57P03'), true],
    ['too many connections', coded('53300'), true],
    ['deadlock', coded('40P01'), true],
    ['said in words', new Error('Connection terminated unexpectedly'), true],
    ['wrapped', new Error('cannot be reached', { cause: coded('ECONNREFUSED') }), true],
    ['both addresses refused', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), true],
    ['disk full', coded('53100'), false],
    ['a constraint', coded('23505'), false],
    ['a fault of ours', new TypeError('x is not a function'), false],
    ['no error at all', 'ECONNREFUSED', false],
  ])('%s: %s', (_why, error, expected) => {
    expect(isTransient(error)).toBe(expected);
  });
});
