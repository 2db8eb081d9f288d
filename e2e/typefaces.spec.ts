import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** Names beyond Latin-1 as newspapers print them: Turkish, Polish, Czech, Romanian, Baltic, Hungarian, Vietnamese. */
const NAMES =
  'Dilan Yeşilgöz, Erdoğan, Işık, Łódź, Wałęsa, Dvořák, Iohannis, Ștefănești, Grīnberga, Őszi, Nguyễn Phú Trọng';

/** The typefaces a browser in fact drew an element's letters with, and how many signs of each. */
async function facesOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts;
}

/** Those that are not the page's own. */
async function foreignFaces(page: Page, selector: string): Promise<string[]> {
  const fonts = await facesOf(page, selector);
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

test('f and i are one sign in a headline, as the typeface has them, though its letters are set closer', async ({
  page,
}) => {
  await open(page, '/');
  const headline = 'article.featured h2 a';
  await page.locator(headline).evaluate((element) => {
    element.textContent = 'fishing';
  });
  await expect
    .poll(async () => (await facesOf(page, headline)).map(({ glyphCount }) => glyphCount))
    .toEqual(['fishing'.length - 1]);
});

for (const [what, selector] of [
  ['a headline', 'article.featured h2 a'],
  ['a text', 'article.featured .excerpt'],
] as const)
  test(`every letter of a name in ${what} is drawn in the page’s own typeface`, async ({ page }) => {
    await open(page, '/');
    await page.locator(selector).evaluate((element, names) => {
      element.textContent = names;
    }, NAMES);
    await expect.poll(() => foreignFaces(page, selector)).toEqual([]);
  });

test('a page without such names fetches no typeface for them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  expect(fetched.filter((path) => /(ext|vietnamese).*woff2$/.test(path))).toEqual([]);
});
