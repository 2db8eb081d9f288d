import { expect, it } from 'vitest';
import { MS_PER_MINUTE } from '../contract/contract.ts';
import { allowanceOf } from './allowance.ts';
import { START } from './testing/stories.ts';

it('an allowance is spent within a minute, and whole again in the next one', () => {
  let time = START.getTime();
  const allowance = allowanceOf(10, () => new Date(time));
  expect(allowance.isLeft()).toBe(true);
  allowance.spend(9);
  time += MS_PER_MINUTE - 1;
  expect(allowance.isLeft()).toBe(true);
  allowance.spend(9);
  expect(allowance.isLeft()).toBe(false);
  time += 1;
  expect(allowance.isLeft()).toBe(true);
});

it('an allowance does not wait for a clock that was put back', () => {
  let time = START.getTime();
  const allowance = allowanceOf(1, () => new Date(time));
  expect(allowance.isLeft()).toBe(true);
  allowance.spend(1);
  expect(allowance.isLeft()).toBe(false);
  time -= 60 * MS_PER_MINUTE;
  expect(allowance.isLeft()).toBe(true);
});
