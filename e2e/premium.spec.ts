import type { Locator, Page } from '@playwright/test';
import { THEMES } from '../src/contract/choices.ts';
import { FREE_LIMITS } from '../src/contract/limits.ts';
import { signIn } from './reader.ts';
import {
  accessibilityFaults,
  EVERYWHERE,
  expect,
  HEIGHT,
  open,
  settled,
  sideways,
  test,
  WIDTHS,
} from './site.ts';

const WORDS = {
  en: {
    upgrade: 'Upgrade to Premium',
    billing: 'Subscription & Billing',
    saved: 'Saved Stories',
    account: /^Account of/,
    cancel: 'Cancel at the end of the period',
    cancelYes: 'Cancel Premium',
    reactivate: 'Reactivate',
    close: 'Close',
    pdf: /^PDF of invoice/,
    save: /^Save: /,
  },
  nl: {
    upgrade: 'Upgraden naar Premium',
    billing: 'Abonnement en betaling',
    saved: 'Bewaarde artikelen',
    account: /^Account van/,
    cancel: 'Opzeggen per einde van de periode',
    cancelYes: 'Premium opzeggen',
    reactivate: 'Opzegging intrekken',
    close: 'Sluiten',
    pdf: /^Pdf van factuur/,
    save: /^Bewaar: /,
  },
} as const;

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Opens something from the account menu. */
async function fromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.account-tool:visible').click();
  await page.locator('.account-menu').getByRole('button', { name }).click();
}

/** Saves the newest stories by calls. */
async function saveStories(page: Page, headers: Record<string, string>, count: number): Promise<void> {
  const answer = await page.request.get(`/api/articles?limit=${count}`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  for (const { id } of data)
    expect((await page.request.post('/api/saved-stories', { headers, data: { storyId: id } })).ok()).toBe(
      true,
    );
}

for (const { name, language, use } of EVERYWHERE)
  test.describe(name, () => {
    test.use(use);

    test('GEN-12 PREM-28 ACCT-05 ACCT-06 BILL-21 to Premium and back, and the invoice in hand', async ({
      page,
      site,
    }) => {
      // The button is asked to log which invoice was wanted.
      site.expectMessage(/Invoice/);
      const words = WORDS[language];
      await signIn(page);
      await open(page, '/');
      await page.locator('main article').getByRole('button', { name: words.save }).first().click();
      await fromMenu(page, words.upgrade);
      const upgrade = dialog(page, words.upgrade);
      await expect(upgrade).toBeVisible();
      expect(await sideways(page)).toBe(0);
      await upgrade.locator('footer').getByRole('button', { name: words.upgrade }).click();
      await expect(upgrade).toHaveCount(0);
      await expect(page.locator('.account-tool:visible')).toContainText('Premium');

      await fromMenu(page, words.billing);
      const billing = dialog(page, words.billing);
      await expect(billing.getByRole('button', { name: words.pdf })).toBeVisible();
      expect(await sideways(page)).toBe(0);
      const download = page.waitForEvent('download');
      await billing.getByRole('button', { name: words.pdf }).click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
      await billing.getByRole('button', { name: words.cancel }).click();
      await billing.getByRole('button', { name: words.cancelYes, exact: true }).click();
      await billing.getByRole('button', { name: words.reactivate }).click();
      await expect(billing.getByRole('button', { name: words.cancel })).toBeVisible();
      await billing.locator('footer').getByRole('button', { name: words.close }).click();
      await expect(billing).toHaveCount(0);
      // The next page knows it from the first byte.
      expect(await (await page.request.get('/')).text()).toMatch(/class="tier">Premium/);
    });
  });

test('SAVED-08 SAVED-10 SAVED-13 PREM-34 the tenth story is the last on the free plan', async ({ page }) => {
  const { headers } = await signIn(page);
  await saveStories(page, headers, FREE_LIMITS.savedStories - 1);
  await open(page, '/?sort=newest');
  const marks = page.locator('main article').getByRole('button', { name: WORDS.en.save, pressed: false });
  await marks.first().click();
  await expect(page.getByText('Story saved successfully')).toBeVisible();
  await marks.first().click();
  await expect(page.getByText('Save limit reached. Upgrade to Premium for unlimited saves.')).toBeVisible();
  await expect(dialog(page, WORDS.en.upgrade)).toContainText('10 of 10 saved. This story was not added');
  await page.getByRole('button', { name: 'Or remove a saved story to make room' }).click();
  await expect(dialog(page, WORDS.en.saved)).toContainText('10 of 10 saved. 0 places left on the free plan.');
});

test('name, search and account stand on one line of a phone, also with Premium', async ({ page }) => {
  await signIn(page, { premium: true });
  await page.setViewportSize({ width: WIDTHS.phone, height: HEIGHT });
  await open(page, '/');
  const name = await page.locator('.masthead .wordmark').boundingBox();
  const account = await page.getByRole('button', { name: WORDS.en.account }).boundingBox();
  expect(account?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  expect(await sideways(page)).toBe(0);
});

test('while saved stories are searched nothing moves but what is found', async ({ page }) => {
  const { headers } = await signIn(page);
  await saveStories(page, headers, 3);
  await page.setViewportSize({ width: WIDTHS.phone, height: HEIGHT });
  await open(page, '/');
  await fromMenu(page, WORDS.en.saved);
  const saved = dialog(page, WORDS.en.saved);
  await expect(saved.locator('.keep')).toHaveCount(3);
  const field = saved.getByRole('searchbox');
  await settled(page);
  const before = await field.boundingBox();
  await field.fill('no such story');
  await expect(saved).toContainText('No matching stories');
  expect(await field.boundingBox()).toEqual(before);
});

test('SAVED-02 a saved story opens from the list, and Undo brings one back', async ({ page }) => {
  const { headers } = await signIn(page);
  await saveStories(page, headers, 3);
  await open(page, '/');
  await fromMenu(page, WORDS.en.saved);
  const saved = dialog(page, WORDS.en.saved);
  await expect(saved.locator('.keep')).toHaveCount(3);
  const title = await saved.locator('.keep a').first().innerText();
  await saved.locator('.keep .x').last().click();
  await expect(saved).toContainText('2 of 10 saved');
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(saved).toContainText('3 of 10 saved');
  await saved.locator('.keep a').first().click();
  await expect(saved).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(/\/story\//);
});

test('SAVED-16 ACCT-07 saved marks are there from the first byte', async ({ page }) => {
  const { headers } = await signIn(page);
  await saveStories(page, headers, 1);
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('aria-pressed="true"');
  expect((await page.request.get('/')).headers()['cache-control']).toBe('private, no-store');
});

test.describe('in every theme', () => {
  for (const theme of THEMES)
    test(`axe finds nothing in Premium's dialogs and the saved stories (${theme})`, async ({ page }) => {
      const { headers } = await signIn(page, { premium: true, preferences: { theme } });
      await saveStories(page, headers, 2);
      await open(page, '/');
      for (const name of [WORDS.en.saved, WORDS.en.billing]) {
        await fromMenu(page, name);
        await expect(dialog(page, name).locator('.keep, .bills').first()).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog')).toHaveCount(0);
      }
    });
});

test.describe('the narrowest phone, in Dutch', () => {
  test.use({ viewport: { width: 320, height: HEIGHT }, locale: 'nl-NL' });

  test('subscription and billing fit', async ({ page }) => {
    await signIn(page, { premium: true });
    await open(page, '/');
    await fromMenu(page, WORDS.nl.billing);
    await expect(dialog(page, WORDS.nl.billing).getByText(WORDS.nl.cancel)).toBeVisible();
    expect(await sideways(page)).toBe(0);
  });
});
