import type { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import type { Outages } from './away.ts';
import { ingestLock } from './ingest-lock.ts';

/** A session on which the server says that it has let go when told so. */
function aSession(pid: number) {
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const end = vi.fn(async () => {});
  const query = vi.fn(() => answered);
  return { session: { client: { query, end } as unknown as Client, pid }, answer, query, end };
}

it('lets go of a lock that was taken before the word came that the one before is free', async () => {
  const [first, second] = [aSession(1), aSession(2)];
  const acquire = vi.fn().mockResolvedValueOnce(first.session).mockResolvedValueOnce(second.session);
  const lock = ingestLock('', { telling: () => ({ acquire }) } as unknown as Outages);
  const ended = lock.run(async () => 'first');
  await eventually(() => expect(first.query).toHaveBeenCalled());
  const held = lock.run(async () => {
    first.answer();
    await ended;
    const db = { query: vi.fn(async () => ({ rows: [{ held: true }] })) };
    await lock.assertHeld(db as never);
    return db.query.mock.calls;
  });
  second.answer();
  expect(await held).toEqual([[expect.any(String), [2, expect.any(Number), expect.any(Number)]]]);
  expect(second.end).toHaveBeenCalled();
});
