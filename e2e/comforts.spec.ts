/** Comforts of reading: marks on what was opened, hiding it, and single keys. */
import type { Locator, Page } from '@playwright/test';
import { openWithKeys } from './keys.ts';
import {
  accessibilityFaults,
  drawn,
  expect,
  HEIGHT,
  headlines,
  open,
  STILL,
  shifted,
  sideways,
  test,
  WIDTHS,
  watchShifts,
  withoutTypefaces,
} from './site.ts';

const card = (page: Page, index: number): Locator => page.locator('main article.card').nth(index);
const headline = (page: Page, index: number): Locator => card(page, index).locator('h2 a');

/** Where a card stands on the page, however far that has scrolled. */
function place(page: Page, index: number): Promise<number[]> {
  return card(page, index).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top + window.scrollY, width, height];
  });
}

/** Opens a story from the feed, and comes back once its text was there. */
async function read(page: Page, index: number): Promise<void> {
  await headline(page, index).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

test.describe('stories that were opened', () => {
  // Suggests no country, which would rank the next feed anew.
  test.use({ timezoneId: 'UTC' });

  test('are marked without moving anything, also after a reload and for screen readers', async ({ page }) => {
    await open(page, '/');
    // A typeface that comes now would move what stands below its words.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await place(page, 2);
    await read(page, 1);
    await expect(card(page, 1)).toHaveClass(/ opened/);
    await expect(card(page, 1).getByRole('img', { name: 'opened before' })).toBeVisible();
    await expect(card(page, 2)).not.toHaveClass(/ opened/);
    await expect.poll(() => place(page, 2)).toEqual(before);
    await page.reload();
    await expect(card(page, 1)).toHaveClass(/ opened/);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('can be hidden and shown; how many is said, the choice stays', async ({ page }) => {
    await open(page, '/');
    const all = await headlines(page);
    await read(page, 0);
    await read(page, 3);
    await page.getByRole('button', { name: 'Hide 2 read stories' }).click();
    const left = all.filter((_, index) => index !== 0 && index !== 3);
    await expect(page.getByText('2 read stories hidden')).toBeAttached();
    await expect.poll(async () => (await headlines(page)).toSorted()).toEqual(left.toSorted());
    const show = page.getByRole('button', { name: 'Show 2 read stories' });
    await expect(show).toBeFocused();
    await page.getByRole('link', { name: 'World', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('World');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect.poll(async () => (await headlines(page)).toSorted()).toEqual(left.toSorted());
    await show.click();
    await expect.poll(() => headlines(page)).toEqual(all);
  });

  for (const [size, width] of [
    ['a phone', WIDTHS.phone],
    ['a desk', WIDTHS.desk],
  ] as const)
    test(`what was read before a visit is not in it, from the lead on: ${size}; nothing jumps`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await open(page, '/');
      const all = await headlines(page);
      const ids = await page
        .locator('main article.card h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
      // With the next page: this one may still keep something of its own.
      await page.addInitScript(
        (read) => {
          localStorage.setItem('helder.device', JSON.stringify({ opened: read, hideOpened: true }));
        },
        [ids[0], ids[1], ids.at(-1)],
      );
      await withoutTypefaces(page, site);
      await watchShifts(page);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Show 3 read stories' })).toBeVisible();
      await expect(headline(page, 0)).toBeVisible();
      expect((await headlines(page)).toSorted()).toEqual(all.slice(2, -1).toSorted());
      await expect(page.locator('main .opened')).toHaveCount(0);
      expect(await shifted(page)).toBe(STILL);
    });

  test('what is opened during a visit stays until its reader leaves, also where read stories are hidden', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('helder.device'))
        localStorage.setItem('helder.device', JSON.stringify({ hideOpened: true }));
    });
    await open(page, '/');
    const all = await headlines(page);
    await read(page, 1);
    await expect(card(page, 1)).toHaveClass(/ opened/);
    expect(await headlines(page)).toEqual(all);
    await page.getByRole('button', { name: 'Hide 1 read story' }).click();
    await expect.poll(() => headlines(page)).not.toContain(all[1]);
  });

  test('where the app does not come, nothing is hidden', async ({ page, site }) => {
    await open(page, '/');
    await read(page, 0);
    await page.getByRole('button', { name: 'Hide 1 read story' }).click();
    await page.getByRole('button', { name: 'Show 1 read story' }).waitFor();
    site.expectMessage(/Failed to|ERR_FAILED|dynamically imported/);
    await page.route(/assets\/.*\.js/, (route) => route.abort());
    await page.reload();
    await expect(headline(page, 0)).toBeVisible();
  });

  for (const [what, value] of [
    ['corrupt', '{"'],
    ['foreign', '{"opened":[1],"hideOpened":"yes","place":{}}'],
  ] as const)
    test(`${what} storage is treated as empty`, async ({ page }) => {
      await page.addInitScript((text) => {
        localStorage.setItem('helder.device', text);
      }, value);
      await open(page, '/');
      await expect(page.locator('.opened')).toHaveCount(0);
      await read(page, 1);
      await expect(card(page, 1)).toHaveClass(/ opened/);
    });

  test('blocked storage: marks last as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(page, '/');
    await read(page, 1);
    await expect(card(page, 1)).toHaveClass(/ opened/);
  });

  test('nothing is cut off on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/?lang=nl');
    await read(page, 1);
    await page.getByRole('button', { name: /^Verberg/ }).click();
    await expect(page.getByRole('button', { name: 'Toon 1 gelezen' })).toBeVisible();
    expect(await sideways(page)).toBe(0);
  });

  for (const [language, hide, show] of [
    ['nl', 'Verberg 1 gelezen', 'Toon 1 gelezen'],
    ['en', 'Hide 1 read story', 'Show 1 read story'],
  ] as const)
    for (const width of [360, 390, 430])
      for (const feed of ['/', '/technology', '/entertainment'])
        test(`stand in the one row over the stories of ${feed} at ${width}px, ${language}: nothing moves`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: HEIGHT });
          await open(page, `${feed}?lang=${language}`);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const bar = page.locator('.feedbar');
          const order = bar.getByRole('navigation').getByRole('link').filter({ visible: true });
          const before = [await bar.boundingBox(), await order.boundingBox()];
          await read(page, 0);
          await expect(bar.getByRole('button', { name: hide })).toBeVisible();
          expect([await bar.boundingBox(), await order.boundingBox()]).toEqual(before);
          await bar.getByRole('button', { name: hide }).click();
          await expect(bar.getByRole('button', { name: show })).toBeVisible();
          expect([await bar.boundingBox(), await order.boundingBox()]).toEqual(before);
        });
});

test.describe('single keys', () => {
  test('j and k go from story to story, o opens, Esc comes back to it', async ({ page }) => {
    await openWithKeys(page);
    await page.keyboard.press('j');
    await expect(headline(page, 0)).toBeFocused();
    for (const _ of [1, 2, 3]) await page.keyboard.press('j');
    await expect(headline(page, 3)).toBeFocused();
    await expect(headline(page, 3)).toBeInViewport();
    await page.keyboard.press('k');
    await expect(headline(page, 2)).toBeFocused();
    const outline = await headline(page, 2).evaluate((link) => getComputedStyle(link).outlineStyle);
    expect(outline).not.toBe('none');
    const title = await headline(page, 2).innerText();
    await page.keyboard.press('o');
    await expect(page.getByRole('dialog').getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(headline(page, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('/ opens search, where keys are letters again', async ({ page }) => {
    await openWithKeys(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox', { name: 'Search news' });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await page.keyboard.type('jo?');
    await expect(field).toHaveValue('jo?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('with a modifier they belong to the browser', async ({ page }) => {
    await openWithKeys(page);
    for (const chord of ['Control+j', 'Alt+j', 'Meta+j', 'Control+/']) await page.keyboard.press(chord);
    await drawn(page);
    await expect(page.locator('main h2 a:focus')).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: 'Search news' })).toBeHidden();
  });

  test('? lists them, accessibly; they can be turned off, and on again without a key', async ({ page }) => {
    await openWithKeys(page);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Reading and keys' });
    await expect(help.getByRole('term')).toHaveText([
      'Next story',
      'Previous story',
      'Open the story',
      'Search',
      'Go to the latest notice',
      'This list',
      'Close what is open',
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await help.getByRole('switch', { name: 'Single keys' }).click();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    for (const key of ['j', '?', '/']) await page.keyboard.press(key);
    await drawn(page);
    await expect(page.locator('main h2 a:focus')).toHaveCount(0);
    await expect(help).toHaveCount(0);
    await openWithKeys(page);
    await page.keyboard.press('j');
    await expect(page.locator('main h2 a:focus')).toHaveCount(0);
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Reading and keys' });
    await button.click();
    await help.getByRole('switch', { name: 'Single keys' }).click();
    await help.getByRole('button', { name: 'Close' }).click();
    await expect(button).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.locator('main h2 a:focus')).toHaveCount(1);
  });

  test('? lists them over an open story too, which stays open', async ({ page }) => {
    await openWithKeys(page);
    await page.locator('main h2 a').first().click();
    const story = page.locator('.scrim[open] h1');
    await expect(story).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Reading and keys' });
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(story).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.locator('main h2 a:focus')).toHaveCount(0);
  });
});
