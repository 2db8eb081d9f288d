/** Whoever comes back to a list that they had loaded further finds it as long as it was, and themselves where they were in it. */
import type { Page } from '@playwright/test';
import { drawn, expect, HEIGHT, headlines, keep, open, scrolledTo, started, test, WIDTHS } from './site.ts';
import { headline, stories } from './stories.ts';

const PAGE = 20;
/** A story of the third page. */
const FAR = 45;

const cards = (page: Page) => page.locator('main article');

interface Place {
  headlines: string[];
  y: number;
}

async function placeOf(page: Page): Promise<Place> {
  await drawn(page);
  return { headlines: await headlines(page), y: await scrolledTo(page) };
}

/** The list of an address, two pages longer; its reader is at a story of the last. */
async function goFar(page: Page, address: string, loadMore = 'Load more'): Promise<Place> {
  await open(page, address);
  for (const pages of [2, 3]) {
    await page.getByRole('link', { name: loadMore }).click();
    await expect(cards(page)).toHaveCount(pages * PAGE);
  }
  await headline(page, FAR).evaluate((link) => link.scrollIntoView({ block: 'center' }));
  return placeOf(page);
}

async function expectBackAt(page: Page, place: Place): Promise<void> {
  await expectLong(page);
  expect(await placeOf(page)).toEqual(place);
}

async function expectLong(page: Page): Promise<void> {
  await started(page);
  await expect(cards(page)).toHaveCount(3 * PAGE);
  await expectNoRoomKept(page);
}

/** The page is as long as what stands on it. */
const expectNoRoomKept = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('style', /./);

/** @returns page and edition of the lists that are asked for from now on, in order */
function watchPages(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/articles')
      asked.push(`${searchParams.get('page')} of ${searchParams.get('edition')}`);
  });
  return () => asked.toSorted();
}

const editionHere = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '').data.feed.edition);

const BASE = 36;

/** From now on the front page comes with another edition: the same stories, ranked a millisecond earlier. */
async function otherEditionFromNowOn(page: Page): Promise<string> {
  const now = await editionHere(page);
  const [version, time = ''] = now.split('.');
  const other = `${version}.${(Number.parseInt(time, BASE) - 1).toString(BASE)}`;
  await page.route(/:\d+\/$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(edition[^\w.]+)[\da-z]+\.[\da-z]+/g, `$1${other}`),
    });
  });
  return other;
}

const LANGUAGES = [
  ['en', 'en-GB', 'Load more'],
  ['nl', 'nl-NL', 'Meer laden'],
] as const;

for (const size of ['phone', 'desk'] as const)
  for (const [language, locale, loadMore] of LANGUAGES)
    test.describe(`${size}, ${language}`, () => {
      test.use({ viewport: { width: WIDTHS[size], height: HEIGHT }, locale });

      test('Back from a story that took the place of the list', async ({ page }) => {
        const [story] = await stories();
        const place = await goFar(page, '/', loadMore);
        await open(page, `/story/${story?.id}`);
        await page.goBack();
        await expectBackAt(page, place);
      });

      test('a reload', async ({ page }) => {
        const place = await goFar(page, '/?sort=newest', loadMore);
        await page.reload();
        await expectBackAt(page, place);
        await page.getByRole('link', { name: loadMore }).click();
        await expect(cards(page).nth(3 * PAGE)).toBeVisible();
      });
    });

test('Back to a story that was opened over the list, and from it to the list', async ({ page }) => {
  const place = await goFar(page, '/?sort=newest');
  await headline(page, FAR).click();
  await expect(page.locator('dialog.scrim[open] h1')).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await started(page);
  await expect(page.locator('dialog.scrim[open] h1')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/?sort=newest');
  await expectBackAt(page, place);
});

test('a reload of a story that was opened over the list', async ({ page }) => {
  await goFar(page, '/');
  await headline(page, FAR).click();
  await expect(page.locator('dialog.scrim[open] h1')).toBeVisible();
  await page.reload();
  await expectLong(page);
  await expect(page.locator('dialog.scrim[open] h1')).toBeVisible();
});

test('Back to a list that is another edition by now brings the stories that were there', async ({ page }) => {
  const place = await goFar(page, '/');
  const edition = await editionHere(page);
  await open(page, '/about');
  await otherEditionFromNowOn(page);
  const asked = watchPages(page);
  await page.goBack();
  await expectBackAt(page, place);
  expect(asked()).toEqual([1, 2, 3].map((number) => `${number} of ${edition}`));
});

test('a reload brings as many of the newest edition', async ({ page }) => {
  await goFar(page, '/');
  const other = await otherEditionFromNowOn(page);
  const asked = watchPages(page);
  await page.reload();
  await expectLong(page);
  expect(asked()).toEqual([2, 3].map((number) => `${number} of ${other}`));
});

/** As what is kept would be otherwise. */
async function changeKept(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.evaluate((changed) => {
    const { kept, ...state } = history.state;
    history.replaceState({ ...state, kept: { ...kept, ...changed } }, '');
  }, changes);
}

test('where the edition is no more, the list goes on in the newest', async ({ page }) => {
  const place = await goFar(page, '/');
  await changeKept(page, { edition: '1.1' });
  await open(page, '/about');
  await page.goBack();
  await expectLong(page);
  expect(await scrolledTo(page)).toBe(place.y);
});

for (const [when, changes] of [
  ['after two hours', { till: 0 }],
  ['after signing out', { signedIn: true }],
] as const)
  test(`${when} Back leads to the first page`, async ({ page }) => {
    await goFar(page, '/');
    await changeKept(page, changes);
    await open(page, '/about');
    await page.goBack();
    await started(page);
    await expectNoRoomKept(page);
    await drawn(page);
    await expect(cards(page)).toHaveCount(PAGE);
    expect(await page.evaluate(() => history.state.kept)).toBeUndefined();
  });

test('pages that do not come leave the first, and no room for others', async ({ page, site }) => {
  site.expectMessage(/500|Failed to load more/);
  await goFar(page, '/');
  await page.route('**/api/articles?**', (route) => route.fulfill({ status: 500, json: {} }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to load more'));
  await page.reload();
  await logged;
  await expect(cards(page)).toHaveCount(PAGE);
  await expectNoRoomKept(page);
});

test('as long as its pages are on their way, their reader is told so where they are', async ({ page }) => {
  const place = await goFar(page, '/');
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/articles?**', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading more')).toBeInViewport();
  expect(await scrolledTo(page)).toBe(place.y);
  release();
  await expectLong(page);
  expect(await scrolledTo(page)).toBe(place.y);
});

test('a list under a story that does not come leaves no room', async ({ page, site }) => {
  site.expectMessage(/500/);
  await goFar(page, '/?sort=newest');
  await headline(page, FAR).click();
  await expect(page.locator('dialog.scrim[open] h1')).toBeVisible();
  await page.route('**/api/articles?**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await started(page);
  await page.goBack();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expectNoRoomKept(page);
});

test('where the app does not come, the first page is all there is, and its end is seen', async ({
  page,
  site,
}) => {
  site.expectMessage(/404|dynamically imported module/);
  await goFar(page, '/');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expectNoRoomKept(page);
  await expect(cards(page)).toHaveCount(PAGE);
  await expect(page.getByRole('link', { name: 'Load more' })).toBeInViewport();
});

test('a list that is opened anew has its first page', async ({ page }) => {
  await goFar(page, '/');
  await open(page, '/');
  await drawn(page);
  await expect(cards(page)).toHaveCount(PAGE);
  await expectNoRoomKept(page);
});

test('what is kept for it tells neither who reads nor what was read', async ({ page }) => {
  await keep(page, { opened: ['a-story'] });
  await goFar(page, '/');
  const kept = await page.evaluate(() => history.state.kept);
  expect(Object.keys(kept).toSorted()).toEqual(['edition', 'height', 'ids', 'signedIn', 'till']);
});
