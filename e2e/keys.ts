/** Single keys of the journeys. */
import type { Page } from '@playwright/test';
import { open } from './site.ts';

/** Opens the front page and waits until somebody listens to the keys, whose code comes last. */
export async function openWithKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (type === 'keydown') Object.assign(window, { keysAreHere: true });
      listen(type, ...rest);
    };
  });
  await open(page, '/');
  await page.waitForFunction(() => 'keysAreHere' in window);
}
