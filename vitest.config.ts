import { readdirSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { PURE_ROOMS } from './scripts/pure-rooms.ts';
import { texts } from './scripts/vite/texts.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'publishers/**/*.test.ts'];
/** One PostgreSQL for all files of a project; every file gets its own database in it. */
const ONE_CLUSTER = 'src/store/testing/one-cluster.ts';
/** Puts something in the place of a module, a global or the clock, which must not reach other files. */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers|setSystemTime)\(/;

/** Rooms that keep nothing of their own between two tests: what they keep is in the database, and each file has its own. */
const KEEPING_NOTHING = [
  'accounts',
  'digest',
  'edition',
  'server/api',
  'server/files',
  'server/http',
  'server/pages',
  'store',
];

/** Test files of rooms that lend each other what they have read, code and tables, instead of reading it anew: half the time. */
const sharing = [...PURE_ROOMS, ...KEEPING_NOTHING].flatMap((room) =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${room}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !REPLACES.test(readFileSync(file, 'utf8'))),
);

export default defineConfig({
  plugins: [texts()],
  test: {
    setupFiles: ['scripts/fail-on-noise.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // All cores: tests wait for databases and programs of their own as much as they work.
    maxWorkers: '100%',
    // Style sheets are left out of tests, but for those whose address the page holds.
    // Tests that click (a first line says so) have pages without files to fetch.
    environmentOptions: {
      happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
    },
    css: { include: [/\/(late|ads|themes)\.css/] },
    projects: [
      {
        extends: true,
        test: { name: 'sharing', include: sharing, isolate: false, globalSetup: [ONE_CLUSTER] },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: TESTS,
          exclude: [...configDefaults.exclude, ...sharing],
          globalSetup: [ONE_CLUSTER],
        },
      },
    ],
  },
});
