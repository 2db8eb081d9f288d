import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { aPublisher } from '../contract/testing/reports.ts';
import { createReadWorker } from '../pipeline/read-in-worker.ts';
import { readPublishers } from '../publishers/publishers.ts';
import { openTestStore } from '../store/testing/test-store.ts';
import type { House } from './open.ts';
import { openPipeline } from './pipeline.ts';

it('demo news is told once, also where its publishers were away between two starts', async () => {
  const store = await openTestStore();
  const { publishers } = readPublishers('publishers/demo/publishers.yaml');
  const reader = createReadWorker({ publishers });
  const roundOn = async (day: string, demo: 'on' | 'off') => {
    const house = {
      config: {
        publishers: 'publishers/demo',
        fetchAllow: [],
        contactEmail: 'jo@news.example',
        windowDays: 7,
        demo,
      },
      log: { info: () => {}, warn: () => {} },
      now: () => new Date(`${day}T12:00:00Z`),
      store,
      publishers,
      reader: () => reader,
      shutdown: { add: () => {} },
    };
    return (await openPipeline(house as unknown as House)).round();
  };
  try {
    expect((await roundOn('2026-03-02', 'on'))?.newReports).toBeGreaterThan(100);
    await roundOn('2026-03-03', 'off');
    expect(await roundOn('2026-03-04', 'on')).toMatchObject({ newReports: 0 });
  } finally {
    await reader.close();
    await store.close();
  }
});

it('tells every publisher whom to write to, also where readers have an address', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['user-agent']);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const publishers = [aPublisher('gazette', { feeds: [{ url: `http://${host}/rss` }] })];
  const store = await openTestStore();
  const reader = createReadWorker({ publishers });
  let closeFetcher = async (): Promise<void> => {};
  const house = {
    config: {
      publishers: 'nowhere',
      fetchAllow: [host],
      publicUrl: 'https://news.example',
      contactEmail: 'jo@news.example',
      windowDays: 7,
      demo: 'off',
    },
    log: { info: () => {}, warn: () => {} },
    now: () => new Date('2026-03-02T12:00:00Z'),
    store,
    publishers,
    reader: () => reader,
    shutdown: {
      add: (_name: string, close: () => Promise<void>) => {
        closeFetcher = close;
      },
    },
  };
  try {
    await (await openPipeline(house as unknown as House)).round();
    expect(asked).toEqual([
      expect.stringMatching(/^Helder\/[\d.]+ \(\+https:\/\/news\.example; jo@news\.example\)$/),
    ]);
  } finally {
    await closeFetcher();
    await reader.close();
    await store.close();
    server.close();
  }
});
