/** Pictures that fail, on a page as the server renders it with publishers' pictures. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ARTICLES, pageInput, pageOf } from '../src/web/testing/stories.ts';
import { atRest, expect, HEIGHT, open, test, WIDTHS } from './site.ts';

const REFUSED = /Failed to load resource/;
const BUILT = join(import.meta.dirname, '../dist/web');

/** The front page, whose every story has a picture, and another one should that fail. */
async function withPictures(page: Page): Promise<void> {
  const { createRenderer } = await import(join(BUILT, 'server/entry-server.js'));
  const stories = ARTICLES.map((story) => {
    const imageUrl = `/img/first/640/${story.id}`;
    return { ...story, imageUrl, imageSources: [imageUrl, `/img/second/640/${story.id}`] };
  });
  const now = new Date().toISOString();
  const { data } = pageInput();
  const input = pageInput({ now, data: { ...data, feed: pageOf(stories) } });
  const { html } = await createRenderer({ clientDir: join(BUILT, 'client') }).render(input);
  await page.route('/', async (route) => route.fulfill({ response: await route.fetch(), body: html }));
}

/** Down the page until no picture is left to see: whatever waits until it comes near is asked for. */
async function readAll(page: Page): Promise<void> {
  await expect(async () => {
    for (const card of await page.locator('main article.card').all()) await card.scrollIntoViewIfNeeded();
    await expect(page.locator('main img.photo:visible')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

for (const width of [WIDTHS.phone, WIDTHS.desk])
  test(`IMG-01 IMG-02 IMG-03 are asked for once in 24 hours, however often the page is visited, at ${width} px`, async ({
    page,
    site,
  }) => {
    site.expectMessage(REFUSED);
    await page.setViewportSize({ width, height: HEIGHT });
    const asked: string[] = [];
    await page.route('**/img/**', (route) => {
      const [, , which, , id] = new URL(route.request().url()).pathname.split('/');
      asked.push(`${which} ${id}`);
      return route.fulfill({ status: 404, body: '' });
    });
    await withPictures(page);
    await open(page, '/');
    await readAll(page);
    const once = [...asked];
    expect(once.length).toBeGreaterThan(2);
    expect(new Set(once).size).toBe(once.length);
    for (const again of ['reload', 'visit'] as const) {
      if (again === 'reload') await page.reload();
      else await page.goto('/');
      await atRest(page);
      await readAll(page);
      expect(asked).toEqual(once);
    }
  });

test('IMG-03 after a day they are asked for again, and the first picture of a page does not wait', async ({
  page,
}) => {
  const asked: string[] = [];
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>';
  await page.route('**/img/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.addInitScript(
    (at) => {
      localStorage.setItem('helder.failedImages', JSON.stringify({ '/img/first/640/story-1': at }));
    },
    Date.now() - 25 * 60 * 60_000,
  );
  await withPictures(page);
  await open(page, '/');
  await expect(page.locator('main img.photo').first()).toHaveAttribute('loading', 'eager');
  await expect.poll(() => asked[0]).toMatch(/story-1$/);
});
