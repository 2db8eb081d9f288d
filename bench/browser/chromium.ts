/** One Chromium for a whole bench, driven by Playwright and, over its debugging port, by Lighthouse. */
import { createServer } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/browser.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
];

export interface RunningChromium {
  browser: Browser;
  debuggingPort: number;
}

/** @throws Error with advice when there is no Chromium to be had */
export async function startChromium(): Promise<RunningChromium> {
  const executablePath = await findChromium();
  const debuggingPort = await freePort();
  const args = [...FLAGS, `--remote-debugging-port=${debuggingPort}`];
  return { browser: await chromium.launch({ executablePath, args }), debuggingPort };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
