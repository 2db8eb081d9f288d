/** Pictures that come faster than they are made smaller, or from many publishers at once. */
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
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

beforeEach(() => {
  making.finish = [];
});

async function publish(answer: RequestListener): Promise<string> {
  const publisher = createServer(answer);
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    publisher.closeAllConnections();
    publisher.close();
  });
  return `127.0.0.1:${(publisher.address() as AddressInfo).port}`;
}

/** Asks for a picture of every host in this list. @returns the replies, when they come */
async function askFor(hosts: readonly string[]) {
  const server = await startTestServer({
    stories: hosts.map((host, n) => makeStory(`s${n}`, { primary_image_url: `http://${host}/${n}.jpg` })),
    env: { FETCH_ALLOW: [...new Set(hosts)].join(',') },
  });
  onTestFinished(() => server.close());
  const { data } = JSON.parse((await server.app.inject('/articles?limit=100')).body) as ArticlePage;
  return data.map(async ({ imageUrl }) => (await server.app.inject(String(imageUrl))).statusCode);
}

it('no more than fifty are held in memory; the others are asked for with the next page', async () => {
  let asked = 0;
  const host = await publish((_, response) => {
    asked += 1;
    response.end('picture');
  });
  const answered: number[] = [];
  const replies = (await askFor(Array(60).fill(host))).map(async (reply) => answered.push(await reply));
  await eventually(() => expect(answered.length + making.finish.length).toBeGreaterThanOrEqual(60));
  // One or two more are on their way when the fiftieth comes.
  expect(asked).toBeGreaterThanOrEqual(50);
  expect(asked).toBeLessThan(55);
  expect(answered).toEqual(answered.map(() => 302));
  for (const finish of making.finish) finish();
  await Promise.all(replies);
});

it('what is on its way from many hosts counts too: twenty at once, fifty with those that are here', async () => {
  const asked: ServerResponse[] = [];
  const hosts = await Promise.all(
    Array.from({ length: 60 }, () => publish((_, response) => asked.push(response))),
  );
  const answerAll = (): void => {
    for (const response of asked.filter(({ writableEnded }) => !writableEnded)) response.end('picture');
  };
  const answered: number[] = [];
  const replies = (await askFor(hosts)).map(async (reply) => answered.push(await reply));
  for (const count of [20, 40]) {
    await eventually(() => expect(asked.length).toBeGreaterThanOrEqual(count));
    expect(asked).toHaveLength(count);
    answerAll();
  }
  await eventually(() => {
    answerAll();
    expect(making.finish.length).toBeGreaterThanOrEqual(50);
    expect(making.finish).toHaveLength(asked.length);
  });
  expect(asked.length).toBeLessThan(55);
  expect(answered).toEqual(answered.map(() => 302));
  for (const finish of making.finish) finish();
  await Promise.all(replies);
});
