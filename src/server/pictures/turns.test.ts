import pLimit from 'p-limit';
import { expect, it } from 'vitest';
import { createTurns, WaitedTooLong } from './turns.ts';

const WAIT_MS = 60_000;

function open(inAll: number) {
  let time = 0;
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const turns = createTurns({ atOnce: 2, inAll: pLimit(inAll), waitMs: WAIT_MS, clock: () => time });
  const ask = (host: string, name: string) =>
    turns(host, () => {
      begun.push(name);
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
    });
  return { begun, finish: (name: string) => finish.get(name)?.(), ask, pass: (ms: number) => (time += ms) };
}
/** Lets promises that are ready run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('however many hosts there are, no more than so many are asked at once', async () => {
  const { begun, finish, ask } = open(3);
  const all = ['a', 'b', 'c', 'd', 'e'].map((host) => ask(host, host));
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  finish('b');
  expect(await all[1]).toBe('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('who waits in line at one host takes no turn from another', async () => {
  const { begun, ask } = open(3);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  void ask('b', 'b1');
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

it('who waited too long, at the host or behind the others, is not asked for', async () => {
  const { begun, finish, ask, pass } = open(1);
  const first = ask('a', 'a1');
  const late = [ask('a', 'a2'), ask('b', 'b1')].map((asked) =>
    expect(asked).rejects.toBeInstanceOf(WaitedTooLong),
  );
  await settled();
  pass(WAIT_MS + 1);
  finish('a1');
  await Promise.all([first, ...late]);
  expect(begun).toEqual(['a1']);
});
