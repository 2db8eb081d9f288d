import { defineConfig } from 'vitest/config';
import { texts } from './scripts/vite/texts.ts';

export default defineConfig({
  plugins: [texts()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'publishers/**/*.test.ts'],
    // One PostgreSQL for the whole run; every test file gets its own database in it.
    globalSetup: ['src/store/testing/one-cluster.ts'],
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
  },
});
