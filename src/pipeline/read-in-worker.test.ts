import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Publisher } from '../contract/contract.ts';
import type { FeedBody } from './feed-reader.ts';
import { createReadWorker } from './read-in-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'helder-read-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAPER: Publisher = {
  id: 'paper',
  name: 'The Paper',
  country: 'GB',
  scope: 'national',
  language: 'en',
  feeds: [{ url: 'https://paper.example/feed' }],
};
const LIMITS = { now: new Date('2026-02-18T12:00:00Z'), maxAgeHours: 24 };
const FEED =
  '<rss><channel><title>P</title><item><title>Bridge opens in Leeds</title><link>https://paper.example/1</link></item></channel></rss>';

const body = (text: string, url = 'https://paper.example/feed'): FeedBody => ({
  publisher: PAPER,
  feed: { url },
  bytes: Buffer.from(text),
  contentType: null,
});

/** A worker whose reader hangs on "hang", ends on "exit", throws on "throw", and otherwise answers with an empty feed. */
const badWorker = pathToFileURL(join(folder, 'bad.mjs'));
writeFileSync(
  badWorker,
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', ({ body }) => {
     if (body.feed.url === 'hang') for (;;);
     if (body.feed.url === 'exit') process.exit(1);
     if (body.feed.url === 'throw') throw new Error('out of luck');
     parentPort.postMessage({ read: { items: 7, dropped: [], faults: [], newestAt: null }, reports: '[]' });
   });
   parentPort.postMessage('ready');`,
);

describe('reading in a thread', () => {
  it('answers with labelled reports, feed after feed', async () => {
    const reader = createReadWorker({ publishers: [PAPER] });
    const feeds = await Promise.all([reader.read(body(FEED), LIMITS), reader.read(body(FEED), LIMITS)]);
    expect(
      feeds.map(({ reports }) => reports.map(({ title, labels }) => [title, labels.place?.city])),
    ).toEqual([[['Bridge opens in Leeds', 'Leeds']], [['Bridge opens in Leeds', 'Leeds']]]);
    await expect(reader.read(body('<html>'), LIMITS)).rejects.toMatchObject({ code: 'not-a-feed:html' });
    await reader.close();
  });

  it('knows the publishers: a report that names no place is from its publisher’s country', async () => {
    const reader = createReadWorker({ publishers: [PAPER] });
    const feed = FEED.replace(' in Leeds', ' after police search');
    const { reports } = await reader.read(body(feed), LIMITS);
    expect(reports[0]?.labels.place?.country).toBe('United Kingdom');
    await reader.close();
  });

  it('stops a feed that takes too long and goes on with the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const reader = createReadWorker({ publishers: [], file: badWorker, killAfterMs: 100 });
    await reader.read(body(FEED), LIMITS);
    const hanging = reader.read(body(FEED, 'hang'), LIMITS);
    const next = reader.read(body(FEED), LIMITS);
    vi.advanceTimersByTime(100);
    await expect(hanging).rejects.toMatchObject({ code: 'parser-too-slow' });
    expect((await next).items).toBe(7);
    await reader.close();
  });

  it.each(['exit', 'throw'])('survives a thread that dies (%s)', async (how) => {
    const reader = createReadWorker({ publishers: [], file: badWorker });
    const dying = reader.read(body(FEED, how), LIMITS);
    const next = reader.read(body(FEED), LIMITS);
    await expect(dying).rejects.toMatchObject({ code: 'parser-failed' });
    expect((await next).items).toBe(7);
    await reader.close();
  });

  it('fails feeds, and does not wait for ever, when the thread cannot start', async () => {
    const reader = createReadWorker({ publishers: [], file: pathToFileURL(join(folder, 'missing.mjs')) });
    await expect(reader.read(body(FEED), LIMITS)).rejects.toMatchObject({ code: 'parser-failed' });
    await reader.close();
  });

  it('fails feeds, and does not wait for ever, when a thread never says that it is ready', async () => {
    const silent = pathToFileURL(join(folder, 'silent.mjs'));
    writeFileSync(silent, 'setInterval(() => {}, 60_000);');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const reader = createReadWorker({ publishers: [], file: silent, startMs: 100 });
    const [first, second] = [reader.read(body(FEED), LIMITS), reader.read(body(FEED), LIMITS)];
    vi.advanceTimersByTime(100);
    await expect(first).rejects.toMatchObject({
      code: 'parser-failed',
      message: expect.stringContaining('not ready'),
    });
    vi.advanceTimersByTime(100);
    await expect(second).rejects.toMatchObject({ code: 'parser-failed' });
    await reader.close();
  });

  it('refuses feeds after closing', async () => {
    const reader = createReadWorker({ publishers: [] });
    await reader.close();
    await expect(reader.read(body(FEED), LIMITS)).rejects.toMatchObject({ code: 'parser-failed' });
  });
});
