import { defineConfig } from '@playwright/test';

/** One Helder for the whole run, on demo publishers, started by e2e/start-helder.ts; two browsers beside each other. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Far beyond what anything takes: they end what hangs, and say nothing of how fast a machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  globalSetup: './e2e/start-helder.ts',
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
  },
});
