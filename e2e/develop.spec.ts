/** `npm run dev`: Helder from source. */
import { expect, test } from '@playwright/test';
import { newFolder, removeFolders, startNode } from './program.ts';

test.afterAll(removeFolders);
// Vite prepares the packages the browser needs when they are first asked for.
test.slow();

test('pages come from source, and /design shows every piece; the built program has no such page', async ({
  page,
}) => {
  const helder = startNode(['--import', 'tsx', 'src/main/develop.ts'], { DATA_DIR: newFolder(), PORT: '0' });
  const address = /Open (http:\S+)/.exec(await helder.says(/Open http:\S+/))?.[1] ?? '';
  await page.goto(address);
  await expect(page.locator('link[href="/src/web/entry-client.tsx"]')).toBeAttached();
  await expect(page.locator('main article.featured')).toBeVisible();
  await page.goto(`${address}/design`);
  await expect(page.locator('article.featured').first()).toBeVisible();
  await expect(page.locator('.story-failed').first()).toBeVisible();
  // Vite waits for what a page still asks for.
  await page.goto('about:blank');
  helder.process.kill('SIGTERM');
  await helder.ended;

  const built = await page.request.get(`${process.env.HELDER_URL}/design`);
  expect(await built.text()).toContain('<meta name="robots" content="noindex">');
});
