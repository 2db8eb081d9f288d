import type { Page } from '@playwright/test';
import { accessibilityFaults, addressOf, expect, headlines, open, test } from './site.ts';

const PAGE = 20;

/** @returns the pages that are asked for from now on */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/articles')
      asked.push(`${searchParams.get('page')} of ${searchParams.get('limit')}`);
  });
  return asked;
}

test('FEED-09 FEED-31 FEED-35 API-44 Load more appends the next page until there is no more', async ({
  page,
}) => {
  await open(page, '/');
  const first = await headlines(page);
  const asked = watchPages(page);
  const more = page.getByRole('link', { name: 'Load more' });
  await more.click();
  await expect(page.locator('main article')).toHaveCount(2 * PAGE);
  const second = await headlines(page);
  expect(second.slice(0, PAGE)).toEqual(first);
  expect(new Set(second).size).toBe(2 * PAGE);
  expect(asked).toEqual(['2 of 20']);
  expect(addressOf(page)).toBe('/');
  const upToDate = page.getByText('You are up to date.');
  for (let shown = 2 * PAGE; await more.isVisible(); shown += PAGE) {
    await more.click();
    await expect(page.locator('main article').nth(shown)).toBeVisible();
    await expect(more.or(upToDate)).toBeVisible();
  }
  await expect(upToDate).toBeVisible();
  const all = await headlines(page);
  expect(new Set(all).size).toBe(all.length);
  const pages = Math.ceil(all.length / PAGE);
  expect(asked).toEqual(Array.from({ length: pages - 1 }, (_, index) => `${index + 2} of ${PAGE}`));
});

test('Load more pressed twice at once asks for one page', async ({ page }) => {
  await open(page, '/');
  const asked = watchPages(page);
  await page.getByRole('link', { name: 'Load more' }).evaluate((more: HTMLElement) => {
    more.click();
    more.click();
  });
  await expect(page.locator('main article')).toHaveCount(2 * PAGE);
  expect(asked).toEqual(['2 of 20']);
});

test('FEED-36 ERR-84 offline in the middle of Load more: list and button stay, nothing else is said, and they work again', async ({
  page,
  context,
  site,
}) => {
  site.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to load more/);
  await open(page, '/');
  const before = await headlines(page);
  const more = page.getByRole('link', { name: 'Load more' });
  await context.setOffline(true);
  const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to load more'));
  await more.click();
  await logged;
  await expect(more).not.toHaveAttribute('aria-disabled');
  expect(await headlines(page)).toEqual(before);
  await expect(page.locator('.toast')).toHaveCount(0);
  await context.setOffline(false);
  await more.click();
  await expect(page.locator('main article')).toHaveCount(2 * PAGE);
});

for (const [language, world, text, retry] of [
  ['en', 'World', 'Failed to load news articles', 'Retry'],
  ['nl', 'Wereld', 'Het nieuws kon niet worden geladen', 'Opnieuw'],
] as const)
  test(`FEED-13 FEED-14 LANG-12 a feed that cannot be had says so; Retry reloads the page (${language})`, async ({
    page,
    site,
  }) => {
    site.expectMessage(/500/);
    const body = { error: { code: 'LISTING_FAILED', message: 'Failed to load news articles' } };
    await page.route('**/articles?**', (route) => route.fulfill({ status: 500, json: body }));
    await open(page, `/?lang=${language}`);
    await page.getByRole('contentinfo').getByRole('link', { name: world }).click();
    await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(text);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: retry }).click();
    await reloaded;
    await expect(page).toHaveURL('/world');
    await expect(page.locator('main article')).not.toHaveCount(0);
  });

test('FEED-14 without a connection a feed says so, Retry tries and stays where it is, and the connection brings the stories', async ({
  page,
  context,
  site,
}) => {
  site.expectMessage(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'World' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Network error. Please check your connection and try again.',
  );
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/world'));
  await retry.click();
  await tried;
  await expect(retry).toBeVisible();
  await expect(page).toHaveURL('/world');
  await context.setOffline(false);
  await expect(page.locator('main article')).not.toHaveCount(0);
  await expect(page).toHaveURL('/world');
});

test('ERR-76 a feed for which nobody answers has words of its own', async ({ page, site }) => {
  site.expectMessage(/500/);
  await page.route('**/articles?**', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'World' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load articles. Please try again later.');
});

test('FEED-12 FEED-16 a slow load shows the skeleton: one hero and nine cards', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/articles?**', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'World' }).click();
  await expect(page.locator('.skeleton:not(.waiting)')).toBeVisible();
  await expect(page.locator('.skeleton .hero')).toHaveCount(1);
  await expect(page.locator('.skeleton .sk:not(.hero)')).toHaveCount(9);
  release();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('FEED-11 FEED-24 a feed without stories says so', async ({ page }) => {
  await page.route('**/articles?**', (route) =>
    route.fulfill({ json: { data: [], hasMore: false, edition: '1.0', total: 0 } }),
  );
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'World' }).click();
  await expect(page.getByText('No stories found.')).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(0);
});

test('the order can be chosen, and lives in the address', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL('/?sort=newest');
  const times = page.locator('main article time');
  await expect.poll(() => times.count()).toBeGreaterThan(1);
  const inOrder = async () => {
    const at = await times.evaluateAll((all) =>
      all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
    );
    return at.every((time, index) => index === 0 || time <= (at[index - 1] ?? 0));
  };
  await expect.poll(inOrder).toBe(true);
});

test('on a phone the newest is one tap away, and so is the way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const order = page.getByRole('navigation', { name: 'Order' }).getByRole('link');
  const title = page.getByRole('heading', { level: 1 });
  await expect(order).toHaveText(['Newest']);
  await order.click();
  await expect(page).toHaveURL('/?sort=newest');
  await expect(title).toHaveText('Newest');
  await expect(page.locator('#root > p[role=status]')).toHaveText('Newest');
  await expect(order).toHaveText(['Top', 'Most covered']);
  await order.first().click();
  await expect(page).toHaveURL('/');
  await expect(title).toHaveText('Top stories');
});

test.describe('local news', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 52.09, longitude: 5.12, accuracy: 100 },
  });

  test('FEED-01 FEED-03 FEED-20 the banner names the place, on this feed only', async ({ page }) => {
    await open(page, '/local');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Local news for Utrecht/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'World' }).click();
    await expect(page.locator('.localbar')).toHaveCount(0);
    await open(page, '/local?q=river');
    await expect(page.locator('.localbar')).toHaveCount(0);
  });

  test('axe finds nothing on the local feed with the cities open', async ({ page }) => {
    await open(page, '/local');
    await page.getByRole('button', { name: 'Change city' }).click();
    await expect(page.getByPlaceholder('Search cities')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('FEED-10 a place without news says so', async ({ page }) => {
  await page.route('**/articles?**category=local**', (route) =>
    route.fulfill({ json: { data: [], hasMore: false, edition: '1.0', total: 0 } }),
  );
  await open(page, '/local');
  await expect(
    page.getByText('No local stories found for this location. Try selecting a different city.'),
  ).toBeVisible();
});
