/** Many pictures of one publisher, none of which is here yet. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArticlePage } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory, NOW } from '../testing/stories.ts';

const MINUTE = 60_000;
let publisher: Server;
/** Asked and not answered, in order. */
let asked: ServerResponse[];
let server: TestServer;
let clock: Date;
/** One for every answer the publisher may take its time for. */
let limits: AbortController[];
let photo: Buffer;

beforeEach(async () => {
  asked = [];
  limits = [];
  clock = NOW;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  publisher = createServer((_, response) => void asked.push(response));
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  const { port } = publisher.address() as AddressInfo;
  server = await startTestServer({
    stories: ['a', 'b', 'c', 'd'].map((id) =>
      makeStory(id, { primary_image_url: `http://127.0.0.1:${port}/${id}.jpg` }),
    ),
    env: { FETCH_ALLOW: `127.0.0.1:${port}` },
    now: () => clock,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  publisher.closeAllConnections();
  await new Promise((resolve) => publisher.close(resolve));
});

async function askAll() {
  const { data } = JSON.parse((await server.app.inject('/articles?limit=100')).body) as ArticlePage;
  return data.map(({ imageUrl }) => server.app.inject(String(imageUrl)));
}
const untilAsked = (times: number) => eventually(() => expect(asked).toHaveLength(times));
const answer = (index: number) => asked[index]?.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
const statuses = async (replies: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(replies)).map(({ statusCode }) => statusCode);

it('the time a publisher may take runs from when it is asked: who waits in line fails with nobody', async () => {
  const [first, second, ...waiting] = await askAll();
  await untilAsked(2);
  expect(limits).toHaveLength(2);
  for (const limit of limits) limit.abort();
  expect(await statuses([first, second].flatMap((reply) => reply ?? []))).toEqual([404, 404]);
  await untilAsked(4);
  answer(2);
  answer(3);
  expect(await statuses(waiting)).toEqual([200, 200]);
});

it('no publisher is asked for more than two at once', async () => {
  const replies = await askAll();
  await untilAsked(2);
  answer(0);
  await untilAsked(3);
  for (const index of [1, 2]) answer(index);
  await untilAsked(4);
  answer(3);
  expect(await statuses(replies)).toEqual([200, 200, 200, 200]);
});

it('a reader who waited long gets a drawing for now, and the picture with the next page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const replies = await askAll();
  await untilAsked(2);
  await eventually(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(replies.length));
  vi.advanceTimersByTime(5_000);
  for (const reply of await Promise.all(replies)) {
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([302, 'no-store']);
    expect((await server.app.inject(String(reply.headers.location))).headers['content-type']).toContain(
      'image/svg+xml',
    );
  }
  vi.useRealTimers();
  for (const index of [0, 1]) answer(index);
  await untilAsked(4);
  for (const index of [2, 3]) answer(index);
  expect(await statuses(await askAll())).toEqual([200, 200, 200, 200]);
});

it('what waited for its turn too long is neither asked for nor held against its publisher', async () => {
  const replies = await askAll();
  await untilAsked(2);
  clock = new Date(NOW.getTime() + 2 * MINUTE);
  answer(0);
  answer(1);
  expect(await statuses(replies)).toEqual([200, 200, 302, 302]);
  expect(asked).toHaveLength(2);
  const again = await askAll();
  await untilAsked(4);
  answer(2);
  answer(3);
  expect(await statuses(again)).toEqual([200, 200, 200, 200]);
});
