/** What opens over a page speaks the page's language too: the pages themselves are looked at without a browser. */
import type { Page } from '@playwright/test';
import { englishIn } from '../src/texts/testing/english.ts';
import { expect, HEIGHT, open, test, WIDTHS } from './site.ts';
import { bestCovered } from './stories.ts';

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

const dialog = (page: Page) => page.locator('dialog[open]').last();

/** Everything the page says by now, in Dutch. */
async function expectDutch(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect.poll(async () => englishIn(await page.content())).toEqual([]);
}

const OPENED: [what: string, opens: (page: Page) => Promise<void>, says: string][] = [
  [
    'why this story',
    (page) =>
      page
        .locator('main .card')
        .nth(1)
        .getByRole('link', { name: /^Waarom/ })
        .click(),
    'Weeg het op jouw manier',
  ],
  [
    'sharing',
    async (page) => {
      const card = page.locator('main .card').nth(1);
      await card.getByRole('button', { name: /^Meer:/ }).click();
      await card.getByRole('button', { name: 'Delen' }).click();
    },
    'Link naar dit artikel',
  ],
  [
    'signing in',
    (page) => page.getByRole('button', { name: 'Inloggen', exact: true }).first().click(),
    'Verder met e-mail',
  ],
  ['the keys', (page) => page.getByRole('button', { name: 'Leesinstellingen' }).click(), 'Volgend artikel'],
  [
    'place and language',
    (page) => page.getByRole('banner').getByRole('link', { name: 'Je stad' }).first().click(),
    'Gebruik huidige locatie',
  ],
];

for (const [what, opens, says] of OPENED)
  test(`LANG-12 in Dutch the dialog of ${what} is Dutch`, async ({ page }) => {
    await open(page, '/?lang=nl');
    await opens(page);
    await expect(dialog(page)).toContainText(says);
    await expectDutch(page);
  });

test('LANG-12 in Dutch a story is Dutch, with all that opens in it', async ({ page }) => {
  const { id } = await bestCovered();
  await open(page, `/story/${id}?lang=nl`);
  await expect(dialog(page)).toContainText('Bronnen (');
  await expectDutch(page);
});

test('LANG-12 after a change to Dutch nothing English stays', async ({ page }) => {
  await open(page, '/');
  const menu = page.locator('.masthead details').first();
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page.getByRole('link', { name: 'Meer laden' })).toBeVisible();
  await expect(page).toHaveTitle('Helder · Gewone feiten. Geen clickbait.');
  // What <head> tells others is about the address, and others do not press buttons.
  const body = () => page.locator('body').evaluate((element) => element.outerHTML);
  await expect.poll(async () => englishIn(await body())).toEqual([]);
});

test('LANG-12 in Dutch a failure is told in Dutch, whatever the server says', async ({ page, site }) => {
  site.expectMessage(/500/);
  const body = { error: { code: 'SEARCH_FAILED', message: 'Search failed' } };
  await page.route('**/search?**', (route) => route.fulfill({ status: 500, json: body }));
  await open(page, '/?lang=nl');
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
  await page.getByRole('searchbox').fill('rivier');
  await expect(page.getByRole('alert')).toContainText('Zoeken mislukt');
  await expectDutch(page);
});

test('in Dutch the title of the sliders and its button each keep to one line, beside a story too', async ({
  page,
}) => {
  const { id } = await bestCovered();
  await open(page, `/story/${id}?lang=nl`);
  const head = dialog(page).locator('.dials-head > *');
  await expect(head).toHaveText(['Weeg het op jouw manier', 'Terug naar normaal']);
  const lines = await head.evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );
  expect(lines).toEqual([1, 1]);
});
