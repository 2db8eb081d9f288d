/** A notice lies on nothing that a control opened: neither what is chosen there nor the notice is hidden. */
import type { Page } from '@playwright/test';
import { signIn } from './reader.ts';
import { EVENING, expect, noticesStay, open, settled, test } from './site.ts';

const PHONE = { width: 360, height: 640 };
const more = (page: Page) => page.getByRole('button', { name: /^More: / });

/** What opens something, and what that is. */
const KINDS = [
  ['the account menu', '.account-menu', (page) => page.locator('.account-tool:visible').click()],
  ['the menu of a card', '.more-list', (page) => more(page).nth(1).click()],
  [
    'the language menu',
    '.menu-list:visible',
    (page) => page.locator('summary:visible', { hasText: 'EN' }).first().click(),
  ],
  [
    'the place dialog',
    '.dialog',
    (page) =>
      page
        .getByRole('link', { name: /^(Your city|City: )/ })
        .locator('visible=true')
        .first()
        .click(),
  ],
] as const satisfies readonly (readonly [string, string, (page: Page) => Promise<void>])[];

/** Pixels by which any notice reaches into it. */
const overlap = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (what) => {
      const box = document.querySelector(what)?.getBoundingClientRect();
      const notices = [...document.querySelectorAll('.toast')].map((notice) =>
        notice.getBoundingClientRect(),
      );
      if (!box || notices.length === 0) return Number.NaN;
      return Math.max(
        0,
        ...notices.map((each) => Math.min(each.bottom, box.bottom) - Math.max(each.top, box.top)),
      );
    },
    selector.replace(':visible', ''),
  );

for (const [name, selector, press] of KINDS)
  test(`a notice lies not on ${name}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await noticesStay(page);
    await signIn(page);
    await open(page, '/');
    await expect(page.locator('.account-tool:visible')).toBeVisible();
    await page
      .getByRole('button', { name: /^Save: / })
      .first()
      .click();
    await expect(page.locator('.toast')).toHaveCount(1);
    await press(page);
    const opened = page.locator(selector);
    await expect(opened).toBeVisible();
    await settled(page);
    if (!selector.startsWith('.menu-list')) expect(await overlap(page, selector)).toBe(0);
    for (const entry of await opened.locator('a, button').all()) await entry.click({ trial: true });
    await page.locator('.toast').last().getByRole('button').last().click({ trial: true });
  });

test('with several notices a menu leaves them room, and all of it can be pressed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await noticesStay(page);
  await signIn(page);
  await open(page, '/');
  await expect(page.locator('.account-tool:visible')).toBeVisible();
  // Two that say different things, and the first of them offers Undo.
  await more(page).nth(1).click();
  await page.locator('.more-list .mute-offers button').first().click();
  await expect(page.locator('.more-list')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click();
  await expect(page.locator('.toast').nth(1)).toBeVisible();
  await page.locator('.account-tool:visible').click();
  await expect(page.locator('.account-menu')).toBeVisible();
  await settled(page);
  expect(
    await page
      .locator('.toasts')
      .last()
      .evaluate((strip) => strip.getBoundingClientRect().bottom),
  ).toBeLessThanOrEqual(
    await page.locator('.account-menu').evaluate((menu) => menu.getBoundingClientRect().top),
  );
  for (const entry of await page.locator('.account-menu button').all()) await entry.click({ trial: true });
  await page.locator('.toast').last().getByRole('button').last().click({ trial: true });
});

test.describe('on a phone the two notices of one act', () => {
  // The second says how many stories were hidden today.
  test.use({ locale: 'nl-NL', timezoneId: EVENING });
  /** What WCAG 1.4.12 lets readers set. */
  const SPACED =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  for (const height of [640, 740])
    for (const [name, style] of [
      ['as we set them', ''],
      ['set wide', SPACED],
    ] as const)
      test(`are whole above a dialog, ${height} high, letters ${name}`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height });
        await noticesStay(page);
        await signIn(page, { premium: true });
        await open(page, '/');
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, style);
        await page.locator('.account-tool:visible').click();
        await page.getByRole('button', { name: 'Persoonlijke instellingen' }).click();
        await page.getByRole('tab', { name: 'Gedempt' }).click();
        await page.getByRole('tabpanel').locator('.input').first().fill('trein');
        await page.getByRole('tabpanel').locator('.input').first().press('Enter');
        const notices = page.locator('dialog .toast');
        await expect(notices.nth(1)).toBeVisible();
        await settled(page);
        const strip = await notices.first().evaluate((notice) => {
          const { top = 0, bottom = 0 } = notice.parentElement?.getBoundingClientRect() ?? {};
          return { top, bottom };
        });
        for (const notice of await notices.all()) {
          const box = await notice.boundingBox();
          expect(box?.y).toBeGreaterThanOrEqual(strip.top);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip.bottom);
        }
      });
});
