/** Where the keyboard is after something has closed, or has been drawn anew: never lost at the top of the page. */
import type { Page } from '@playwright/test';
import { expect, HEIGHT, open, test, WIDTHS } from './site.ts';

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

const banner = (page: Page) => page.getByRole('banner');
const searchToggle = (page: Page) => banner(page).getByRole('link', { name: 'Search' });
const cityPicker = (page: Page) =>
  banner(page)
    .getByRole('link', { name: /Your city|City:/ })
    .first();

for (const [how, key] of [
  ['Escape', 'Escape'],
  ['its button', 'Enter'],
] as const)
  test(`closing search by ${how} leads back to its toggle`, async ({ page }) => {
    await open(page, '/science');
    await searchToggle(page).focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('river');
    await expect(page).toHaveURL('/science?q=river');
    if (key === 'Enter') await page.getByRole('button', { name: 'Clear and close search' }).focus();
    await page.keyboard.press(key);
    await expect(page).toHaveURL('/science');
    await expect(searchToggle(page)).toBeFocused();
  });

test('choosing a city leads back to the city picker', async ({ page }) => {
  await open(page, '/');
  await cityPicker(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Amsterdam, Netherlands' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cityPicker(page)).toHaveAccessibleName('City: Amsterdam');
  await expect(cityPicker(page)).toBeFocused();
});

for (const [how, key] of [
  ['choosing a city', 'Enter'],
  ['Escape', 'Escape'],
] as const)
  test(`in local news ${how} leads back to Change city`, async ({ page }) => {
    await open(page, '/local');
    const change = page.getByRole('button', { name: 'Change city' });
    await change.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Search cities' })).toBeFocused();
    if (key === 'Enter') await page.getByRole('button', { name: 'Amsterdam, Netherlands' }).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('region', { name: 'Choose a city' })).toHaveCount(0);
    await expect(change).toBeFocused();
  });

test('the last Load more leads to the first story it brought', async ({ page }) => {
  await open(page, '/');
  const headlines = page.locator('main article h2 a');
  const more = page.getByRole('link', { name: 'Load more' });
  const end = page.getByText('You are up to date.');
  let before = 0;
  while (!(await end.isVisible())) {
    before = await headlines.count();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => headlines.count()).toBeGreaterThan(before);
    // As long as there is more, the link keeps the focus.
    if (await more.isVisible()) await expect(more).toBeFocused();
  }
  await expect(headlines.nth(before)).toBeFocused();
});

test('changing the language leads back to the language picker', async ({ page }) => {
  await open(page, '/');
  const picker = banner(page).locator('.tool-menu summary').first();
  await picker.focus();
  await page.keyboard.press('Enter');
  await banner(page).getByRole('link', { name: 'Nederlands' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(picker).toBeFocused();
  await expect(picker).toHaveAccessibleName('Taal: Nederlands');
});

test('in the dialog of place and language the language chosen keeps the focus', async ({ page }) => {
  await open(page, '/');
  await cityPicker(page).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog').getByRole('link', { name: 'Nederlands' });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Plaats en taal' })).toBeVisible();
  await expect(choice).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page).getByRole('link', { name: 'Je stad' }).first()).toBeFocused();
});
