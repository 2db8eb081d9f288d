/** Server and browser mean the same by every address, and what is opened before the app is there closes like the rest. */
import type { Page } from '@playwright/test';
import { addressOf, atRest, expect, headlines, open, started, test } from './site.ts';
import { bestCovered, headline } from './stories.ts';

/** The app's scripts. */
const APP = /\/assets\/[^/]*\.js$/;

for (const address of [
  '/?page=99999',
  '/world?page=1001',
  '/?q=%252B',
  '//world',
  '/%zz',
  '/articles',
  '/search?q=ferry',
])
  test(`ROUTE-11 ${address} is the same page before and after the app has taken over`, async ({
    page,
    baseURL,
  }) => {
    const answer = await page.goto(`${baseURL}${address}`);
    expect(answer?.status()).toBe(200);
    // A search that finds nothing has none.
    const rendered = await page.locator('main article h2').allInnerTexts();
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    await atRest(page);
    expect(await page.locator('main article h2').allInnerTexts()).toEqual(rendered);
    expect(await heading.innerText()).toBe(title);
    expect(page.url()).toBe(`${baseURL}${address}`);
  });

for (const address of ['/story/a:b', '/story/a%20b', '/story/%C3%BC', `/story/${'x'.repeat(300)}`])
  test(`ERR-58 ${address.slice(0, 20)} is a story nobody knows, over stories that stay`, async ({
    page,
    site,
  }) => {
    site.expectMessage(/status of 404/);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await started(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Story not found');
    await dialog.getByLabel('Close', { exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('main article')).toHaveCount(20);
  });

/** Lets pages come, and their app only when the answer of this is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP, async (route) => {
    await held;
    // The page that asked may be gone by now.
    await route.continue().catch(() => {});
  });
  return release;
}

test('ROUTE-08 ROUTE-10 a story followed before the app was there closes to the feed it was opened from', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto('/world?sort=newest', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const rendered = await headlines(page);
  await headline(page, 0).click();
  await expect(page).toHaveURL(/\/story\//);
  release();
  await started(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/world?sort=newest');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => headlines(page)).toEqual(rendered);
});

test('what is pressed before the app is there is done as soon as it is', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  release();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
});

test('so is what is pressed on a story or a text that arrives over the feed', async ({ page }) => {
  const { id } = await bestCovered();
  for (const address of [`/story/${id}`, '/about']) {
    await page.unrouteAll();
    const release = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Close' }).click();
    release();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  }
});

test('ROUTE-08 as long as the app is not there the way back is the same; directly opened, a story closes to /', async ({
  page,
}) => {
  await page.route(APP, () => {
    // Never answered.
  });
  await page.goto('/world?sort=newest', { waitUntil: 'commit' });
  await headline(page, 0).click();
  await expect(page).toHaveURL(/\/story\//);
  const back = page.getByRole('dialog').getByRole('link', { name: 'Back to the stories' });
  const story = page.url();
  await back.click();
  await expect(page).toHaveURL('/world?sort=newest');
  await page.goto('about:blank');
  await page.goto(story, { waitUntil: 'commit' });
  await back.click();
  await expect(page).toHaveURL('/');
});

test('ROUTE-10 a story opened in a tab of its own closes to /', async ({ page, context }) => {
  await open(page, '/world');
  const opening = context.waitForEvent('page');
  await headline(page, 0).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await started(tab);
  await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await expect(tab).toHaveURL('/');
});

test('ROUTE-12 a dialog without an address of its own leaves the address as it is', async ({ page }) => {
  await open(page, '/world?sort=newest');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Reading and keys' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(addressOf(page)).toBe('/world?sort=newest');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(addressOf(page)).toBe('/world?sort=newest');
});
