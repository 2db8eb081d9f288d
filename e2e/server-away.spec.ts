/** What a reader meets while the server is started anew, or has another build than their page: nothing that was there goes. */
import type { Page } from '@playwright/test';
import { expect, HEIGHT, headlines, open, started, test, WIDTHS } from './site.ts';
import { headline } from './stories.ts';

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

/** What a proxy says for a server that is being started anew. */
const BAD_GATEWAY = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
const badGateway = (page: Page) =>
  page.waitForResponse((response) => response.status() === BAD_GATEWAY.status);
const moreOf = (page: Page, index: number) =>
  page
    .locator('main .card')
    .nth(index)
    .getByRole('button', { name: /^More:/ });

test.describe('a page whose app does not come', () => {
  for (const [what, file] of [
    ['its texts', /\/assets\/interface-/],
    ['its entry', /\/assets\/entry-client-[^/]*\.js/],
  ] as const)
    test(`for want of ${what}: a press loads it anew, once there is somebody to give it`, async ({
      page,
      site,
    }) => {
      site.expectMessage(/dynamically imported module|404 \(Not Found\)|502 \(Bad Gateway\)/);
      // As with a newer build: the files are gone until the document is fetched anew.
      await page.route(file, (route) => route.fulfill({ status: 404 }));
      const absent = page.waitForEvent('pageerror');
      await page.goto('/');
      await absent;
      const before = await headlines(page);
      await page.route('/', (route) => route.fulfill(BAD_GATEWAY));
      const refused = badGateway(page);
      await moreOf(page, 1).click();
      await refused;
      await page.unroute('/');
      await page.route('/', async (route) => {
        if (route.request().resourceType() === 'document') await page.unroute(file);
        await route.fallback();
      });
      await moreOf(page, 1).click();
      await started(page);
      expect(await headlines(page)).toEqual(before);
      await moreOf(page, 1).click();
      await expect(page.getByRole('group', { name: /^More:/ })).toBeVisible();
    });
});

test.describe('a server that is being started anew, behind a proxy that says so', () => {
  test('a tab that somebody comes back to keeps its stories', async ({ page, site }) => {
    site.expectMessage(/502 \(Bad Gateway\)/);
    const turn = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await page.clock.install();
    await open(page, '/');
    await turn('hidden');
    await page.clock.fastForward('07:00:00');
    await page.route('/', (route) => route.fulfill(BAD_GATEWAY));
    const refused = badGateway(page);
    await turn('visible');
    await refused;
    await moreOf(page, 1).click();
    await expect(page.getByRole('group', { name: /^More:/ })).toBeVisible();
  });

  test('a story whose code is not there is offered again, and the feed stays', async ({ page, site }) => {
    site.expectMessage(/dynamically imported module|preload CSS|ERR_FAILED|502 \(Bad Gateway\)/);
    await page.route(/\/assets\/story-[^/]*\.js/, (route) => route.abort());
    await open(page, '/');
    const before = await headlines(page);
    await page.route('**/*', (route) => route.fulfill(BAD_GATEWAY));
    await headline(page, 1).click();
    await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await headlines(page)).toEqual(before);
  });

  test('a feed that failed says so, and can be asked for again', async ({ page, site }) => {
    site.expectMessage(/502 \(Bad Gateway\)|Failed to load/);
    await open(page, '/');
    await page.route('**/*', (route) => route.fulfill(BAD_GATEWAY));
    await page.getByRole('link', { name: 'World' }).first().click();
    const failed = page.locator('main').getByRole('alert');
    await expect(failed).toBeVisible();
    const refused = badGateway(page);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await refused;
    await page.unroute('**/*');
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('main article.card').first()).toBeVisible();
    await expect(page).toHaveURL('/world');
  });
});
