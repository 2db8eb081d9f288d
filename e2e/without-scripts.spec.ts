import sharp from 'sharp';
import { encodeReaderCookie, readerCookieName } from '../src/contract/reader-cookie.ts';
import { expect, HEIGHT, headlines, sideways, test, WIDTHS } from './site.ts';

test.use({ javaScriptEnabled: false, viewport: { width: WIDTHS.desk, height: HEIGHT } });

test('the front page is complete', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main article')).toHaveCount(20);
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'World' })).toBeVisible();
});

test('a picture that does not come leaves no broken sign', async ({ page, site }) => {
  site.expectMessage(/Failed to load resource/);
  await page.route('**/img/**', (route) => route.abort());
  await page.goto('/');
  const picture = page.locator('main article.card .art').first();
  await expect
    .poll(() =>
      picture.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth === 0),
    )
    .toBe(true);
  // Where browsers put their sign and begin their frame: top left, within rounded corners.
  const corner = { left: 8, top: 8, width: 32, height: 32 };
  const sign = await sharp(await picture.screenshot())
    .extract(corner)
    .toBuffer();
  const { channels } = await sharp(sign).stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
});

test('FEED-09 Load more leads to the next page, of the same edition', async ({ page }) => {
  await page.goto('/');
  const first = await headlines(page);
  const more = await page.getByRole('link', { name: 'Load more' }).getAttribute('href');
  await page.getByRole('link', { name: 'Load more' }).click();
  expect(more).toMatch(/^\/\?page=2&edition=[\da-z]+\.[\da-z]+$/);
  await expect(page).toHaveURL(more ?? '');
  await expect(page.locator('main article')).toHaveCount(20);
  const second = await headlines(page);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
});

test('a page of an edition that is over is the newest one’s', async ({ page }) => {
  await page.goto('/?page=2&edition=1.1');
  await expect(page).toHaveURL('/?page=2');
  await expect(page.locator('main article')).toHaveCount(20);
});

test('local news says what it needs; with a city it is all there', async ({ page, context, baseURL }) => {
  await page.goto('/local');
  const notice = page.locator('.localbar noscript');
  await expect(notice).toBeVisible();
  expect(await notice.innerText()).toContain(
    'Finding or choosing your city needs JavaScript. Searching for its name does not.',
  );
  await expect(page.getByRole('button', { name: 'Change city' })).toBeHidden();
  const note = page.getByText(/^Stories from within 50 km of /);
  await expect(note).toBeHidden();
  await notice.locator('a', { hasText: 'Search for your city' }).click();
  await page.getByRole('searchbox').fill('Rotterdam');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/local?q=Rotterdam');
  await expect(page.locator('main article.card').first()).toBeVisible();
  const place = {
    latitude: 52.1,
    longitude: 5.1,
    city: 'Utrecht',
    country: 'Netherlands',
    source: 'manual',
  } as const;
  const value = encodeReaderCookie({ place });
  await context.addCookies([{ name: readerCookieName(false), value, url: baseURL ?? '' }]);
  await page.goto('/local');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local news for Utrecht');
  await expect(note).toBeVisible();
  await expect(page.locator('main article.card').first()).toBeVisible();
});

test('NAV-09 More opens its seven categories', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  await expect(nav.getByRole('link', { name: 'Crime' })).toBeHidden();
  await nav.getByText('More').click();
  await nav.getByRole('link', { name: 'Crime' }).click();
  await expect(page).toHaveURL('/crime');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crime');
});

test('ROUTE-09 a story is readable at its address, with its sources, and closes to the stories', async ({
  page,
}) => {
  await page.goto('/');
  const title = await page.locator('main article h2').first().innerText();
  await page.locator('main article h2 a').first().click();
  await expect(page).toHaveURL(/\/story\//);
  const dialog = page.locator('dialog');
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(dialog.locator('.report a')).not.toHaveCount(0);
  expect(await sideways(page)).toBe(0);
  await dialog.getByRole('link', { name: 'Back to the stories' }).click();
  await expect(page).toHaveURL('/');
});

test('a report of an invented newsroom leads to a page that says so, and back to its story', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('main article h2 a').first().click();
  await expect(page).toHaveURL(/\/story\//);
  const story = new URL(page.url()).pathname;
  const report = page.locator('dialog .report a').first();
  const headline = await report.innerText();
  await page.goto((await report.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This newsroom is invented');
  await expect(page.locator('main')).toContainText(headline);
  await page.getByRole('link', { name: 'Back to the story' }).click();
  await expect(page).toHaveURL(story);
});

test('a story that is gone shows no button that does nothing, and leads back to the news', async ({
  page,
  site,
}) => {
  site.expectMessage(/404/);
  await page.goto('/story/nothing-here');
  await expect(page.getByRole('heading', { name: 'Unable to load story' })).toBeVisible();
  await expect(page.locator('dialog .story-failed button:visible')).toHaveCount(0);
  await page.locator('dialog').getByRole('link', { name: 'Back to the stories' }).click();
  await expect(page).toHaveURL('/');
});

test('what lies over the stories shows no button that does nothing, and nothing behind it takes the keyboard', async ({
  page,
}) => {
  await page.goto('/');
  const story = await page.locator('main article h2 a').first().getAttribute('href');
  for (const address of [story ?? '', '/about']) {
    await page.goto(address);
    await expect(page.locator('dialog').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('dialog button:visible')).toHaveCount(0);
    const links = await page.locator('dialog a:visible').count();
    for (let link = 0; link < links; link++) {
      await page.keyboard.press('Tab');
      await expect(page.locator('dialog a:focus')).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(0);
  }
});

test('LANG-01 the language can be chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByLabel('Language: English').first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('LANG-01 the language chosen goes along with every click, until another is chosen', async ({ page }) => {
  const header = page.getByRole('banner');
  await page.goto('/');
  await header.getByLabel('Language: English').first().click();
  await header.getByRole('link', { name: 'Nederlands' }).first().click();
  await header.getByRole('link', { name: 'Wetenschap', exact: true }).first().click();
  await expect(page).toHaveURL('/science');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wetenschap');
  await page.locator('main article h2 a').first().click();
  await expect(page).toHaveURL(/\/story\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.goto('/science');
  await header.getByLabel('Taal: Nederlands').first().click();
  await header.getByRole('link', { name: 'English' }).first().click();
  await header.getByRole('link', { name: 'World', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('World');
});

test('ROUTE-03 texts are readable and close to the stories', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('dialog').getByRole('link', { name: 'Back to the stories' }).click();
  await expect(page).toHaveURL('/');
});
