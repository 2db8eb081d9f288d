/** What a reader meets when something between them and the news breaks: nothing is lost, and it is said. */
import type { Page } from '@playwright/test';
import { signIn } from './reader.ts';
import { atRest, drawn, expect, HEIGHT, headlines, open, started, test, WIDTHS } from './site.ts';
import { headline, STORY_DATA } from './stories.ts';

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

/** The browser's own words for a file that does not come. */
const MISSING = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/;
const STORY_CODE = /\/assets\/story-[^/]*\.js/;
const NETWORK = 'Network error. Please check your connection and try again.';
const NOTICE = 'This part could not be loaded. Check your connection, or reload the page.';

const storyDialog = (page: Page) => page.locator('dialog.scrim[open]').first();
const whyOf = (page: Page, index: number) =>
  page.locator('main .card').nth(index).getByRole('link', { name: /^Why/ });

test.describe('a page that arrives without its stories', () => {
  const APP = /(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="boot">)/;
  /** The browser is told to wait for a story, and says so when there is none. */
  const FIRST_STORY = /<link rel="expect"[^>]*>/;
  const BOOT = /<script type="application\/json" id="boot">[\s\S]*?<\/script>/;

  /** The document comes empty; what the app then asks for is answered by `answer`. */
  async function serveEmpty(page: Page, answer: 'go on' | 'fail'): Promise<() => void> {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('/', async (route) => {
      if (route.request().resourceType() !== 'document') {
        await held;
        return answer === 'fail' ? route.abort() : route.continue();
      }
      const response = await route.fetch();
      const html = (await response.text()).replace(APP, '$1$2').replace(BOOT, '').replace(FIRST_STORY, '');
      return route.fulfill({ response, body: html });
    });
    return release;
  }

  test('API-46 NAV-19 FEED-16 loads the news at its start, and says so meanwhile', async ({ page }) => {
    const release = await serveEmpty(page, 'go on');
    await page.goto('/');
    await expect(page.getByRole('status')).toContainText('Loading the latest news...');
    release();
    await expect(page.locator('main article.card').first()).toBeVisible();
    await expect(page.getByText('Loading the latest news...')).toHaveCount(0);
  });

  test('ERR-77 says when they cannot be had', async ({ page, site }) => {
    site.expectMessage(/Failed to start|ERR_FAILED/);
    const release = await serveEmpty(page, 'fail');
    await page.goto('/');
    release();
    await expect(page.getByText('Service not available. Please refresh the page.')).toBeVisible();
  });
});

test.describe('code that does not come', () => {
  test('a panel: the page stays and says so; the next try works', async ({ page, site }) => {
    site.expectMessage(MISSING);
    await open(page, '/');
    const before = await headlines(page);
    await page.route(/\/assets\/why-dialog-/, (route) => route.abort());
    await whyOf(page, 1).click();
    await expect(page.getByText(NOTICE)).toBeVisible();
    expect(await headlines(page)).toEqual(before);
    await page.unroute(/\/assets\/why-dialog-/);
    // Under its first address some browsers never ask for it again.
    const anew = page.waitForRequest(/\/assets\/why-dialog-[^/]+\.js\?$/);
    await whyOf(page, 1).click();
    await anew;
    await expect(page.getByRole('dialog', { name: 'Why this story?' })).toBeVisible();
  });

  test('a card’s menu and a text: they are as they should be on the next try, style and all', async ({
    page,
    context,
    site,
  }) => {
    site.expectMessage(MISSING);
    await open(page, '/');
    await atRest(page);
    const more = page
      .locator('main .card')
      .nth(1)
      .getByRole('button', { name: /^More:/ });
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
    await context.setOffline(true);
    await more.click();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await about.click();
    await expect(page.getByText(NETWORK)).toBeVisible();
    await context.setOffline(false);
    await more.click();
    await expect(page.locator('.more-list')).toHaveCSS('position', 'absolute');
    await page.keyboard.press('Escape');
    await about.click();
    await expect(page.locator('.long-text')).toHaveCSS('display', 'grid');
  });

  test('a dialog that has not come when the reader goes on stays away, also from the next page', async ({
    page,
  }) => {
    let come: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    const code = /\/assets\/sign-in-dialog-[^/]*\.js/;
    await page.route(code, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/');
    const signIn = page.locator('header .sign-in-tool');
    const asked = page.waitForRequest(code);
    await signIn.click();
    await asked;
    await expect(signIn).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Science' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Science');
    await expect(signIn).not.toHaveAttribute('aria-busy');
    const answered = page.waitForResponse(code);
    come();
    await (await answered).finished();
    await drawn(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await signIn.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a story, when the server has a newer build: its own page of the story opens', async ({
    page,
    site,
  }) => {
    site.expectMessage(MISSING);
    // The build of this page is gone until the document is fetched anew.
    await page.route(STORY_CODE, (route) => route.abort());
    await open(page, '/');
    const title = await headline(page, 1).innerText();
    await page.route(/\/story\/[^/]+$/, async (route) => {
      if (route.request().resourceType() === 'document') await page.unroute(STORY_CODE);
      await route.fallback();
    });
    await headline(page, 1).click();
    await expect(storyDialog(page).locator('h1')).toHaveText(title);
    await expect(page).toHaveURL(/\/story\//);
    await started(page);
    await storyDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
  });

  test('STORY-19 STORY-20 API-24 the first story, offline: says so, tries again, and comes by itself with the connection', async ({
    page,
    context,
    site,
  }) => {
    site.expectMessage(MISSING);
    const ahead = page.waitForResponse(STORY_CODE);
    await open(page, '/');
    // Nobody has come near a story yet.
    await (await ahead).finished();
    await context.setOffline(true);
    await headline(page, 1).click();
    const alert = page.getByRole('alertdialog', { name: 'Unable to load story' });
    await expect(alert).toContainText(NETWORK);
    await expect(page).toHaveURL(/\/story\//);
    const tried = page.waitForEvent('requestfailed', (request) => STORY_DATA.test(request.url()));
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await tried;
    await expect(alert).toContainText(NETWORK);
    await context.setOffline(false);
    await expect(storyDialog(page).locator('.story h1')).toBeVisible();
  });

  test('a story whose code the connection took away with it: the feed stays, says so and tries again', async ({
    page,
    context,
    site,
  }) => {
    site.expectMessage(MISSING);
    await page.route(STORY_CODE, (route) => route.abort());
    await open(page, '/');
    const before = await headlines(page);
    await context.setOffline(true);
    for (const index of [2, 1]) {
      await headline(page, index).click();
      await expect(page.getByText(NETWORK)).toBeVisible();
      await expect(page).toHaveURL('/');
    }
    await expect(page.getByText(NETWORK)).toHaveCount(1);
    expect(await headlines(page)).toEqual(before);
    const title = await headline(page, 1).innerText();
    await context.setOffline(false);
    await page.unroute(STORY_CODE);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(storyDialog(page).locator('h1')).toHaveText(title);
    await started(page);
    await storyDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    expect(await headlines(page)).toEqual(before);
  });
});

for (const [locale, text] of [
  ['en-GB', 'You are offline. Please check your connection and try again.'],
  ['nl-NL', 'Je bent offline. Controleer je verbinding en probeer het opnieuw.'],
] as const)
  test.describe(`without a connection (${locale})`, () => {
    test.use({ locale });

    test('a part that does not come says so, and advises nothing that would lose the page', async ({
      page,
      context,
      site,
    }) => {
      site.expectMessage(MISSING);
      await open(page, '/');
      await context.setOffline(true);
      await page.locator('header .sign-in-tool').click();
      await expect(page.locator('.toast')).toContainText(text);
      await context.setOffline(false);
      await page.locator('header .sign-in-tool').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });

test('the menus of who is signed in are there when the connection goes', async ({ page, context, site }) => {
  site.expectMessage(MISSING);
  await signIn(page);
  const ahead = [/\/assets\/account-menu-[^/]*\.js/, /\/assets\/more-menu-[^/]*\.js/].map((code) =>
    page.waitForResponse(code),
  );
  await open(page, '/');
  // Nobody has come near a menu yet.
  await Promise.all(ahead);
  await atRest(page);
  await context.setOffline(true);
  await page.locator('.account-tool').click();
  await expect(page.locator('.account-menu').getByRole('button', { name: 'Saved Stories' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('main .card').first().getByRole('button', { name: /^More/ }).click();
  await expect(page.locator('.mute-offers')).toBeVisible();
});

test('a story that makes no sense is told like one that did not come, and the feed is as it was', async ({
  page,
}) => {
  await open(page, '/');
  const before = await headlines(page);
  // An answer nobody should give: the feed must not go down with it.
  await page.route(STORY_DATA, async (route) => {
    const response = await route.fetch();
    const story = (await response.json()) as object;
    await route.fulfill({ response, json: { ...story, sources: null } });
  });
  await headline(page, 1).click();
  await expect(page.getByRole('heading', { name: 'Unable to load story' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => headlines(page)).toEqual(before);
});

test('a story that disappears while it is open can be read to its end, and is missed only afterwards', async ({
  page,
  site,
}) => {
  site.expectMessage(/404 \(Not Found\)|Failed to create shareable story/);
  await open(page, '/');
  const title = await headline(page, 1).innerText();
  await headline(page, 1).click();
  await expect(storyDialog(page).locator('.report').first()).toBeVisible();
  const gone = { error: { code: 'NOT_FOUND', message: 'Gone.' } };
  await page.route(STORY_DATA, (route) => route.fulfill({ status: 404, json: gone }));
  await page.route('**/stories/share', (route) => route.fulfill({ status: 404, json: gone }));
  await storyDialog(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share this story' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(storyDialog(page).locator('h1')).toHaveText(title);
  await expect(storyDialog(page).locator('.report').first()).toBeVisible();
  await storyDialog(page).getByRole('button', { name: 'Close' }).click();
  await whyOf(page, 2).click();
  await expect(page.getByRole('dialog', { name: 'Why this story?' }).getByRole('alert')).toContainText(
    'Story not found.',
  );
});

test('with blocked storage everything works for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await open(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Your city/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Amsterdam, Netherlands' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'City: Amsterdam' })).toBeVisible();
  await whyOf(page, 1).click();
  const panel = page.getByRole('dialog', { name: 'Why this story?' });
  await panel.getByRole('slider').first().fill('2');
  await panel.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Weighed your way')).toBeVisible();
  const menu = page.locator('.masthead details').first();
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('main article.card').first()).toBeVisible();
});

test.describe('finding the place', () => {
  const banner = (page: Page) => page.locator('.localbar');

  test('without geolocation in the browser the local feed still comes', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
    });
    await open(page, '/local');
    await expect(banner(page)).toContainText('Location unavailable: using default location');
    await expect(banner(page)).toContainText('Local news for Lisbon');
    await expect(page.locator('main article.card').first()).toBeVisible();
  });

  test('of a place whose news did not come nothing is said that nobody knows', async ({ page, site }) => {
    site.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to/);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
    });
    await page.setViewportSize({ width: WIDTHS.phone, height: HEIGHT });
    await page.route(/\/api\/articles.*local/, (route) => route.abort('internetdisconnected'));
    await open(page, '/');
    await page.getByRole('link', { name: 'Local', exact: true }).locator('visible=true').first().click();
    await expect(banner(page).getByRole('status').first()).toHaveText('Location unavailable.');
    await expect(banner(page).getByRole('heading')).toHaveText('Local news for your location');
    await page.getByRole('button', { name: 'Change city' }).click();
    await page.getByRole('button', { name: 'Amsterdam, Netherlands' }).click();
    await expect(banner(page).getByRole('heading')).toHaveText('Local news for Amsterdam');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(banner(page)).not.toContainText('50 km');
  });

  for (const [what, body] of [
    ['nonsense', '<html>not what was asked for</html>'],
    ['the wrong kinds of values', '{"loc":7,"city":["x"],"country":{}}'],
  ] as const)
    test(`a look-up that answers ${what} is passed over`, async ({ page, site, context }) => {
      site.expectMessage(MISSING);
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 52.0907, longitude: 5.1214 });
      await page.route('**/location/*', (route) => route.fulfill({ contentType: 'application/json', body }));
      await open(page, '/local');
      await expect(banner(page)).toContainText('Local news for Utrecht');
    });

  test('LOC-30 a look-up that takes longer than 3 s is passed over', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.0907, longitude: 5.1214 });
    const asked: string[] = [];
    await page.route('**/location/*', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      // Never answered.
    });
    await page.clock.install();
    await page.goto('/local');
    for (const path of ['/api/location/reverse', '/api/location/ip']) {
      await expect.poll(() => asked.at(-1)).toBe(path);
      await page.clock.runFor(3_000);
    }
    await expect(banner(page)).toContainText('Local news for Utrecht');
  });
});
