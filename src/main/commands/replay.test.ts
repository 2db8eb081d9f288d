import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../store/testing/test-store.ts';
import { replay } from './replay.ts';

const NOW = '2026-03-01T12:00:00Z';
const FEED = `<rss version="2.0"><channel><title>Tideway Gazette</title><item><title>Harbour opens its lock again</title>
<link>https://tideway.example/lock</link><pubDate>Sun, 01 Mar 2026 09:00:00 GMT</pubDate></item></channel></rss>`;

let database: TestDatabase;
let folder = '';
let printed = '';
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'helder-replay-'));
  printed = '';
  const capture = { file: 'gazette.xml', publisher: 'Tideway', feed_url: null, lang: 'en', date: NOW };
  writeFileSync(join(folder, 'index.json'), JSON.stringify([capture]));
  writeFileSync(join(folder, 'gazette.xml'), FEED);
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', database.connectionString);
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  rmSync(folder, { recursive: true });
  await database.drop();
});

it('a capture of an unknown publisher is named and refused, before a database is looked for', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  await expect(replay(folder, {})).rejects.toThrow('gazette.xml (Tideway)');
});

it.each([
  ['an index that is no JSON', 'index.json', '[{', 'index.json is not JSON'],
  ['no list of captures', 'index.json', '[{}]', 'index.json: /0'],
  ['a capture that is not there', 'gazette.xml', null, 'index.json lists files that are missing: '],
])('%s is told before a database is looked for', async (_what, name, content, words) => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  if (content === null) rmSync(join(folder, name));
  else writeFileSync(join(folder, name), content);
  await expect(replay(folder, {})).rejects.toThrow(words);
});

it('with the file of its publisher it is replayed', async () => {
  const publishers = join(folder, 'more.yaml');
  writeFileSync(
    publishers,
    `publishers:
  - { id: tideway, name: Tideway Gazette, country: IE, scope: national, language: en,
      feeds: [{ url: "https://tideway.example/rss" }] }`,
  );
  await replay(folder, { publishers });
  expect(printed).toContain('reports  1 new');
});
