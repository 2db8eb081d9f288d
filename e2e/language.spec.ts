import type { Page } from '@playwright/test';
import { atRest, expect, HEIGHT, keep, kept, open, test, told, WIDTHS } from './site.ts';

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

const html = (page: Page) => page.locator('html');

/** Opens the compact selector of the header. */
async function openSelector(page: Page) {
  const menu = page.locator('.masthead details').first();
  // One that is still open from before would be closed.
  await expect(menu).not.toHaveAttribute('open');
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  return menu;
}

/** The server knows the country of whoever asks. */
async function askedFrom(page: Page, country: string): Promise<void> {
  await page.route('**/location/ip', (route) => route.fulfill({ json: { loc: '', city: '', country } }));
}

test('LANG-09 LANG-10 LANG-17 PERM-04 AMBIG-82 changing the language is announced, then its stories', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['languageChanged', 'storyTranslationsLoaded'])
      window.addEventListener(name, (event) => heard.push(`${name} ${(event as CustomEvent).detail}`));
  });
  const menu = await openSelector(page);
  await menu.getByRole('link', { name: 'Nederlands' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual(['languageChanged nl', 'storyTranslationsLoaded nl']);
});

test('LANG-02 LANG-05 LANG-07 detecting clears the choice and goes by the country', async ({ page }) => {
  await askedFrom(page, 'Belgium');
  await open(page, '/');
  await (await openSelector(page)).getByRole('link', { name: 'English' }).click();
  await expect.poll(async () => (await kept(page)).language).toEqual({ code: 'en', by: 'hand' });
  await (await openSelector(page)).getByRole('button', { name: 'Detect from location' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'nl');
  await expect.poll(async () => (await kept(page)).language).toEqual({ code: 'nl', by: 'place' });
  await expect.poll(async () => (await told(page)).language).toBe('nl');
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'nl');
});

test('LANG-06 a country without a language of ours gives English', async ({ page }) => {
  await askedFrom(page, 'Portugal');
  await open(page, '/?lang=nl');
  await (await openSelector(page)).getByRole('button', { name: 'Bepaal op basis van je locatie' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('LANG-03 when nobody can tell, it says so until it is dismissed', async ({ page }) => {
  await askedFrom(page, '');
  await open(page, '/');
  const menu = await openSelector(page);
  await menu.getByRole('button', { name: 'Detect from location' }).click();
  await expect(menu.getByRole('alert')).toContainText('Could not detect your language from your location');
  await menu.getByRole('button', { name: 'Dismiss' }).click();
  await expect(menu.getByRole('alert')).toHaveCount(0);
});

test('LANG-01 the card form stands in the dialog of place and language', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Your city' }).first().click();
  const card = page.getByRole('region', { name: 'Language' });
  await card.getByRole('link', { name: 'Nederlands' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('dialog', { name: 'Plaats en taal' })).toBeVisible();
});

test.describe('a first visit', () => {
  const utrecht = {
    city: 'Utrecht',
    country: 'Netherlands',
    latitude: 52.1,
    longitude: 5.1,
    source: 'manual',
  };

  test.describe('with a browser that prefers none of our languages', () => {
    test.use({ locale: 'fr-BE' });

    test('LANG-05 AMBIG-85 ruling 26 from a known country starts in its language', async ({ page }) => {
      await keep(page, { place: utrecht });
      await open(page, '/');
      await expect(html(page)).toHaveAttribute('lang', 'nl');
    });

    test('LANG-04 unless the reader chose another', async ({ page }) => {
      await keep(page, { place: utrecht, language: { code: 'en', by: 'hand' } });
      await open(page, '/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'City: Utrecht' })).toBeVisible();
      // Whatever it decides at its start is decided by then.
      await atRest(page);
      await expect(html(page)).toHaveAttribute('lang', 'en');
    });
  });

  test('ruling 26 what the browser prefers comes before the country', async ({ page }) => {
    await keep(page, { place: utrecht });
    await open(page, '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'City: Utrecht' })).toBeVisible();
    // Whatever it decides at its start is decided by then.
    await atRest(page);
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });
});
