/** A process that ingests the bench's feeds, as the worker does, and reports how long each round took. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Publisher } from '../../src/contract/contract.ts';
import { startEmbeddedPostgres } from '../../src/database/database.ts';
import { createFetcher } from '../../src/pipeline/1-fetch/fetch.ts';
import { createPipeline } from '../../src/pipeline/pipeline.ts';
import { createReadWorker } from '../../src/pipeline/read-in-worker.ts';
import { openStore } from '../../src/store/store.ts';
import type { Store } from '../../src/store/types.ts';
import { FEEDS, hostOf, NOW } from './feeds.ts';

const BYTES_PER_MB = 2 ** 20;
const port = Number(process.argv[2]);
const names = Array.from({ length: FEEDS }, (_, feed) => hostOf(feed));
const publishers = names.map(
  (host, feed): Publisher => ({
    id: `feed-${feed}`,
    name: `Feed ${feed}`,
    country: 'GB',
    scope: 'global',
    language: 'en',
    feeds: [{ url: `http://${host}:${port}/${feed}.xml`, section: 'world' }],
  }),
);
const everywhere: LookupFunction = (_host, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

const dataDir = mkdtempSync(join(tmpdir(), 'helder-first-round-'));
chmodSync(dataDir, 0o755);
// As the program does: its thread starts beside the database.
const reader = createReadWorker({ publishers });
const postgres = await startEmbeddedPostgres({ dataDir });
const store = await openStore({ connectionString: postgres.connectionString });
const silent = { info() {}, warn() {} };
const now = (): Date => NOW;
const fetcher = createFetcher({
  userAgentContact: 'bench@helder.example',
  allow: names.map((host) => `${host}:${port}`),
  now,
  lookup: everywhere,
});
let startedAt = 0;
let firstNewsMs = 0;
/** The store, which notes when a round has published for the first time. */
const timedStore: Store = {
  ...store,
  async publish(write) {
    const version = await store.publish(write);
    firstNewsMs ||= performance.now() - startedAt;
    return version;
  },
};
const pipeline = createPipeline({
  store: timedStore,
  publishers,
  fetcher,
  reader,
  now,
  log: silent,
  demo: 'off',
});

async function round(): Promise<void> {
  startedAt = performance.now();
  firstNewsMs = 0;
  const summary = await pipeline.round({ feeds: 'all' });
  process.send?.({ ...summary, firstNewsMs, rssMb: process.resourceUsage().maxRSS / 1024 });
}

async function leave(): Promise<void> {
  await reader.close();
  await fetcher.close();
  await store.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit();
}

process.on('message', () => void round());
process.once('disconnect', () => void leave());
process.send?.({ ready: true, rssMb: process.memoryUsage().rss / BYTES_PER_MB });
