import { expect, it } from 'vitest';
import { askedTogether, madeOnce } from './once.ts';

it('what is made once is made again when it failed', async () => {
  let makings = 0;
  const body = madeOnce(async () => {
    makings += 1;
    if (makings === 1) throw new Error('no memory');
    return makings;
  });
  await expect(body()).rejects.toThrow('no memory');
  expect(await Promise.all([body(), body()])).toEqual([2, 2]);
});

it('what is asked again each time is asked once by all who ask meanwhile', async () => {
  let askings = 0;
  const answer = askedTogether(async () => {
    askings += 1;
    if (askings === 1) throw new Error('away');
    return askings;
  });
  const first = [answer(), answer()];
  await expect(Promise.all(first)).rejects.toThrow('away');
  expect(await Promise.all([answer(), answer()])).toEqual([2, 2]);
  expect(await answer()).toBe(3);
});
