/** Pictures that come faster than they are made smaller. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ArticlePage } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { startTestServer } from '../testing/server.ts';
import { makeStory } from '../testing/stories.ts';

const making = vi.hoisted(() => ({ finish: [] as (() => void)[] }));
vi.mock('./image-resize.ts', () => ({
  resizeImage: async () => {
    await new Promise<void>((resolve) => making.finish.push(resolve));
    return Buffer.from('small');
  },
}));

it('no more than fifty are held in memory; the others are asked for with the next page', async () => {
  let asked = 0;
  const publisher = createServer((_, response) => {
    asked += 1;
    response.end('picture');
  });
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  const at = `127.0.0.1:${(publisher.address() as AddressInfo).port}`;
  const ids = Array.from({ length: 60 }, (_, n) => `s${n}`);
  const server = await startTestServer({
    stories: ids.map((id) => makeStory(id, { primary_image_url: `http://${at}/${id}.jpg` })),
    env: { FETCH_ALLOW: at },
  });
  onTestFinished(async () => {
    await server.close();
    publisher.closeAllConnections();
    publisher.close();
  });
  const { data } = JSON.parse((await server.app.inject('/articles?limit=100')).body) as ArticlePage;
  const answered: number[] = [];
  const replies = data.map(async ({ imageUrl }) =>
    answered.push((await server.app.inject(String(imageUrl))).statusCode),
  );
  await eventually(() => expect(answered.length + making.finish.length).toBeGreaterThanOrEqual(60));
  // One or two more are on their way when the fiftieth comes.
  expect(asked).toBeGreaterThanOrEqual(50);
  expect(asked).toBeLessThan(55);
  expect(answered).toEqual(answered.map(() => 302));
  for (const finish of making.finish) finish();
  await Promise.all(replies);
});
