/**
 * A phone whose reader has asked their browser for letters twice as large: every length and every breakpoint in rem follows.
 * Dutch has the longer words.
 */
import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { signIn } from './reader.ts';
import { expect, HEIGHT, open, sideways, started, test, WIDTHS } from './site.ts';

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
  locale: 'nl-NL',
  viewport: { width: WIDTHS.phone, height: HEIGHT },
});

const shownDialog = (page: Page) => page.locator('dialog[open]').last();

async function fits(page: Page, what: string): Promise<void> {
  await expect(shownDialog(page).getByRole('heading').first()).toBeVisible();
  await started(page);
  expect(await sideways(page), what).toBe(0);
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

test('every headline of a feed has room for its words', async ({ page }) => {
  await open(page, '/');
  expect(await sideways(page)).toBe(0);
  const widths = await page
    .locator('main article h2')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(WIDTHS.phone / 2);
});

test('whatever a visitor opens stays within the window', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Leesinstellingen' }).click();
  await fits(page, 'keys');
  await close(page);
  await page.locator('header a[href="/local"]:visible', { hasText: 'stad' }).click();
  await fits(page, 'place');
  await close(page);
  await page.locator('main article h2 a').first().click();
  await fits(page, 'story');
  await page.locator('.story .bar').getByRole('button', { name: 'Delen' }).click();
  await fits(page, 'share');
  const title = await shownDialog(page).locator('.share-preview h3').boundingBox();
  expect(title?.width).toBeGreaterThan(WIDTHS.phone / 2);
});

test('whatever a reader opens from their account does too', async ({ page }) => {
  await signIn(page);
  await open(page, '/');
  const openOwn = async (name: string) => {
    await page.getByRole('button', { name: 'Account van' }).click();
    await page.locator('.account-menu').getByRole('button', { name }).click();
    await fits(page, name);
  };
  await openOwn('Upgraden naar Premium');
  await close(page);
  await openOwn('Persoonlijke instellingen');
  await page.getByRole('tab', { name: 'Gedempt' }).click();
  await fits(page, 'muted');
  for (const field of await shownDialog(page).locator('.field-row input').all())
    expect((await field.boundingBox())?.width).toBeGreaterThan(WIDTHS.phone / 2);
});
