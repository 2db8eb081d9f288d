import { defineConfig } from '@playwright/test';

/** Chromium loads two pages of its own with each window for these, under an address bar that nobody sees. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright switches off, as far as a page here can meet it: Chromium hears only the last such list. */
const AS_PLAYWRIGHT_DOES = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

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
        // Where there is no graphics card, the processor is faster as itself than in its part.
        '--disable-gpu',
        // Else the small headless Chromium rounds every letter to whole pixels.
        '--font-render-hinting=none',
        `--disable-features=${[...AS_PLAYWRIGHT_DOES, ...SUGGESTIONS].join()}`,
      ],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
  },
});
