/** Addresses are there to be checked and typed over: no dot may hide between its neighbours, on screen or on paper. */
import type { Locator } from '@playwright/test';
import { signIn } from './reader.ts';
import { expect, open, test } from './site.ts';
import { bestCovered } from './stories.ts';

/** Pixels by which letters of that kind, 100 pixels large, draw an address together. */
const drawnTogether = (where: Locator, pseudo = ''): Promise<number> =>
  where.evaluate((element, part) => {
    const { fontFamily, fontWeight, fontKerning } = getComputedStyle(element, part);
    const width = (kerning: string): number => {
      const line = document.body.appendChild(document.createElement('span'));
      line.textContent = 'anna.de.vries@example.org';
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${fontWeight} 100px ${fontFamily}`;
      line.style.fontKerning = kerning;
      const { width: wide } = line.getBoundingClientRect();
      line.remove();
      return wide;
    };
    return Math.round(width('none') - width(fontKerning));
  }, pseudo);

test('the dots of an address are seen in the account menu, the settings and where a story is shared', async ({
  page,
}) => {
  const { email } = await signIn(page);
  const { id } = await bestCovered();
  await open(page, '/');
  await page.locator('.account-tool:visible').click();
  expect(await drawnTogether(page.locator('.me .address'))).toBe(0);
  await page.getByRole('button', { name: 'Personalization Settings' }).click();
  await page.getByRole('tab', { name: 'Email' }).click();
  expect(await drawnTogether(page.getByRole('tabpanel').getByText(email, { exact: true }))).toBe(0);
  await open(page, `/story/${id}`);
  await page
    .getByRole('button', { name: /^Share/ })
    .locator('visible=true')
    .first()
    .click();
  expect(await drawnTogether(page.locator('.share-link input'))).toBe(0);
});

test('the dots of an address are seen in the field for it, and where its code was sent', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Sign in' }).locator('visible=true').first().click();
  await page.getByRole('button', { name: 'Continue with email' }).click();
  const field = page.locator('input[type=email]');
  expect(await drawnTogether(field)).toBe(0);
  await field.fill('anna.de.vries@example.org');
  await field.press('Enter');
  expect(await drawnTogether(page.getByText('anna.de.vries@example.org', { exact: true }))).toBe(0);
});

test('the dots of an address are seen on paper', async ({ page }) => {
  const { id } = await bestCovered();
  await open(page, `/story/${id}`);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await drawnTogether(page.locator('.report h3 a').first(), '::after')).toBe(0);
  expect(await drawnTogether(page.locator('.on-paper .address'))).toBe(0);
  expect(await drawnTogether(page.locator('.today'), '::after')).toBe(0);
});
