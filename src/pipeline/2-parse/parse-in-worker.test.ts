import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createParseWorker } from './parse-in-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'helder-parse-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CONTEXT = { url: 'https://paper.example/feed', contentType: null };
const FEED = Buffer.from('<rss><channel><title>P</title><item><title>One</title></item></channel></rss>');

/** A worker whose parser hangs on "hang", ends on "exit", and otherwise answers with an empty feed. */
const badWorker = pathToFileURL(join(folder, 'bad.mjs'));
writeFileSync(
  badWorker,
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', ({ context }) => {
     if (context.url === 'hang') for (;;);
     if (context.url === 'exit') process.exit(1);
     if (context.url === 'throw') throw new Error('out of luck');
     parentPort.postMessage({ feed: { format: 'rss', title: context.url, link: null, language: null, items: [], faults: [] } });
   });
   parentPort.postMessage('ready');`,
);

describe('parsing in a thread', () => {
  it('answers like parseFeed, feed after feed', async () => {
    const parser = createParseWorker();
    const feeds = await Promise.all([parser.parse(FEED, CONTEXT), parser.parse(FEED, CONTEXT)]);
    expect(feeds.map(({ items }) => items[0]?.title)).toEqual(['One', 'One']);
    await expect(parser.parse(Buffer.from('<html>'), CONTEXT)).rejects.toMatchObject({
      code: 'not-a-feed:html',
    });
    await parser.close();
  });

  it('stops a feed that takes too long and goes on with the next', async () => {
    const parser = createParseWorker({ file: badWorker, killAfterMs: 100 });
    const hanging = parser.parse(FEED, { ...CONTEXT, url: 'hang' });
    const next = parser.parse(FEED, { ...CONTEXT, url: 'next' });
    await expect(hanging).rejects.toMatchObject({ code: 'too-slow' });
    expect((await next).title).toBe('next');
    await parser.close();
  });

  it.each(['exit', 'throw'])('survives a thread that dies (%s)', async (how) => {
    const parser = createParseWorker({ file: badWorker });
    const dying = parser.parse(FEED, { ...CONTEXT, url: how });
    const next = parser.parse(FEED, { ...CONTEXT, url: 'next' });
    await expect(dying).rejects.toMatchObject({ code: 'parser-failed' });
    expect((await next).title).toBe('next');
    await parser.close();
  });

  it('fails feeds, and does not wait for ever, when the thread cannot start', async () => {
    const parser = createParseWorker({ file: pathToFileURL(join(folder, 'missing.mjs')) });
    await expect(parser.parse(FEED, CONTEXT)).rejects.toMatchObject({ code: 'parser-failed' });
    await parser.close();
  });

  it('refuses feeds after closing', async () => {
    const parser = createParseWorker();
    await parser.close();
    await expect(parser.parse(FEED, CONTEXT)).rejects.toMatchObject({ code: 'parser-failed' });
  });
});
