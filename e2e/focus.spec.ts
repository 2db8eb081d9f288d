/** Where the keyboard is after something has closed, or has been drawn anew: never lost at the top of the page. */
import type { Locator, Page } from '@playwright/test';
import { signIn } from './reader.ts';
import { drawn, expect, HEIGHT, open, settled, test, WIDTHS } from './site.ts';
import { bestCovered } from './stories.ts';

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

const banner = (page: Page) => page.getByRole('banner');
const searchToggle = (page: Page) => banner(page).getByRole('link', { name: 'Search' });
const cityPicker = (page: Page) =>
  banner(page)
    .getByRole('link', { name: /Your city|City:/ })
    .first();

/** Pixels that something reaches above the window or below it, at most. */
const beyondWindow = (what: Locator): Promise<number> =>
  what.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(-top, bottom - innerHeight);
  });

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

test('each Load more by the keyboard leads to the first story it brought', async ({ page }) => {
  await open(page, '/');
  const headlines = page.locator('main article h2 a');
  const more = page.getByRole('link', { name: 'Load more' });
  const end = page.getByText('You are up to date.');
  while (!(await end.isVisible())) {
    const before = await headlines.count();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => headlines.count()).toBeGreaterThan(before);
    await expect(headlines.nth(before)).toBeFocused();
  }
});

test('Load more by the mouse leaves focus and page where they are', async ({ page }) => {
  await open(page, '/');
  const headlines = page.locator('main article h2 a');
  const more = page.getByRole('link', { name: 'Load more' });
  await more.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = { scrolled: await scrolled(), headlines: await headlines.count() };
  await more.click();
  await expect.poll(() => headlines.count()).toBeGreaterThan(before.headlines);
  await expect(more).toBeFocused();
  expect(await scrolled()).toBe(before.scrolled);
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

test('the sources behind the button lead on from where it stood', async ({ page }) => {
  const { id } = await bestCovered();
  await open(page, '/');
  await page.locator(`main article h2 a[href*="${id}"]`).first().focus();
  await page.keyboard.press('Enter');
  const others = page.getByRole('button', { name: /^Show the other/ });
  const links = page.getByRole('dialog').locator('.report:not(.later) h3 a');
  await others.focus();
  const before = await links.count();
  await page.keyboard.press('Enter');
  await expect(others).toHaveCount(0);
  await expect(links.nth(before)).toBeFocused();
});

test('going back through a story with the keyboard, nothing hides behind its bar', async ({ page }) => {
  await open(page, '/');
  const { id } = await bestCovered();
  await page.locator(`main article h2 a[href*="${id}"]`).first().click();
  const sheet = page.getByRole('dialog').locator('.sheet');
  await sheet.locator('article.card button').last().focus();
  await settled(page);
  const bar = (await sheet.locator('.sheetbar').boundingBox()) ?? { y: 0, height: 0 };
  const tops: number[] = [];
  do {
    await page.keyboard.press('Shift+Tab');
    tops.push(await sheet.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0));
  } while (
    !(await page
      .getByRole('dialog')
      .locator('.main a')
      .first()
      .evaluate((a) => a === document.activeElement))
  );
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test('a story that was opened directly closes to the stories', async ({ page }) => {
  await open(page, '/');
  const address = await page.locator('main article h2 a').first().getAttribute('href');
  await open(page, address ?? '');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
});

test('what a story is about leads to the stories of its search', async ({ page }) => {
  // Of many stories in Utrecht each leads to the others.
  await open(page, '/?q=Utrecht');
  const address = await page.locator('main article h2 a').first().getAttribute('href');
  await open(page, address ?? '');
  const subject = page.getByRole('navigation', { name: 'More about' }).getByRole('link').first();
  await subject.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a feed that came without loading a page is told', async ({ page }) => {
  await open(page, '/');
  const told = page.locator('#root > p[role=status]');
  await expect(told).toHaveText('');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Science' }).click();
  await expect(told).toHaveText('Science');
  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(told).toHaveText('Science, Newest');
});

test('a menu closes when the keyboard goes on', async ({ page }) => {
  await open(page, '/');
  const menu = banner(page).locator('.tool-menu').first();
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open', '');
  await cityPicker(page).focus();
  await expect(menu).not.toHaveAttribute('open', '');
});

test('a small dialog is read to its end with the keys that scroll, at first and from what closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTHS.desk, height: 600 });
  await open(page, '/');
  await page.locator('main .card').nth(1).getByRole('link', { name: /^Why/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Why this story?' });
  const [first, last] = [dialog.locator('.in-short'), dialog.getByRole('slider').last()];
  await expect(first).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(first).not.toBeInViewport({ ratio: 1 });
});

/** A laptop's window with what browsers keep of it, a lower one, and a desk's at 200 %. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 1024, height: 500 },
  { width: 800, height: 400 },
];

for (const size of WINDOWS)
  test(`a card’s menu lies in the window, all of it within reach: ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await signIn(page);
    await open(page, '/');
    const menu = page.locator('.more-list');
    const entries = menu.getByRole('button');
    for (const block of ['start', 'center', 'end'] as const) {
      const control = page.locator('main .card').nth(4).getByRole('button', { name: /^More/ });
      await control.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
      await control.focus();
      await page.keyboard.press('Enter');
      await expect(entries.first()).toBeFocused();
      expect(await beyondWindow(menu), block).toBeLessThanOrEqual(0);
      await expect(entries.first()).toBeInViewport({ ratio: 1 });
      await entries.last().focus();
      await expect(entries.last()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(control).toBeFocused();
    }
  });

test('the edge of a menu that hides entries says so, until they are reached', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.desk, height: 600 });
  await signIn(page);
  await open(page, '/');
  const control = page.locator('main .card').nth(4).getByRole('button', { name: /^More/ });
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await control.click();
  const menu = page.locator('.more-list');
  await expect(menu.getByRole('button').first()).toBeFocused();
  /** Beside the entries, where nothing else is drawn. */
  const edge = async (): Promise<string> => {
    await drawn(page);
    const box = await menu.boundingBox();
    if (!box) throw new Error('There is no menu');
    const clip = { x: box.x + 2, y: box.y + box.height - 24, width: 4, height: 20 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const cut = await edge();
  await menu.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  expect(await edge()).not.toBe(cut);
});

test('the account’s menu lies in a low window, all of it within reach', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signIn(page);
  await open(page, '/');
  await page.locator('.account-tool').click();
  const menu = page.locator('.account-menu');
  const last = menu.getByRole('button').last();
  await expect(menu).toBeVisible();
  expect(await beyondWindow(menu)).toBeLessThanOrEqual(0);
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test.describe('where a press focuses no control, as in Safari', () => {
  test.beforeEach(({ page }) =>
    // Safari gives the focus to what can take it around the control. Chromium does so where it may not do its own.
    page.addInitScript(() => {
      addEventListener('mousedown', (event) => {
        if (!(event.target instanceof Element)) return;
        event.preventDefault();
        event.target.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      });
    }),
  );

  test('the entries of a card’s menu take presses, and the focus returns to its control', async ({
    page,
  }) => {
    await open(page, '/');
    const card = page.locator('main .card').nth(1);
    const control = card.getByRole('button', { name: /^More/ });
    await control.click();
    await card.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Share this story' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(control).toBeFocused();
  });

  test('a panel and a story give the focus back to what opened them', async ({ page }) => {
    await open(page, '/');
    const card = page.locator('main .card').nth(1);
    for (const opener of [card.getByRole('link', { name: /^Why/ }), card.locator('h2 a')]) {
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
});

test('the focus ring of a slider leaves its label alone', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('link', { name: /^Why this story/ })
    .first()
    .click();
  const slider = page.getByLabel('Fresh');
  await page.getByLabel('Near me').focus();
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  const between = await slider.evaluate((input: HTMLInputElement) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(input);
    const ring =
      outlineStyle === 'none' ? 0 : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const label = input.labels?.[0]?.getBoundingClientRect().bottom ?? Number.NaN;
    return input.getBoundingClientRect().top - ring - label;
  });
  expect(between).toBeGreaterThanOrEqual(0);
});
