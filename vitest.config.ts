import { configDefaults, defineConfig } from 'vitest/config';
import { texts } from './scripts/vite/texts.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'publishers/**/*.test.ts'];
/** Rooms that keep nothing but tables they read once: their test files share these instead of reading them anew. */
const PURE = [
  'src/{contract,geo,lexicon,ranking,artwork,texts,reader,article}/**/*.test.ts',
  'src/pipeline/[2-5]-*/**/*.test.ts',
];
/** Puts a module in the place of another, which must not reach other files. */
const REPLACES_MODULES = 'src/lexicon/read-lexicon.test.ts';

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
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          exclude: [...configDefaults.exclude, REPLACES_MODULES],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: TESTS,
          exclude: [...configDefaults.exclude, ...PURE],
          // One PostgreSQL for the whole run; every test file gets its own database in it.
          globalSetup: ['src/store/testing/one-cluster.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: [REPLACES_MODULES] },
      },
    ],
  },
});
