import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';

const drawing = vi.hoisted(() => ({ now: 0, most: 0, finish: [] as ((fault?: Error) => void)[] }));
vi.mock('./link-card.ts', () => ({
  linkCard: async () => {
    drawing.most = Math.max(drawing.most, ++drawing.now);
    await new Promise<void>((resolve, reject) =>
      drawing.finish.push((fault) => (fault ? reject(fault) : resolve())),
    );
    drawing.now -= 1;
    return Buffer.from('card');
  },
}));

let server: TestServer;
afterEach(() => server.close());

it('draws two cards at once, however many are asked, and all of them in the end', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  server = await startTestServer({ stories: ids.map((id) => makeStory(id)) });
  const replies = Promise.all(ids.map((id) => server.app.inject(`/og/${id}.png`)));
  for (const _ of ids) {
    await eventually(() => expect(drawing.finish.length).toBeGreaterThan(0));
    drawing.finish.shift()?.();
  }
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
