import type { Page } from '@playwright/test';
import { MS_PER_MINUTE } from '../src/contract/time.ts';
import { accessibilityFaults, expect, HEIGHT, open, settled, test, WIDTHS } from './site.ts';
import { bestCovered, helder, STORY_DATA } from './stories.ts';

/** How long a notice stays that offers nothing. */
const SHOWN_MS = 4000;
/** The browser's own word for an answer that is no success. */
const REFUSED = /Failed to load resource/;
const SHARE_CALL = '**/stories/share';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this story' });
const link = (page: Page) => dialog(page).getByLabel('Link to this story');
const selectedIn = (page: Page) => page.evaluate(() => getSelection()?.toString());

/** In two presses. */
async function openFromCard(page: Page): Promise<void> {
  const card = page.locator('main .card').nth(1);
  await card.getByRole('button', { name: /^More/ }).click();
  await card.getByRole('button', { name: 'Share' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** From a card, with its link made; from then on time passes only when the test says so. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await open(page, '/');
  await openFromCard(page);
  await expect(link(page)).toHaveValue(/story/);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + MS_PER_MINUTE);
}

test.describe('sharing', () => {
  test('GEN-12 SHARE-01 SHARE-02 SHARE-03 SHARE-04 SHARE-05 SHARE-15 ERR-67 preview, link made once, six targets, Close', async ({
    page,
  }) => {
    const calls: unknown[] = [];
    await page.route(SHARE_CALL, (route) => {
      calls.push(route.request().postDataJSON());
      return route.continue();
    });
    await open(page, '/');
    const title = (await page.locator('main .card h2').nth(1).textContent()) ?? '';
    await openFromCard(page);
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(link(page)).toHaveValue(/\/story\/[\w-]+$/);
    await expect(page.getByText('Story ready to share')).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ title, sources: expect.any(Array) });
    const targets = dialog(page).getByRole('listitem').getByRole('link');
    await expect(targets).toHaveText(['WhatsApp', 'Telegram', 'Twitter', 'Facebook', 'LinkedIn', 'Email']);
    const shared = encodeURIComponent(await link(page).inputValue());
    for (const href of await targets.evaluateAll((links) => links.map((each) => each.getAttribute('href'))))
      expect(href).toContain(shared);
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('main .card').nth(1).getByRole('button', { name: /^More/ })).toBeFocused();
    expect(calls).toHaveLength(1);
  });

  test('STORY-05 STORY-29 opens over an opened story, and leaves it open', async ({ page }) => {
    const { id, title } = await bestCovered();
    await open(page, `/story/${id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(link(page)).toHaveValue(helder(`/story/${id}`));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('.story h1')).toBeVisible();
  });

  test.describe('on a phone, in Dutch', () => {
    test.use({ locale: 'nl-NL', viewport: { width: WIDTHS.phone, height: HEIGHT } });

    test('the button that has copied has room for its word, and keeps its size', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-write']);
      await open(page, '/');
      const card = page.locator('main .card').nth(1);
      await card.getByRole('button', { name: /^Meer/ }).click();
      await card.getByRole('button', { name: /^Del/ }).click();
      const copy = page.locator('.share-link .btn');
      await expect(copy).toBeEnabled();
      await settled(page);
      const before = await copy.boundingBox();
      await copy.click();
      await expect(copy).toHaveText('Gekopieerd');
      expect(await copy.boundingBox()).toEqual(before);
      const icon = await copy.locator('.icon').boundingBox();
      expect((icon?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(12);
    });
  });

  test('SHARE-06 TIME-12 ERR-66 copies, and says so for 2 s', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithStoppedClock(page);
    await dialog(page).getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue());
    await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(1900);
    await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog(page).getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  });

  test('SHARE-06 TIME-12 copying again says so for another 2 s', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openWithStoppedClock(page);
    const copy = dialog(page).getByRole('button', { name: /^Cop/ });
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await page.clock.runFor(1500);
    const notice = page.locator('.toast', { hasText: 'Link copied' });
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
    await copy.click();
    await expect(notice).toBeVisible();
    await page.clock.runFor(1900);
    await expect(copy).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(copy).toHaveText('Copy');
  });

  test('a notice has an edge in forced colours, where it has the page’s own', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.emulateMedia({ forcedColors: 'active' });
    await openWithStoppedClock(page);
    await dialog(page).getByRole('button', { name: /^Cop/ }).click();
    const notice = page.locator('.toast', { hasText: 'Link copied' });
    const edge = await notice.evaluate((element) => {
      const { borderTopWidth, borderTopColor, color } = getComputedStyle(element);
      return { width: borderTopWidth, isSeen: borderTopColor === color };
    });
    expect(edge).toEqual({ width: '1px', isSeen: true });
  });

  test('a notice stays while the pointer or the focus is on it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await openWithStoppedClock(page);
    const copy = dialog(page).getByRole('button', { name: /^Cop/ });
    await copy.click();
    const notice = page.locator('.toast', { hasText: 'Link copied' });
    await notice.hover();
    await page.clock.runFor(MS_PER_MINUTE);
    await expect(notice).toBeVisible();
    await notice.getByRole('button').focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(MS_PER_MINUTE);
    await expect(notice).toBeVisible();
    await copy.focus();
    await page.clock.runFor(SHOWN_MS);
    await expect(notice).toHaveCount(0);
  });

  test('ERR-62 ERR-65 says when copying fails', async ({ page, site }) => {
    site.expectMessage(/Failed to copy link/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await open(page, '/');
    await openFromCard(page);
    await dialog(page).getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible();
    await expect.poll(() => said.join()).toContain('Failed to copy link');
    expect(await selectedIn(page)).toBe(await link(page).inputValue());
  });

  test('SHARE-06 copies where there is no clipboard, as over plain http', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.addInitScript(() => {
      document.addEventListener('copy', () => {
        document.documentElement.dataset.copied = getSelection()?.toString();
      });
    });
    await open(page, '/');
    await openFromCard(page);
    await dialog(page).getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-copied', await link(page).inputValue());
  });

  for (const [what, status] of [
    ['a refusal', 500],
    ['no network', 0],
  ] as const)
    test(`SHARE-09 SHARE-10 ERR-61 ERR-64 ${what}: says so, and the story’s own address works`, async ({
      page,
      site,
    }) => {
      site.expectMessage(REFUSED);
      site.expectMessage(/Failed to create shareable story/);
      await open(page, '/');
      await page.route(SHARE_CALL, (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, json: { error: { code: 'X', message: '' } } }),
      );
      await openFromCard(page);
      await expect(page.getByText('Failed to create link')).toBeVisible();
      await expect(link(page)).toHaveValue(/\/story\/[\w-]+$/);
      await expect(dialog(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
    });

  test('ERR-63 AMBIG-62 says when the story’s details cannot be had, and shares what it has', async ({
    page,
    site,
  }) => {
    site.expectMessage(REFUSED);
    await open(page, '/');
    await page.route(STORY_DATA, (route) =>
      route.fulfill({ status: 404, json: { error: { code: 'X', message: '' } } }),
    );
    const [call] = await Promise.all([page.waitForRequest(SHARE_CALL), openFromCard(page)]);
    await expect(page.getByText('Could not load story details')).toBeVisible();
    expect(Object.keys(call.postDataJSON()).toSorted()).toEqual([
      'category',
      'id',
      'imageUrl',
      'summary',
      'title',
    ]);
    await expect(link(page)).toHaveValue(/story/);
  });

  test('TIME-21 a notice leaves after 4 s', async ({ page }) => {
    await open(page, '/');
    await page.clock.install();
    await openFromCard(page);
    await expect(page.getByText('Story ready to share')).toBeVisible();
    await page.clock.runFor(4100);
    await expect(page.getByText('Story ready to share')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('offers the phone’s own list of apps', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: unknown) => {
          Object.assign(window, { sharedWith: data });
          return Promise.resolve();
        },
      });
    });
    await open(page, '/');
    await openFromCard(page);
    await expect(link(page)).toHaveValue(/story/);
    await dialog(page).getByRole('button', { name: 'Share with another app' }).click();
    const shared = await page.evaluate(() => Reflect.get(window, 'sharedWith'));
    expect(shared).toMatchObject({ url: await link(page).inputValue(), title: expect.any(String) });
  });
});

test.describe('accessibility', () => {
  for (const width of [360, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`the dialog at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, '/');
        await openFromCard(page);
        await expect(link(page)).toHaveValue(/story/);
        expect(await accessibilityFaults(page)).toEqual([]);
      });
});
