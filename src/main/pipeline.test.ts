import { expect, it } from 'vitest';
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
