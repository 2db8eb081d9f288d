import type { Page } from '@playwright/test';
import { MS_PER_HOUR } from '../src/contract/time.ts';
import { expect, open, test } from './site.ts';
import { bestCovered } from './stories.ts';

const TOKYO_HOURS = 9;
test.use({ timezoneId: 'Asia/Tokyo', locale: 'nl-NL' });

/** As the browser does it before it prints. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** The first time there: what stands on paper, and what that is in Tokyo. */
async function firstTime(page: Page, where: string): Promise<{ printed: string; clock: string }> {
  const { printed, at } = await page
    .locator(`${where} time`)
    .first()
    .evaluate((time: HTMLTimeElement) => ({
      printed: getComputedStyle(time, '::after').content,
      at: time.dateTime,
    }));
  const there = new Date(Date.parse(at) + TOKYO_HOURS * MS_PER_HOUR);
  return { printed, clock: there.toISOString().slice(11, 16) };
}

test('a printed feed says which day it is of, where it is to be found, and when each story was news', async ({
  page,
}) => {
  await open(page, '/science');
  const day = page.locator('.masthead .today');
  await print(page);
  await expect(day).toBeVisible();
  const year = (at: number) => String(new Date(at + TOKYO_HOURS * MS_PER_HOUR).getUTCFullYear());
  // A page that comes at midnight may say the day before.
  expect([year(Date.now() - MS_PER_HOUR), year(Date.now())]).toContain(
    /\d{4}/.exec(await day.innerText())?.[0],
  );
  const address = await day.evaluate((line) => getComputedStyle(line, '::after').content);
  expect(address).toBe(JSON.stringify(page.url()));
  const { printed, clock } = await firstTime(page, 'main .card');
  expect(printed).toMatch(/^"\d{1,2} [a-z]{3} \d{4}/);
  expect(printed).toContain(clock);
});

test('a printed story says when each of its sources reported', async ({ page }) => {
  const { id } = await bestCovered();
  await open(page, `/story/${id}`);
  await print(page);
  const { printed, clock } = await firstTime(page, '.report');
  expect(printed).toContain(clock);
});

test('a printed feed shows what was read like the rest, without what hides it', async ({ page }) => {
  await open(page, '/');
  const looks = () =>
    page.locator('main .card.featured').evaluate((card) =>
      ['h2 a', '.excerpt', '.art'].map((part) => {
        const { color, opacity } = getComputedStyle(card.querySelector(part) ?? card);
        return [color, opacity];
      }),
    );
  await print(page);
  const unread = await looks();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('main h2 a').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  const notice = page.locator('.readnotice');
  await expect(notice).toBeVisible();
  await print(page);
  await expect(notice).toBeHidden();
  await expect(page.locator('main .seen')).toBeHidden();
  expect(await looks()).toEqual(unread);
});

test('on a printed feed no picture lies over words, also on a sheet as wide as a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1122, height: 794 });
  await open(page, '/');
  await print(page);
  const overlaps = await page.locator('main .card').evaluateAll((cards) =>
    cards.filter((card) => {
      const [picture, words] = ['.art', '.words'].map((part) =>
        card.querySelector(part)?.getBoundingClientRect(),
      );
      return picture && words && picture.right > words.left;
    }),
  );
  expect(overlaps).toHaveLength(0);
});

test('a small dialog is not printed over the stories behind it', async ({ page }) => {
  await open(page, '/');
  await page
    .locator('main .card')
    .nth(1)
    .getByRole('link', { name: /^Waarom|^Why/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await print(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('main .card').first()).toBeVisible();
});
