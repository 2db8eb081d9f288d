/**
 * The server in a process of its own, over invented stories in memory, with the real edition. Says where it listens.
 * Usage: server-process.ts <number of stories> [number of accounts, in a database of their own]
 */
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { ROOT, readConfig } from '../../src/config.ts';
import type { PageRenderer, Story } from '../../src/contract/contract.ts';
import { openEdition } from '../../src/edition/edition.ts';
import { createMemoryStore } from '../../src/edition/testing/memory-store.ts';
import { createServer } from '../../src/server/server.ts';
import { openTestAccounts } from '../../src/server/testing/accounts.ts';
import { makeSource, makeStory, NOW } from '../../src/server/testing/stories.ts';
import { openAccountStore, PUBLISHERS } from './accounts.ts';

const WINDOW_HOURS = 168;
const CATEGORIES = ['world', 'politics', 'science', 'business', 'technology', 'health', 'sports', 'crime'];
const COUNTRIES = ['Netherlands', 'Germany', 'Japan', 'United States', 'Brazil', 'Kenya', 'India'];

function benchStory(index: number, count: number): Story {
  const hours = (index / count) * WINDOW_HOURS;
  const published = new Date(NOW.getTime() - hours * 3_600_000).toISOString();
  const country = COUNTRIES[index % COUNTRIES.length] ?? '';
  return makeStory(`story-${index}`, {
    categories: [CATEGORIES[index % CATEGORIES.length] ?? ''],
    tags: [`tag-${index % 400}`],
    published_at: published,
    location: {
      city: null,
      country,
      latitude: ((index * 37) % 140) - 60,
      longitude: ((index * 91) % 360) - 180,
    },
    relevant_countries: [country],
    analytics: { global_relevance: index % 11, popularity_score: index % 7 },
    sources: Array.from({ length: 1 + (index % 5) }, (_, at) =>
      makeSource(`Paper ${(index * 7 + at) % PUBLISHERS}`, hours + at),
    ),
  });
}

async function loadRenderer(): Promise<PageRenderer> {
  const built = join(ROOT, 'dist/web/server/entry-server.js');
  if (!existsSync(built)) throw new Error('The pages are not built: npm run build first.');
  const web = (await import(pathToFileURL(built).href)) as {
    createRenderer(options: { clientDir: string }): PageRenderer;
  };
  return web.createRenderer({ clientDir: join(ROOT, 'dist/web/client') });
}

const count = Number(process.argv[2]);
const accountCount = Number(process.argv[3] ?? 0);
const folder = await mkdtemp(join(tmpdir(), 'helder-bench-'));
const config = readConfig({
  DATA_DIR: folder,
  DEMO: 'on',
  RATE_LIMIT: '1000000',
  RELATED_STORIES_ENABLED: 'on',
});
const store = createMemoryStore(Array.from({ length: count }, (_, index) => benchStory(index, count)));
const log = pino({ level: 'warn' }, pino.destination(2));
const now = () => NOW;
const edition = await openEdition({
  store,
  publishers: () => undefined,
  now,
  windowDays: config.windowDays,
  retentionDays: config.retentionDays,
  demo: 'on',
  use20Stories: false,
  log,
});
const renderer = await loadRenderer();
const accountStore = accountCount > 0 ? await openAccountStore(accountCount, NOW) : null;
const accounts = openTestAccounts({ config, now, log }, accountStore?.store);
const app = await createServer({ config, publishers: [], store, accounts, edition, renderer, now, log });
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ url });
process.on('disconnect', () => void end());

async function end(): Promise<void> {
  await accountStore?.close();
  process.exit();
}
