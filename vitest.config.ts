import { readdirSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { PURE_ROOMS } from './scripts/pure-rooms.ts';
import { texts } from './scripts/vite/texts.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'publishers/**/*.test.ts'];
/** Puts something in the place of a module, a global or the clock, which must not reach other files. */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers|setSystemTime)\(/;

/** Test files of the pure rooms: they share the tables these read once, instead of reading them anew. */
const sharing = PURE_ROOMS.flatMap((room) =>
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
    // Style sheets are left out of tests, but for those whose address the page holds.
    // Tests that click (a first line says so) have pages without files to fetch.
    environmentOptions: {
      happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
    },
    css: { include: [/\/(late|ads|themes)\.css/] },
    projects: [
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: TESTS,
          exclude: [...configDefaults.exclude, ...sharing],
          // One PostgreSQL for the whole run; every test file gets its own database in it.
          globalSetup: ['src/store/testing/one-cluster.ts'],
        },
      },
    ],
  },
});
