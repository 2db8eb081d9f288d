/** Where the reader's own few colours replace the page's: what a fill or a tint says there, an edge or a weight must say. */
import type { Locator } from '@playwright/test';
import { expect, HEIGHT, open, test, WIDTHS } from './site.ts';
import { bestCovered } from './stories.ts';

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const weightOf = (what: Locator) => what.evaluate((element) => Number(getComputedStyle(element).fontWeight));

test('the main button has an edge, as those beside it', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  const main = page.getByRole('dialog').locator('.btn.primary').first();
  await expect(main).toHaveCSS('border-top-width', '1px');
  await expect(main).toHaveCSS('border-top-style', 'solid');
});

test('the dot of an own report is filled', async ({ page }) => {
  await open(page, `/story/${(await bestCovered()).id}`);
  const fills = await page
    .locator('.kind.own')
    .first()
    .evaluate((kind) => [
      getComputedStyle(kind, '::before').backgroundColor,
      getComputedStyle(document.body).color,
    ]);
  expect(fills[0]).toBe(fills[1]);
});

test('the chosen language is told from the other', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Your city' }).first().click();
  const card = page.locator('.language-card');
  const [chosen, other] = [
    card.locator('[aria-current]'),
    card.locator(':is(a, button):not([aria-current])'),
  ];
  expect(await weightOf(chosen)).toBeGreaterThan(await weightOf(other.first()));
});
