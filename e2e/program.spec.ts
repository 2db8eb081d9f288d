/** The built program on the command line, without a browser. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { NewsFile } from '../src/contract/contract.ts';
import { newFolder, removeFolders, run, start } from './program.ts';

test.afterAll(removeFolders);

const STOPS_WITHIN_MS = 10_000;
const NOON = '2026-03-10T12:00:00Z';

const lines = (text: string): string[] => text.split('\n').filter(Boolean);
const objects = (text: string): Record<string, unknown>[] => lines(text).map((line) => JSON.parse(line));

async function newsOf(dataDir: string): Promise<NewsFile> {
  const { code, output, errors } = await run(['export', 'news.json'], { DATA_DIR: dataDir });
  // It ends without a word of trouble, also from the database it stops.
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output) as NewsFile;
}

test.describe('starting and stopping', () => {
  test('a taken default port: says so and takes the next; SIGTERM leaves within 10 s', async () => {
    const holder = createServer();
    // Somebody else may hold it already, which is as good.
    await new Promise<void>((resolve) => {
      holder.once('error', () => resolve());
      holder.listen(3000, '127.0.0.1', resolve);
    });
    const helder = start(['all'], { DATA_DIR: newFolder() });
    const said = await helder.says(/Open http:\S+/);
    expect(said).toMatch(/Port 3000 is in use by another program, so this is port 30\d\d\./);
    const address = /Open (http:\S+)/.exec(said)?.[1] ?? '';
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const asked = Date.now();
    helder.process.kill('SIGTERM');
    expect((await helder.ended).code).toBe(0);
    expect(Date.now() - asked).toBeLessThan(STOPS_WITHIN_MS);
    holder.close();
  });

  test('a taken port that was chosen by hand, and a folder that is in use: each says what to do', async () => {
    const dataDir = newFolder();
    const first = start(['all'], { DATA_DIR: dataDir, PORT: '0' });
    const port = /Open http:\S+:(\d+)/.exec(await first.says(/Open http:\S+/))?.[1] ?? '';
    const [samePort, sameFolder] = await Promise.all([
      run(['all'], { DATA_DIR: newFolder(), PORT: port }),
      run(['all'], { DATA_DIR: dataDir, PORT: '0' }),
    ]);
    expect(samePort.code).toBe(1);
    expect(samePort.errors).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`);
    expect(sameFolder.code).toBe(1);
    expect(sameFolder.errors).toContain(dataDir);
    first.process.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
  });

  test('while Helder runs, an operator asks about a story and merges two; the site shows it', async () => {
    const dataDir = newFolder();
    const helder = start(['all'], { DATA_DIR: dataDir, PORT: '0' });
    const address = /Open (http:\S+)/.exec(await helder.says(/Open http:\S+/))?.[1] ?? '';
    const first = async (): Promise<string[]> => {
      const { data } = (await (await fetch(`${address}/api/feed?limit=2`)).json()) as {
        data: { id: string }[];
      };
      return data.map(({ id }) => id);
    };
    await expect.poll(first, { timeout: 60_000 }).toHaveLength(2);
    const [into = '', story = ''] = await first();
    const told = await run(['story', story], { DATA_DIR: dataDir });
    expect(told).toMatchObject({ code: 0, errors: '' });
    expect(told.output).toContain('Reports, oldest first');
    // A round of fetching may be at work just then.
    await expect
      .poll(async () => (await run(['merge', into, story], { DATA_DIR: dataDir })).output, {
        timeout: 60_000,
      })
      .toContain(`${story} is now part of ${into}`);
    await expect
      .poll(async () =>
        (await fetch(`${address}/story/${story}`, { redirect: 'manual' })).headers.get('location'),
      )
      .toContain(into);
    helder.process.kill('SIGTERM');
    expect((await helder.ended).code).toBe(0);
  });

  test('web and worker need a database that can be shared', async () => {
    for (const command of ['web', 'worker']) {
      const { code, errors } = await run([command], { DATA_DIR: newFolder() });
      expect(code).toBe(2);
      expect(errors).toContain('DATABASE_URL is not set');
    }
  });
});

test.describe('ingesting', () => {
  test('DATA-01 DATA-07 export writes news.json and its translations, as specified', async () => {
    const dataDir = newFolder();
    const round = await run(['ingest', '--all'], { DATA_DIR: dataDir });
    expect(round.code, round.errors).toBe(0);
    expect(round.output).toMatch(/feeds +\d+ asked: \d+ read, 0 unchanged, 0 faulty/);
    const news = await newsOf(dataDir);
    expect(Object.keys(news)).toEqual(['stories', 'supported_locales']);
    expect(news.stories.length).toBeGreaterThan(40);
    expect(news.supported_locales['nl-NL']).toMatchObject({
      name: 'Dutch',
      translation_file: 'news.nl-NL.json',
    });
    for (const story of news.stories) expect(story.sources.length, story.id).toBeGreaterThan(0);

    const translated = await run(['export', 'news.nl-NL.json'], { DATA_DIR: dataDir });
    const { translations } = JSON.parse(translated.output) as { translations: { story_id: string }[] };
    const ids = new Set(news.stories.map(({ id }) => id));
    expect(translations.length).toBeGreaterThan(10);
    for (const { story_id } of translations) expect(ids.has(story_id)).toBe(true);

    const unknown = await run(['export', '../../etc/passwd'], { DATA_DIR: dataDir });
    expect([unknown.code, unknown.output]).toEqual([2, '']);
    expect(unknown.errors).toContain('choose news.json, news.nl-NL.json');
  });
});

test.describe('stages', () => {
  const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour Post</title><language>en</language>
    <item><title>Ferry sails again in Amsterdam</title><link>https://harbour.example/1</link>
      <pubDate>Tue, 10 Mar 2026 09:00:00 GMT</pubDate><description>After two years of work the ferry carries passengers again.</description></item>
    <item><title>Amsterdam ferry sails again after two years</title><link>https://harbour.example/2</link>
      <pubDate>Tue, 10 Mar 2026 10:00:00 GMT</pubDate><description>The ferry of Amsterdam carries passengers again.</description></item>
  </channel></rss>`;

  test('parse, clean, label and group hand each other their lines', async () => {
    const parsed = await run(['stage', 'parse'], {}, FEED);
    expect(objects(parsed.output)).toMatchObject([
      { title: 'Ferry sails again in Amsterdam', link: 'https://harbour.example/1' },
      { link: 'https://harbour.example/2' },
    ]);
    const cleaned = await run(
      ['stage', 'clean', '--now', NOON, '--country', 'GB', '--language', 'en'],
      {},
      parsed.output,
    );
    expect(objects(cleaned.output)).toMatchObject([
      { url: 'https://harbour.example/1', publishedAt: '2026-03-10T09:00:00.000Z', language: 'en' },
      { url: 'https://harbour.example/2' },
    ]);
    const labelled = await run(['stage', 'label'], {}, cleaned.output);
    expect(JSON.stringify(objects(labelled.output)[0])).toContain('Amsterdam');
    const grouped = await run(['stage', 'group'], {}, labelled.output);
    expect(lines(grouped.output)).toHaveLength(2);
    for (const { code, errors } of [parsed, cleaned, labelled, grouped])
      expect([code, errors]).toEqual([0, '']);
  });

  test('group reads a table and writes one too', async () => {
    const file = join(newFolder(), 'reports.tsv');
    const row = (index: number, publisher: string, title: string) =>
      [index, '2026-03-10T09:00:00Z', publisher, title, `https://${publisher}.example/${index}`].join('\t');
    writeFileSync(
      file,
      [
        row(1, 'harbour', 'Volcano erupts on Iceland near the town of Grindavik'),
        row(2, 'river', 'Volcano erupts near Grindavik on Iceland'),
        row(3, 'hill', 'Parliament votes on pension reform in France'),
      ].join('\n'),
    );
    const { code, output } = await run(['stage', 'group', file]);
    expect(code).toBe(0);
    const story = new Map(lines(output).map((line) => line.split('\t') as [string, string]));
    expect([...story.keys()]).toEqual(['1', '2', '3']);
    expect(story.get('1')).toBe(story.get('2'));
    expect(story.get('3')).not.toBe(story.get('1'));
  });

  test('input that is none is refused in words', async () => {
    const unknown = await run(['stage', 'polish']);
    expect([unknown.code, unknown.errors]).toEqual([
      2,
      'helder: There is no stage "polish": choose parse, clean, label or group.\n',
    ]);
    const page = await run(['stage', 'parse'], {}, '<!doctype html><p>No feed</p>');
    expect(page.output + page.errors).toContain('web page');
    const items = await run(['stage', 'label'], {}, '{"a":1}\n');
    expect(items.code).toBe(1);
    expect(items.errors).toContain('Object 1 is not a report');
  });
});

test.describe('settings and publishers', () => {
  test('config prints every setting with default, unit and meaning, and hides secrets', async () => {
    const { code, output } = await run(['config'], {
      DATABASE_URL: 'postgres://me:hunter2@db/news',
      PORT: '4321',
    });
    expect(code).toBe(0);
    expect(output).toMatch(/^setting +value +default +unit +meaning/);
    expect(output).toMatch(/PORT +4321 +3000 +port +Port of the web server/);
    expect(output).not.toContain('hunter2');
  });

  test('every fault of a configuration is told at once, with exit code 2', async () => {
    const env = { PORT: '70000', DEMO: 'perhaps', WINDOW_DAYS: '0', CONTACT_EMAIL: 'nobody' };
    for (const command of ['config', 'all', 'ingest']) {
      const { code, errors } = await run([command], { ...env, DATA_DIR: newFolder() });
      expect(code, command).toBe(2);
      expect(errors).toContain('The configuration has 4 mistakes:');
      for (const name of Object.keys(env)) expect(errors).toContain(`- ${name} `);
    }
  });

  test('a standing clock is refused in production', async () => {
    const { code, errors } = await run(['config'], { NODE_ENV: 'production', HELDER_NOW: NOON });
    expect(code).toBe(2);
    expect(errors).toContain('HELDER_NOW must not be set');
  });

  test('publishers check: 0 without faults, 1 with every fault by line and field; a start is refused', async () => {
    const good = await run(['publishers', 'check', 'publishers']);
    expect(good.code, good.errors).toBe(0);
    expect(good.output).toMatch(/^\d+ publishers with \d+ feeds, no faults\n$/);

    const folder = newFolder();
    writeFileSync(
      join(folder, 'mine.yaml'),
      'publishers:\n  - id: mine\n    name: Mine\n    country: Nowhere\n    scope: national\n    language: en\n    feeds:\n      - url: ftp://mine.example/feed\n',
    );
    const bad = await run(['publishers', 'check', folder]);
    expect(bad.code).toBe(2);
    const refused = await run(['all'], { PUBLISHERS: folder, DATA_DIR: newFolder(), PORT: '0' });
    expect(refused.code).toBe(2);
    expect(refused.output).toBe('');
    for (const { errors } of [bad, refused]) {
      expect(errors).toMatch(/mine\.yaml:4\b.*country/);
      expect(errors).toMatch(/mine\.yaml:8\b.*url/);
    }
  });

  test('--help explains every command; a command that is none ends with 2', async () => {
    const commands = [
      'all',
      'web',
      'worker',
      'ingest',
      'replay',
      'stage',
      'export',
      'digest',
      'publishers',
      'config',
    ];
    const { code, output } = await run(['--help']);
    expect(code).toBe(0);
    for (const command of commands) expect(output).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
    for (const command of ['replay', 'publishers', 'stage']) {
      const help = await run([command, '--help']);
      expect(help.code).toBe(0);
      expect(help.output).toMatch(new RegExp(`Usage: helder ${command}`));
    }
    for (const wrong of [['fetch'], ['ingest', '--often'], ['replay']]) {
      const { code: refused, errors } = await run(wrong);
      expect(refused, wrong.join(' ')).toBe(2);
      expect(errors).toContain('Usage: helder');
    }
  });
});
