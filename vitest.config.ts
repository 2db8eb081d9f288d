import { readdirSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { PURE_ROOMS } from './scripts/pure-rooms.ts';
import { texts } from './scripts/vite/texts.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'publishers/**/*.test.ts'];
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

/** Of both projects. */
const each = {
  setupFiles: ['scripts/fail-on-noise.ts'],
  // For what hangs: how fast a machine is that does ten other things is no test's business.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  restoreMocks: true,
  // Wherever the machine stands: what a reader's own clock says is tested in zones that the tests name.
  env: { TZ: 'UTC' },
  // Style sheets are left out of tests, but for those whose address the page holds.
  // Tests that click (a first line says so) have pages without files to fetch.
  environmentOptions: {
    happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
  },
  css: { include: [/\/(late|ads|themes)\.css/] },
};

export default defineConfig({
  test: {
    // One PostgreSQL for the whole run, not one for each project; every test file gets its own database in it.
    globalSetup: ['src/store/testing/one-cluster.ts'],
    // All cores: tests wait for databases and programs of their own as much as they work.
    maxWorkers: '100%',
    projects: [
      { plugins: [texts()], test: { ...each, name: 'sharing', include: sharing, isolate: false } },
      {
        plugins: [texts()],
        test: { ...each, name: 'others', include: TESTS, exclude: [...configDefaults.exclude, ...sharing] },
      },
    ],
  },
});
