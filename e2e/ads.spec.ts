/** Advertisements, on a Helder of their own that has them switched on. */
import {
  atRest,
  expect,
  HEIGHT,
  open,
  STILL,
  shifted,
  sideways,
  test as siteTest,
  WIDTHS,
  watchShifts,
  withoutTypefaces,
} from './site.ts';
import { startHelder, untilFilled } from './start-helder.ts';

// One worker for the whole file: each would start a Helder.
siteTest.describe.configure({ mode: 'default' });

const STARTED_WITHIN_MS = 180_000;
/** A window in which several advertisements are seen at once: what moves elsewhere is not counted. */
const HIGH = 5 * HEIGHT;
/** Stories between advertisements. */
const SIX = 6;

const test = siteTest.extend<object, { withAds: string }>({
  withAds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => {
      const helder = await startHelder({ ADS_ENABLED: 'on' });
      await untilFilled(helder.url);
      await use(helder.url);
      await helder.stop();
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  baseURL: ({ withAds }, use) => use(withAds),
});

const visible = '.ad:visible';

/** How many stories stand above each visible advertisement, without the featured one. */
function storiesAbove(page: Parameters<typeof open>[0]): Promise<number[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article.card:not(.featured)')];
    const ads = [...document.querySelectorAll('main .ad')].filter((ad) => ad.clientHeight > 0);
    return ads.map(
      (ad) =>
        cards.filter((card) => card.compareDocumentPosition(ad) & Node.DOCUMENT_POSITION_FOLLOWING).length,
    );
  });
}

for (const [width, forms] of [
  [WIDTHS.phone, ['ad-card', 'ad-compact', 'ad-card']],
  [WIDTHS.tablet - 1, ['ad-card', 'ad-compact', 'ad-card']],
  [WIDTHS.tablet, ['ad-banner', 'ad-horizontal', 'ad-banner']],
  [WIDTHS.desk, ['ad-banner', 'ad-horizontal', 'ad-banner']],
] as const)
  test(`ADS-01 ADS-06 ADS-07 ADS-08 at ${width} px every sixth story is followed by ${forms[0]} or ${forms[1]}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await open(page, '/');
    const ads = page.locator(visible);
    await expect(ads).toHaveCount(forms.length);
    for (const [index, form] of forms.entries()) await expect(ads.nth(index)).toHaveClass(`ad ${form}`);
    await expect.poll(() => storiesAbove(page)).toEqual([SIX, 2 * SIX, 3 * SIX]);
    expect(await sideways(page)).toBe(0);
  });

test('ADS-02 ADS-03 ADS-04 ADS-11 each is labelled, names its sponsor, shows a drawing of ours and links on', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTHS.desk, height: HEIGHT });
  await open(page, '/');
  const ads = page.locator(visible);
  await expect(ads).toHaveCount(3);
  for (const ad of await ads.all()) {
    await ad.scrollIntoViewIfNeeded();
    await expect(ad).toContainText(/^SPONSORED\s*by \S/);
    const link = ad.getByRole('link');
    await expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
    await expect(link).toHaveAttribute('href', /^https:\/\/[\w-]+\.example\//);
    const drawn = () => ad.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(drawn).toBeGreaterThan(0);
  }
});

for (const width of [WIDTHS.tablet, WIDTHS.desk])
  test(`at ${width} px picture, words and link stand beside each other`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await open(page, '/');
    await expect(page.locator(visible)).toHaveCount(3);
    const columns = await page.locator(visible).evaluateAll((ads) =>
      ads.map((ad) =>
        ['.ad-art', '.ad-words', '.cta'].map((part) => {
          const { left, right, top, bottom } =
            ad.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return { left, right, top, bottom };
        }),
      ),
    );
    for (const [art, words, link] of columns) {
      expect(art?.right).toBeLessThan(words?.left ?? 0);
      expect(words?.right).toBeLessThan(link?.left ?? 0);
      expect(words?.top).toBeLessThan(art?.bottom ?? 0);
    }
  });

test('FEED-07 FEED-08 GEN-14 they go on after Load more, and in Dutch', async ({ page }) => {
  await open(page, '/?lang=nl');
  const stories = page.locator('main article.card');
  const before = await stories.count();
  await page.getByRole('link', { name: 'Meer laden' }).click();
  await expect.poll(() => stories.count()).toBeGreaterThan(before);
  const list = (await stories.count()) - 1;
  // The code of advertisements comes after the page.
  await expect
    .poll(() => storiesAbove(page))
    .toEqual(Array.from({ length: Math.floor(list / SIX) }, (_, index) => (index + 1) * SIX));
  for (const ad of await page.locator(visible).all()) await expect(ad).toContainText(/^GESPONSORD\s*door \S/);
});

test('nothing moves while a page with advertisements loads', async ({ page, site }) => {
  await withoutTypefaces(page, site);
  await watchShifts(page);
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: HIGH });
    await page.goto('/');
    await expect(page.locator(visible)).toHaveCount(3);
    await atRest(page);
    expect(await shifted(page), `${width} px`).toBe(STILL);
  }
});

siteTest('ADS-09 without the setting there is none', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('main article.card').first()).toBeVisible();
  await expect(page.locator('.ad')).toHaveCount(0);
});
