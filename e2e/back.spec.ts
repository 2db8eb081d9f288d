/** Back with something open over the page: what was opened last closes, and the page stays. */
import type { Page } from '@playwright/test';
import { signIn } from './reader.ts';
import { addressOf, drawn, expect, HEIGHT, open, scrolledTo, test, WIDTHS } from './site.ts';
import { headline } from './stories.ts';

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Why this story?' });
const opener = (page: Page) => page.locator('main .card').nth(3).getByRole('link', { name: /^Why/ });
const story = (page: Page) => page.locator('dialog.scrim[open]').first();

test('Back closes a panel; the page stays where it was, and the focus returns', async ({ page }) => {
  await open(page, '/world');
  await opener(page).scrollIntoViewIfNeeded();
  const before = await scrolledTo(page);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  expect(addressOf(page)).toBe('/world');
  expect(await scrolledTo(page)).toBe(before);
  await expect(opener(page)).toBeFocused();
});

/** The page before was left in its middle. */
async function openOnceMore(page: Page): Promise<void> {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrolledTo(page)).toBe(900);
  await drawn(page);
  await open(page, '/');
}

for (const [what, control] of [
  ['a story', (page: Page) => headline(page, 0)],
  ['a panel', (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })],
] as const)
  test(`STORY-24 where the front page was opened once more, closing ${what} leaves it at its top`, async ({
    page,
  }) => {
    await openOnceMore(page);
    await control(page).click();
    await expect(story(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.panels ?? 0)).toBe(0);
    await expect(page).toHaveURL('/');
    await drawn(page);
    expect(await scrolledTo(page)).toBe(0);
  });

test('a panel that was closed on the page leaves nothing behind to go back over', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'World' }).first().click();
  await expect(page).toHaveURL('/world');
  for (const close of ['Escape', 'Close']) {
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await panel(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.panels ?? 0)).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('over a story: Back closes the panel, then the story, then leaves', async ({ page }) => {
  await open(page, '/world');
  await open(page, '/');
  await headline(page, 1).click();
  await expect(story(page).locator('h1')).toBeVisible();
  const address = addressOf(page);
  await story(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share this story' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Share this story' })).toBeHidden();
  expect(addressOf(page)).toBe(address);
  await story(page).getByRole('button', { name: 'Share', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state?.panels ?? 0)).toBe(0);
  await story(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/world');
});

test('after a reload with a panel open, one step back leads where it did before', async ({ page }) => {
  await open(page, '/world');
  await open(page, '/');
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state?.panels ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/world');
});

test.describe('a menu that rises over a phone’s page', () => {
  test.use({ viewport: { width: WIDTHS.phone, height: HEIGHT }, hasTouch: true });

  const control = (page: Page) =>
    page
      .locator('main .card')
      .nth(2)
      .getByRole('button', { name: /^More:/ });
  const menu = (page: Page) => page.getByRole('group', { name: /^More:/ });
  const openMenu = async (page: Page) => {
    await open(page, '/world');
    await open(page, '/');
    await control(page).scrollIntoViewIfNeeded();
    await control(page).tap();
    await expect(menu(page).getByRole('button', { name: 'Share' })).toBeFocused();
  };
  const inStep = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.panels ?? 0)).toBe(0);

  test('closes by Back, and the page stays where it was', async ({ page }) => {
    await openMenu(page);
    const before = await scrolledTo(page);
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    expect(addressOf(page)).toBe('/');
    expect(await scrolledTo(page)).toBe(before);
    await expect(control(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/world');
  });

  test('makes way for what it opens, and Back closes that', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Share' }).tap();
    const share = page.getByRole('dialog', { name: 'Share this story' });
    await expect(share).toBeVisible();
    await page.goBack();
    await expect(share).toBeHidden();
    await expect(control(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/world');
  });

  test('closes by a press on what it dims, which does nothing else', async ({ page }) => {
    await openMenu(page);
    const headline = page.locator('main .card').nth(2).getByRole('heading');
    const place = await headline.boundingBox();
    await page.touchscreen.tap((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
    await expect(menu(page)).toHaveCount(0);
    await inStep(page);
    expect(addressOf(page)).toBe('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/world');
  });
});

test('at a desk a menu is no place to go back from', async ({ page }) => {
  await open(page, '/world');
  await open(page, '/');
  await page
    .locator('main .card')
    .nth(2)
    .getByRole('button', { name: /^More:/ })
    .click();
  await expect(page.getByRole('group', { name: /^More:/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/world');
});

test('a second click on the same link, as of a double click, adds nothing to go back over', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'World' }).first().dblclick();
  await expect(page).toHaveURL('/world');
  await headline(page, 1).dblclick();
  await expect(story(page).locator('h1')).toBeVisible();
  await page.goBack();
  await expect(story(page)).toBeHidden();
  expect(addressOf(page)).toBe('/world');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: WIDTHS.phone, height: HEIGHT } });

  test('a second press on Close, as of a double click, presses nothing that lay under it', async ({
    page,
  }) => {
    await open(page, '/world');
    await headline(page, 1).click();
    await expect(story(page).locator('h1')).toBeVisible();
    await story(page).getByRole('button', { name: 'Close' }).dblclick({ delay: 30 });
    await expect(page).toHaveURL('/world');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
  });
});

test('Escape closes a menu over a story, and the story stays', async ({ page }) => {
  await open(page, '/world');
  await headline(page, 1).click();
  const control = story(page)
    .getByRole('button', { name: /^More:/ })
    .first();
  await control.click();
  await expect(story(page).getByRole('group', { name: /^More:/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(story(page).getByRole('group', { name: /^More:/ })).toHaveCount(0);
  await expect(control).toBeFocused();
  await expect(story(page).locator('h1')).toBeVisible();
});

test('Back leaves a dialog open that may not close yet, and the page behind it alone', async ({
  page,
  site,
}) => {
  site.expectMessage(/status of 500|Account deletion failed/);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/delete_account', async (route) => {
    await answered;
    await route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'no' } } });
  });
  await signIn(page);
  await open(page, '/world');
  await open(page, '/');
  await page.locator('.account-tool').click();
  await page.getByRole('button', { name: 'Personalization Settings' }).click();
  await page.getByRole('tab', { name: /mail/ }).click();
  for (const name of ['Account and data', 'Delete your account?']) {
    await page.getByRole('button', { name: 'Delete account' }).last().click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
  const asking = page.getByRole('dialog', { name: 'Delete your account?' });
  await asking.getByRole('button', { name: 'Delete account' }).click();
  await expect(asking.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  const panels = () => page.evaluate(() => history.state?.panels ?? 0);
  await expect.poll(panels).toBe(2);
  await page.goBack();
  await expect.poll(panels).toBe(2);
  await expect(asking).toBeVisible();
  answer();
  await expect(asking.getByRole('alert')).not.toBeEmpty();
  for (const name of ['Account and data', 'Personalization Settings']) {
    await page.goBack();
    await expect(asking).toBeHidden();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(addressOf(page)).toBe('/');
  await page.goBack();
  await expect(page).toHaveURL('/world');
});
