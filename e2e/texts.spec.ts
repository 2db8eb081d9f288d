import { accessibilityFaults, expect, open, scrolledTo, test } from './site.ts';

const TEXTS = [
  { path: '/about', link: 'About', title: 'About Helder' },
  { path: '/privacy', link: 'Privacy', title: /Privacy/ },
  { path: '/terms', link: 'Terms', title: /Terms/ },
];

test('ROUTE-03 ROUTE-04 ROUTE-05 POLICY-01 POLICY-02 POLICY-03 each text has an address, over the home feed', async ({
  page,
}) => {
  for (const { path, title } of TEXTS) {
    await open(page, path);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(title);
    expect((await dialog.innerText()).length).toBeGreaterThan(800);
    await expect(page.locator('main article')).toHaveCount(20);
  }
});

for (const { path, link } of TEXTS) {
  test(`ROUTE-06 ${path} opened directly closes to /`, async ({ page }) => {
    await open(page, path);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  for (const close of ['button', 'Escape', 'Back'] as const)
    test(`ROUTE-06 ROUTE-07 ROUTE-08 ${path} opened inside and closed by ${close} restores path and query`, async ({
      page,
    }) => {
      await open(page, '/science?sort=newest');
      const opener = page.getByRole('contentinfo').getByRole('link', { name: link });
      await opener.scrollIntoViewIfNeeded();
      const scrolled = await scrolledTo(page);
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(path);
      if (close === 'Back') await page.goBack();
      else if (close === 'Escape') await page.keyboard.press('Escape');
      else await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/science?sort=newest');
      await expect.poll(() => scrolledTo(page)).toBe(scrolled);
      await expect(opener).toBeFocused();
    });
}

test('axe finds nothing in the texts', async ({ page }) => {
  for (const { path } of TEXTS) {
    await open(page, path);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await accessibilityFaults(page), path).toEqual([]);
  }
});

test('LANG-11 GEN-04 the texts are Dutch for Dutch readers', async ({ page }) => {
  await open(page, '/privacy?lang=nl');
  await expect(page.getByRole('dialog')).toContainText('persoonsgegevens');
});
