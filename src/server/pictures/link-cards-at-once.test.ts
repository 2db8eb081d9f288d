import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { listen, startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';

const drawing = vi.hoisted(() => ({
  now: 0,
  most: 0,
  begun: [] as string[],
  finish: [] as ((fault?: Error) => void)[],
}));
vi.mock('./link-card.ts', () => ({
  linkCard: async ({ headline }: { headline: string }) => {
    drawing.begun.push(headline);
    drawing.most = Math.max(drawing.most, ++drawing.now);
    await new Promise<void>((resolve, reject) =>
      drawing.finish.push((fault) => (fault ? reject(fault) : resolve())),
    );
    drawing.now -= 1;
    return Buffer.from('card');
  },
}));

let server: TestServer;
beforeEach(() => {
  Object.assign(drawing, { now: 0, most: 0, begun: [], finish: [] });
});
afterEach(() => server.close());

const storiesOf = (ids: readonly string[]) => ids.map((id) => makeStory(id, { headline: id }));
const finishOne = async (): Promise<void> => {
  await eventually(() => expect(drawing.finish.length).toBeGreaterThan(0));
  drawing.finish.shift()?.();
};

it('draws two cards at once, however many are asked, and all of them in the end', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  server = await startTestServer({ stories: ids.map((id) => makeStory(id)) });
  const replies = Promise.all(ids.map((id) => server.app.inject(`/og/${id}.png`)));
  for (const _ of ids) await finishOne();
  expect((await replies).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(drawing.most).toBe(2);
});

it('draws a card anew that could not be drawn', async () => {
  server = await startTestServer({ stories: [makeStory('a')] });
  const ask = async (fault?: Error): Promise<number> => {
    const reply = server.app.inject('/og/a.png');
    await eventually(() => expect(drawing.finish.length).toBeGreaterThan(0));
    drawing.finish.shift()?.(fault);
    return (await reply).statusCode;
  };
  expect(await ask(new Error('no room'))).toBe(500);
  expect(await ask()).toBe(200);
});

it('draws a card once for all who ask at the same time', async () => {
  server = await startTestServer({ stories: storiesOf(['a', 'b', 'c']) });
  const asked = ['a', 'b', 'c', 'a', 'c', 'c'];
  const replies = Promise.all(asked.map((id) => server.app.inject(`/og/${id}.png`)));
  for (let n = 0; n < 3; n++) await finishOne();
  expect((await replies).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  expect(drawing.begun).toEqual(['a', 'b', 'c']);
});

it('lets fifty wait; who comes then is asked to come again, and others’ cards go on', async () => {
  const ids = Array.from({ length: 55 }, (_, n) => `s${n}`);
  server = await startTestServer({ stories: storiesOf(ids), env: { RATE_LIMIT: '1000' } });
  const refused: unknown[] = [];
  const replies = ids.map(async (id) => {
    const { statusCode, headers, body } = await server.app.inject(`/og/${id}.png`);
    if (statusCode !== 200) refused.push([statusCode, headers['retry-after'], JSON.parse(body).error.code]);
  });
  await eventually(() => expect(refused).toEqual(Array.from({ length: 3 }, () => [503, '5', 'UNAVAILABLE'])));
  for (let n = 0; n < 52; n++) await finishOne();
  await Promise.all(replies);
  expect(refused).toHaveLength(3);
  const again = server.app.inject(`/og/${ids.at(-1)}.png`);
  await finishOne();
  expect((await again).statusCode).toBe(200);
});

it('draws nothing for who has hung up', async () => {
  server = await startTestServer({ stories: storiesOf(['a', 'b', 'left', 'shared', 'd']) });
  let came = 0;
  let gone = 0;
  server.app.addHook('preHandler', async () => {
    came += 1;
  });
  server.app.addHook('onRequestAbort', async (_request) => {
    gone += 1;
  });
  const address = await listen(server);
  const ask = (id: string, signal?: AbortSignal) =>
    fetch(`${address}/og/${id}.png`, signal ? { signal } : {});
  const first = [ask('a'), ask('b')];
  await eventually(() => expect(drawing.finish).toHaveLength(2));
  const leaving = new AbortController();
  const left = ['left', 'shared'].map((id) => ask(id, leaving.signal).catch(() => 'gone'));
  const stayed = [ask('shared'), ask('d')];
  await eventually(() => expect(came).toBe(6));
  for (let turns = 0; turns < 10; turns++) await setImmediate();
  leaving.abort();
  expect(await Promise.all(left)).toEqual(['gone', 'gone']);
  await eventually(() => expect(gone).toBe(2));
  await setImmediate();
  for (let n = 0; n < 4; n++) await finishOne();
  const replies = await Promise.all([...first, ...stayed]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(drawing.begun.toSorted()).toEqual(['a', 'b', 'd', 'shared']);
});

it('has a count of its own for each network, a tenth of that of everything else', async () => {
  server = await startTestServer({ stories: storiesOf(['a']), env: { RATE_LIMIT: '20' } });
  const first = server.app.inject('/og/a.png');
  await finishOne();
  const statuses = [(await first).statusCode];
  for (let n = 0; n < 2; n++) statuses.push((await server.app.inject('/og/a.png')).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await server.app.inject('/categories')).statusCode).toBe(200);
});
