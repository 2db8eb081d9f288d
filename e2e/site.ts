/**
 * The journeys' `test`: it opens pages of the Helder that start-helder.ts started, and holds every journey to what must
 * be true of all of them: nothing in the console, no error, no request to anybody else, no breach of the security policy.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Site {
  /** Console messages that this journey provokes on purpose. */
  expectMessage(pattern: RegExp): void;
}

export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  baseURL: async ({}, use) => {
    const address = process.env.HELDER_URL;
    if (!address) throw new Error('HELDER_URL is not set: start the journeys with `npm run test:e2e`.');
    await use(address);
  },
  site: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        faults.push(`console ${message.type()}: ${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => faults.push(`error: ${error.stack ?? error.message}`));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL)
          faults.push(`request to somebody else: ${request.url()}`);
      });
      await use({ expectMessage: (pattern) => void expected.push(pattern) });
      expect(faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export const WIDTHS = { phone: 360, tablet: 768, desk: 1280 } as const;
export const HEIGHT = 900;

/** Opens a page and waits until the app has taken over from the server's HTML. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await started(page);
}

/** React leaves its mark on what it has taken over: the root, and a dialog, whose code comes later. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const marked = (element: Element, mark: string): boolean =>
      Object.keys(element).some((key) => key.startsWith(mark));
    const root = document.getElementById('root');
    const dialogs = [...document.querySelectorAll('dialog')];
    return (
      root !== null &&
      marked(root, '__reactContainer') &&
      dialogs.every((dialog) => marked(dialog, '__reactProps'))
    );
  });
}

/** What axe finds at WCAG 2.2 AA and best practice, one line each; empty when it finds nothing. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** Pixels the page is wider than the window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Path, query and fragment. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** The headlines on the page, top to bottom. */
export function headlines(page: Page): Promise<string[]> {
  return page.locator('main article h2').allInnerTexts();
}
