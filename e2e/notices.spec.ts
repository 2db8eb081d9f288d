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

/** WCAG's contrast between two colours, as the browser computed them. */
function contrast(...colours: [string, string]): number {
  const [darker = 0, lighter = 0] = colours.map(luminance).sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const LOOKS = [
  ['light', 'light', 'page'],
  ['dark', 'light', 'page'],
  ['sepia', 'dark', 'page'],
  ['night', 'light', 'page'],
  // As the system has it.
  [undefined, 'dark', 'page'],
  ['night', 'dark', 'dialog'],
] as const;
for (const [theme, system, place] of LOOKS)
  test(`a notice is no bright slab in the dark, and seen in every theme: ${theme ?? 'system'}, system ${system}, over a ${place}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await noticesStay(page);
    await signIn(page, { premium: true, ...(theme && { preferences: { theme } }) });
    await open(page, '/');
    if (theme) await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const save = page.getByRole('button', { name: /^Save: / }).first();
    await save.click();
    await expect(page.locator('.toast')).toHaveCount(1);
    // Its controls stand beside its words.
    expect((await page.locator('.toast').boundingBox())?.height).toBeLessThan(60);
    if (place === 'dialog') {
      await page.locator('.account-tool:visible').click();
      await page.getByRole('button', { name: 'Personalization Settings' }).click();
    }
    await settled(page);
    const around = place === 'dialog' ? '.dialog' : 'body';
    const [paper, surface, ink, border, action] = await page.evaluate((where) => {
      const look = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      const { backgroundColor, color, borderTopColor } = look('.toast');
      return [look(where).backgroundColor, backgroundColor, color, borderTopColor, look('.toast .x').color];
    }, around);
    if (!paper || !surface || !ink || !border || !action) throw new Error('There is no notice');
    expect(contrast(ink, surface)).toBeGreaterThanOrEqual(7);
    expect(contrast(action, surface)).toBeGreaterThanOrEqual(4.5);
    const isDark = theme === 'dark' || theme === 'night' || !theme;
    if (!isDark) expect(contrast(surface, paper)).toBeGreaterThanOrEqual(4.5);
    else {
      expect(contrast(surface, '0 0 0')).toBeLessThan(1.5);
      expect(contrast(border, paper)).toBeGreaterThanOrEqual(3);
    }
  });

test.describe('three notices of mutes over a dialog', () => {
  test.use({ locale: 'nl-NL' });
  for (const width of [360, 768, 1280])
    test(`have their words in a few lines, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await noticesStay(page);
      await signIn(page, {
        premium: true,
        muted: { mutedTopics: ['storm', 'x'.repeat(100)], mutedSources: ['Sports'] },
      });
      await open(page, '/');
      await page.locator('.account-tool:visible').click();
      await page.getByRole('button', { name: 'Persoonlijke instellingen' }).click();
      await page.getByRole('tab', { name: 'Gedempt' }).click();
      const notices = page.locator('dialog .toast');
      for (let count = 1; count <= 3; count += 1) {
        await page.locator('.mutes .x').first().click();
        await expect(notices).toHaveCount(count);
      }
      await settled(page);
      await expect(notices.last()).toContainText('Niet meer gedempt: Sport');
      for (const notice of await notices.all())
        expect((await notice.boundingBox())?.height).toBeLessThan(140);
      await page.getByRole('tab', { name: 'E-mail' }).click();
    });
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
