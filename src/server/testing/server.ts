/** A whole server over stories in memory, with the real edition. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Accounts, AccountsOptions } from '../../accounts/accounts.ts';
import { type Config, readConfig } from '../../config.ts';
import type { Publisher, Story } from '../../contract/contract.ts';
import { type Edition, openEdition } from '../../edition/edition.ts';
import { createMemoryStore, type MemoryStore } from '../../edition/testing/memory-store.ts';
import type { Letter } from '../../mail/mail.ts';
import { createServer, type ServerOptions } from '../server.ts';
import { openTestAccounts } from './accounts.ts';
import { createFakeRenderer, type FakeRenderer } from './renderer.ts';
import { NOW } from './stories.ts';

export interface TestServer {
  app: FastifyInstance;
  accounts: Accounts;
  store: MemoryStore;
  edition: Edition;
  renderer: FakeRenderer;
  /** Letters that were sent, oldest first. */
  letters: Letter[];
  /** Everything that was logged, one JSON object per line. */
  log: string[];
  close(): Promise<void>;
}

export interface TestServerOptions {
  stories?: Story[];
  /** Merged id → id in force. */
  aliases?: Record<string, string>;
  env?: NodeJS.ProcessEnv;
  now?: () => Date;
  develop?: ServerOptions['develop'];
  /** A real store, for tests with accounts (accounts.ts beside this file opens one). Without it nobody can sign in. */
  accountStore?: AccountsOptions['store'];
  /** Instead of one that keeps the letters at hand. */
  mailer?: AccountsOptions['mailer'];
}

/** Files under names of our own choice, which the build puts beside its hashed ones as they are. */
export const PUBLIC_ASSETS = 'src/web/public/assets';

const PUBLISHERS: Publisher[] = [
  {
    id: 'harbour-post',
    name: 'Harbour Post',
    homepage: 'https://harbour-post.example',
    country: 'NL',
    scope: 'national',
    language: 'en',
    feeds: [{ url: 'https://harbour-post.example/feed' }],
  },
];

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'helder-server-'));
  await writeFile(join(folder, 'main-a1b2c3d4.js'), 'console.log("clear");'.repeat(200));
  // As the build leaves it: here with other words, so that a test can tell which form it got.
  await writeFile(join(folder, 'late-e5f6a7b8.js'), 'console.log("plain")');
  await writeFile(join(folder, 'late-e5f6a7b8.js.br'), brotliCompressSync('console.log("built")'));
  await writeFile(join(folder, 'late-e5f6a7b8.js.gz'), gzipSync('console.log("zipped")'));
  await writeFile(join(folder, '.secret'), 'hidden');
  await cp(PUBLIC_ASSETS, folder, { recursive: true });
  const log: string[] = [];
  const config: Config = readConfig({ DATA_DIR: join(folder, 'data'), DEMO: 'on', ...options.env });
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const now = options.now ?? (() => NOW);
  const store = createMemoryStore(options.stories ?? [], options.aliases);
  const edition = await openEdition({
    store,
    publishers: () => undefined,
    now,
    windowDays: config.windowDays,
    retentionDays: config.retentionDays,
    demo: config.demo,
    use20Stories: config.flags.use20StoriesEnabled,
    log: logger,
  });
  const letters: Letter[] = [];
  const keepLetters = { send: async (letter: Letter) => `letter ${letters.push(letter)}` };
  const accounts = openTestAccounts(
    { config, now, log: logger },
    options.accountStore,
    options.mailer ?? keepLetters,
  );
  const renderer = createFakeRenderer(folder);
  const app = await createServer({
    config,
    publishers: PUBLISHERS,
    store,
    accounts,
    edition,
    renderer,
    now,
    log: logger,
    ...(options.develop ? { develop: options.develop } : {}),
  });
  return {
    app,
    accounts,
    store,
    edition,
    renderer,
    letters,
    log,
    async close() {
      await app.close();
      await edition.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Over a real port: what is cached never reaches the framework, so inject() would not see it. @returns its address */
export async function listen({ app }: Pick<TestServer, 'app'>): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
