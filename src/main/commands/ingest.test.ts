import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPublisher } from '../../contract/testing/reports.ts';
import { ingest } from './ingest.ts';
import { openTestNewsroom, type TestNewsroom } from './testing/newsroom.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
});
afterAll(() => newsroom.close());

it('with other publishers changes nothing of the queue of a Helder whose round is at work', async () => {
  const { store } = newsroom;
  await store.feeds.sync([aPublisher('gazette')], new Date());
  const queue = await store.feeds.list();
  vi.stubEnv('PUBLISHERS', 'publishers/demo');
  await store.whileIngesting(() =>
    expect(ingest({ all: true })).rejects.toThrow('Another process is already running a round'),
  );
  expect(await store.feeds.list()).toEqual(queue);
});
