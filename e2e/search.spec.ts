import type { Page } from '@playwright/test';
import { openWithKeys } from './keys.ts';
import {
  accessibilityFaults,
  addressOf,
  atRest,
  expect,
  HEIGHT,
  headlines,
  open,
  test,
  WIDTHS,
} from './site.ts';

const HOUR_MS = 3_600_000;

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search news' });
const toggle = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });

/** Addresses the page asked for searches with. */
function searches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams.get('q') ?? '');
  });
  return asked;
}

test('SEARCH-01 SEARCH-02 SEARCH-08 the toggle opens the field, which waits for words', async ({ page }) => {
  await open(page, '/');
  await expect(field(page)).toBeHidden();
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', 'Search news...');
});

test('SEARCH-04 FEED-29 typing is searched once, 300 ms after the last letter', async ({ page }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await open(page, '/');
  const asked = searches(page);
  await toggle(page).click();
  await page.clock.pauseAt(start + HOUR_MS);
  await field(page).pressSequentially('river');
  await page.clock.runFor(299);
  expect(addressOf(page)).toBe('/');
  expect(asked).toEqual([]);
  await page.clock.runFor(2);
  await expect(page).toHaveURL('/?q=river');
  await expect.poll(() => asked).toEqual(['river']);
});

test('SEARCH-05 SEARCH-06 SEARCH-09 FEED-09 FEED-17 results take the feed’s place, in every category', async ({
  page,
}) => {
  await open(page, '/sports');
  const before = await headlines(page);
  await toggle(page).click();
  await field(page).fill('river');
  await expect(page).toHaveURL('/sports?q=river');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/[1-9]\d* stor(y|ies) for “river”/);
  await expect(page.locator('main article')).toHaveCount(Number.parseInt(await heading.innerText(), 10));
  const found = await headlines(page);
  expect(found).not.toEqual(before);
  await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0);
  await page.goto('/?q=river');
  await expect(page.locator('main article')).toHaveCount(found.length);
  expect((await headlines(page)).toSorted()).toEqual(found.toSorted());
});

test('SEARCH-03 clearing closes the field and forgets the query', async ({ page }) => {
  await open(page, '/science?q=river');
  await expect(field(page)).toHaveValue('river');
  await page.getByRole('button', { name: 'Clear and close search' }).click();
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL('/science');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Science');
});

test('SEARCH-07 a search without a match says so, with the query in quotes', async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  const words = '<b>nothing</b> & "nobody"';
  await field(page).fill(words);
  await expect(page.getByText(`No stories found for "${words}". Try a different search term.`)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe(words);
  await expect(page.locator('main b')).toHaveCount(0);
});

test('a misspelt word is answered, and the page and the API say by which', async ({ page }) => {
  const answer = await page.request.get('/api/search?q=rivver');
  expect(await answer.json()).toMatchObject({ meant: ['river'] });
  await open(page, '/');
  await toggle(page).click();
  await field(page).fill('rivver');
  await expect(page.getByText('Results for: river')).toBeVisible();
  await field(page).fill('river');
  await expect(page).toHaveURL('/?q=river');
  await expect(page.getByText('Results for')).toHaveCount(0);
});

test('Back returns to what was there before the search', async ({ page }) => {
  await open(page, '/world');
  const before = await headlines(page);
  await toggle(page).click();
  await field(page).fill('river');
  await expect(page).toHaveURL('/world?q=river');
  await page.goBack();
  await expect(page).toHaveURL('/world');
  await expect.poll(() => headlines(page)).toEqual(before);
});

test('a query of 5,000 characters is searched like any other', async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  await field(page).fill('Veerboot '.repeat(555));
  await expect(page.getByText(/^No stories found for|^\d+ stor/).first()).toBeVisible();
});

test('axe finds nothing in a search, with results and without', async ({ page }) => {
  await open(page, '/?q=river');
  expect(await accessibilityFaults(page)).toEqual([]);
  await open(page, '/?q=nothingatall');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SEARCH-01 the toggle opens a form that searches', async ({ page }) => {
    await page.goto('/');
    await toggle(page).click();
    await field(page).fill('river');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/\?q=river/);
    await expect(page.locator('main article')).not.toHaveCount(0);
  });
});

test.describe('in Dutch, on a phone, without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    locale: 'nl-NL',
    viewport: { width: WIDTHS.phone, height: HEIGHT },
  });

  test('a misspelt word is answered, and the page says by which', async ({ page }) => {
    await page.goto('/?q=treinn');
    await expect(page.getByText('Getoond voor: trein')).toBeVisible();
    await expect(page.locator('main article')).not.toHaveCount(0);
  });
});

test('the heading of a search has a name for who walks the page by its headings', async ({ page }) => {
  await open(page, '/?q=river');
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
  expect(names[0]).toMatch(/^\d+ stor(y|ies) for/);
  expect(names).not.toContain('');
});

test('words too many for one line keep clear of the field', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: HEIGHT });
  await open(page, `/?q=${'xyzzy+'.repeat(20)}`);
  const title = page.getByRole('heading', { level: 1, name: /^0 stories for/ }).locator('span');
  const [bar, words] = await Promise.all([page.locator('search form').boundingBox(), title.boundingBox()]);
  expect(bar && words && words.y - (bar.y + bar.height)).toBeGreaterThanOrEqual(8);
});

for (const width of [WIDTHS.phone, WIDTHS.desk])
  test(`"/" far down the page leads to a whole field, and closing gives the place back, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await openWithKeys(page);
    await atRest(page);
    const card = page.locator('main article h2 a').nth(8);
    await card.focus();
    await card.evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - 200));
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(HEIGHT);
    const close = page.getByRole('button', { name: 'Clear and close search' });
    for (const [words, leave] of [
      ['', () => page.keyboard.press('Escape')],
      ['river', () => page.keyboard.press('Escape')],
      ['river', () => close.click()],
    ] as const) {
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.9 });
      expect((await field(page).boundingBox())?.y).toBeGreaterThan(40);
      await page.keyboard.type(words);
      if (words) await expect(page).toHaveURL('/?q=river');
      if (words) await expect(page.getByRole('heading', { level: 1 })).toContainText('river');
      await leave();
      await expect(field(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
      await expect(card).toBeFocused();
    }
    // Opened by its control, it has no place to go back to.
    await page.evaluate(() => window.scrollTo(0, 0));
    await toggle(page).click();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
