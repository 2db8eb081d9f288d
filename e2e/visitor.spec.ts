import { addressOf, drawn, expect, HEIGHT, headlines, open, sideways, test, WIDTHS } from './site.ts';

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

test('GEN-03 PERM-02 PERM-03 PERM-05 a visitor browses, searches and opens stories without signing in', async ({
  page,
}) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Science', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Science');
  const [title = ''] = await headlines(page);
  const word = title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
  await header.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'Search news' }).fill(word);
  await expect(page).toHaveURL(`/science?q=${encodeURIComponent(word)}`);
  const found = page.getByRole('heading', { level: 1 }).locator('[aria-live="polite"]');
  await expect(found).toContainText(/^\d+ stor(y|ies) for/);
  await expect(page.locator('main h2 mark').first()).toHaveText(word);
  await page.locator('main h2 a').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
});

test('ROUTE-10 PERM-05 AMBIG-47 a shared story opened directly closes to /', async ({ page }) => {
  await open(page, '/');
  const address = await page.locator('main h2 a').first().getAttribute('href');
  await open(page, address ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('TIME-10 a search waits 300 ms for another letter', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search news' }).fill('river');
  await page.clock.runFor(299);
  expect(addressOf(page)).toBe('/');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/?q=river');
});

test('TIME-14 a load that takes under 100 ms shows no skeleton, a longer one does', async ({ page }) => {
  await open(page, '/');
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/articles?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('banner').getByRole('link', { name: 'World', exact: true }).click();
  const waiting = page.locator('.skeleton.waiting');
  await expect(waiting).toHaveCSS('visibility', 'hidden');
  await page.clock.runFor(99);
  await expect(waiting).toHaveCSS('visibility', 'hidden');
  await page.clock.runFor(1);
  await expect(page.locator('.skeleton:not(.waiting)')).toBeVisible();
  answer();
  await page.clock.resume();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('ERR-82 a language whose texts do not come is not shown', async ({ page, site }) => {
  site.expectMessage(/Failed to load the texts|ERR_FAILED/);
  await open(page, '/');
  await page.route(/\/assets\/interface-[^/]*\.js/, (route) => route.abort());
  const menu = page.locator('.masthead details').first();
  await menu.locator('summary').click();
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('Failed to load the texts'),
  );
  await menu.getByRole('link', { name: 'Nederlands' }).click();
  await failed;
  await drawn(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top stories');
});

for (const [what, title] of [
  ['300 letters in one word', 'x'.repeat(300)],
  ['300 characters', 'A sentence that does not end '.repeat(11).slice(0, 300)],
  ['right to left', 'أخبار اليوم من المدينة القديمة '.repeat(8)],
  ['emoji', '👩‍👩‍👧‍👦🌍'.repeat(40)],
] as const)
  for (const width of [320, WIDTHS.desk])
    test(`a title of ${what} stays in its place at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await open(page, '/');
      await page.route('**/articles?*', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: object[] };
        const data = body.data.map((story) => ({ ...story, title, language: 'ar' }));
        await route.fulfill({ response, json: { ...body, data } });
      });
      await page
        .getByRole('link', { name: 'Politics', exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page.locator('main h2').first()).toHaveText(title.trim());
      await expect(page.locator('main h2').first()).toHaveAttribute('dir', 'auto');
      expect(await sideways(page)).toBe(0);
    });

test('SEARCH-07 a query of 5,000 characters is answered, and nothing breaks', async ({ page }) => {
  const query = 'q'.repeat(5_000);
  await open(page, `/?q=${query}`);
  await expect(page.getByText(/No stories found for "q+"\. Try a different search term\./)).toBeVisible();
  expect(await sideways(page)).toBe(0);
});
