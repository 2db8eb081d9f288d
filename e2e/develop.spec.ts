/** `npm run dev`: Helder from source. */
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newFolder, removeFolders, startNode } from './program.ts';
import { untilFilled } from './start-helder.ts';

test.afterAll(removeFolders);
// One after another: the file that one of them changes is watched by all.
test.describe.configure({ mode: 'default' });
// Vite prepares the packages the browser needs when they are first asked for.
test.slow();

/** A file of the server that nothing else watches. */
const CHANGED = 'src/main/banner.ts';
const DEVELOP = ['--import', 'tsx', 'src/main/develop.ts'];

test('it is refused in production', async () => {
  const { code, errors } = await startNode(DEVELOP, { NODE_ENV: 'production' }).ended;
  expect(code).toBe(1);
  expect(errors).toContain('NODE_ENV is production: `npm run dev` serves sources; use `npm start`.');
});

test('it takes the address of a database from a file, as the built program does', async () => {
  const file = join(newFolder(), 'address');
  writeFileSync(file, 'postgresql://helder@127.0.0.1:1/helder');
  const helder = startNode(DEVELOP, { DATABASE_URL_FILE: file, DATA_DIR: newFolder(), PORT: '0' });
  await helder.says(/The database cannot be reached/);
  helder.process.kill('SIGTERM');
  await helder.ended;
});

test('a change in the server restarts the server, and leaves the database running', async () => {
  const dataDir = newFolder();
  const helder = startNode(DEVELOP, { DATA_DIR: dataDir, PORT: '0' });
  const opened = (times: number) => new RegExp(`(?:Open http[^]*){${times}}`);
  await helder.says(opened(1));
  const database = () => readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  const before = database();
  // Older, not newer: a build in force must not count as out of date.
  const { atimeMs, mtimeMs } = statSync(CHANGED);
  utimesSync(CHANGED, atimeMs / 1_000, mtimeMs / 1_000 - 1);
  await helder.says(opened(2));
  expect(database()).toBe(before);
  helder.process.kill('SIGTERM');
  expect((await helder.ended).code).toBe(0);
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
  utimesSync(CHANGED, atimeMs / 1_000, mtimeMs / 1_000);
});

test('nothing goes on without it when it is killed', async () => {
  const helder = startNode(DEVELOP, { DATA_DIR: newFolder(), PORT: '0' });
  const address = /Open (http:\S+)/.exec(await helder.says(/Open http:\S+/))?.[1] ?? '';
  expect((await fetch(`${address}/healthz`)).ok).toBe(true);
  helder.process.kill('SIGKILL');
  // Its output closes when the last process that writes to it has gone.
  await helder.ended;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

test('pages come from source, and /design shows every piece; the built program has no such page', async ({
  page,
}) => {
  const helder = startNode(DEVELOP, { DATA_DIR: newFolder(), PORT: '0' });
  const address = /Open (http:\S+)/.exec(await helder.says(/Open http:\S+/))?.[1] ?? '';
  await untilFilled(address);
  await page.goto(address);
  await expect(page.locator('link[href="/src/web/entry-client.tsx"]')).toBeAttached();
  await expect(page.locator('main article.featured')).toBeVisible();
  await page.goto(`${address}/design`);
  await expect(page.locator('article.featured').first()).toBeVisible();
  await expect(page.locator('.story-failed').first()).toBeVisible();
  helder.process.kill('SIGTERM');
  expect((await helder.ended).code).toBe(0);

  const built = await page.request.get(`${process.env.HELDER_URL}/design`);
  expect(await built.text()).toContain('<meta name="robots" content="noindex">');
});
