import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stage } from './commands/stage.ts';

const PROGRAM = fileURLToPath(new URL('../../scripts/helder-from-source.ts', import.meta.url));
const ITEM = { title: 'Ferry runs again', link: 'https://news.example/1', date: '2026-02-18T10:00:00+01:00' };
const NOW = ['--now', '2026-02-18T12:00:00Z'];
const SLOW_MS = 60_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'helder-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** @param closeAfterFirst closes the reading end when something came, as `head -1` does */
async function helder(
  args: string[],
  input: string,
  { closeAfterFirst = false, env = {} }: { closeAfterFirst?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), PROGRAM, ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
  });
  const ended = once(child, 'close');
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (closeAfterFirst) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  // A program that ends before it has read everything is no trouble here.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code] = (await ended) as [number | null];
  return { code, output, errors };
}

describe('a pipe that closes early', { timeout: SLOW_MS }, () => {
  it('is the quiet end of a stage', async () => {
    const items = Array.from(
      { length: 1_000 },
      (_, n) => `<item><title>${'t'.repeat(1_000)}${n}</title><link>https://news.example/${n}</link></item>`,
    );
    const feed = join(folder, 'feed.xml');
    writeFileSync(feed, `<rss><channel>${items.join('')}</channel></rss>`);
    expect(await helder(['stage', 'parse', feed], '', { closeAfterFirst: true })).toMatchObject({
      code: 0,
      errors: '',
    });
  });

  it('is the quiet end of a list', async () => {
    const { code, errors } = await helder(['config'], '', { closeAfterFirst: true });
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });
});

const FULL = '/dev/full';
it.runIf(existsSync(FULL))(
  'says in words that the disk it writes to is full',
  { timeout: SLOW_MS },
  async () => {
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), PROGRAM, 'config'], {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', openSync(FULL, 'w'), 'pipe'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    const [code] = (await once(child, 'close')) as [number | null];
    expect({ code, errors }).toEqual({ code: 1, errors: 'helder: The disk is full.\n' });
  },
);

it.runIf(existsSync(FULL))('ends where it cannot even say what is wrong', { timeout: SLOW_MS }, async () => {
  const full = openSync(FULL, 'w');
  const args = ['--import', import.meta.resolve('tsx'), PROGRAM, 'stage', 'parse', '/no/feed.xml'];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', full, full],
  });
  expect(await once(child, 'close')).toEqual([1, null]);
});

it('says which Helder it is', { timeout: SLOW_MS }, async () => {
  const { code, output } = await helder(['--version'], '');
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

it.each([
  [['help', 'users', 'show'], 'Usage: helder users show [options] <user>\n'],
  [['help', 'users'], 'Usage: helder users [options] [command]\n'],
  [['help', 'help'], 'Usage: helder [options] [command]\n'],
  [['help'], 'Usage: helder [options] [command]\n'],
])('shows the help that was asked for: helder %j', { timeout: SLOW_MS }, async (args, begin) => {
  const { code, output } = await helder(args, '');
  expect({ code, begin: output.slice(0, begin.length) }).toEqual({ code: 0, begin });
});

describe('what was mistyped', { timeout: SLOW_MS }, () => {
  it.each([
    [['froth'], 2, 'helder: There is no command "froth".\n\nUsage: helder [options] [command]\n'],
    [['help', 'froth'], 2, 'helder: There is no command "froth".\n\nUsage: helder [options] [command]\n'],
    [['publisher'], 2, 'helder: There is no command "publisher". Did you mean publishers?\n\nUsage: '],
    [[], 2, 'Usage: helder [options] [command]\n'],
    [
      ['users', 'froth'],
      2,
      'helder: There is no command "users froth".\n\nUsage: helder users [options] [command]\n',
    ],
    [
      ['users', 'revok'],
      2,
      'helder: There is no command "users revok". Did you mean users revoke?\n\nUsage: ',
    ],
    [['help', 'users', 'froth'], 2, 'helder: There is no command "users froth".\n'],
    [['feeds', '--froth'], 2, "helder: unknown option '--froth'\n\nUsage: helder feeds [options]\n"],
    [['stage', 'parse', '/no/feed.xml'], 2, 'helder: There is no file "/no/feed.xml".\n'],
    [['stage', 'parse', 'docs'], 2, 'helder: "docs" is a folder.\n'],
    [['stage', 'group', '/no/reports.tsv'], 2, 'helder: There is no file "/no/reports.tsv".\n'],
    [
      ['replay', 'package.json'],
      2,
      'helder: There is no "package.json/index.json": part of that path is a file.\n',
    ],
    [['stage', 'froth'], 2, 'helder: There is no stage "froth": choose parse, clean, label or group.\n'],
    [
      ['stage', 'froth', ...NOW],
      2,
      'helder: There is no stage "froth": choose parse, clean, label or group.\n',
    ],
    [['stage', 'parse', ...NOW], 2, 'helder: --now is only for the stage clean.\n'],
    [['stage', 'label', '--publisher', 'x'], 2, 'helder: --publisher is only for the stage clean.\n'],
    [
      ['stage', 'group', '--country', 'NL', '--language', 'nl'],
      2,
      'helder: --country and --language are only for the stage clean.\n',
    ],
    [
      ['stage', 'clean', '--publisher', 'x', '--country', 'NL'],
      2,
      'helder: Give --publisher <id>, or --country <code> and --language <code>, but not both.\n',
    ],
    [['stage', 'clean', '--now', 'noon', '--publisher', 'x'], 2, 'helder: --now must be an ISO 8601 time'],
    [['stage', 'clean', ...NOW], 2, 'helder: clean needs to know whose feed it reads'],
    [['export', 'froth.json'], 2, 'helder: There is no file "froth.json": choose news.json'],
    [['stage', 'clean', ...NOW, '--publisher', 'nobody'], 2, 'helder: There is no publisher "nobody" in '],
    [['replay', '/no/feeds'], 2, 'helder: There is no file "/no/feeds/index.json".\n'],
    [['publishers', 'check', 'biome.json'], 2, 'faults in the publisher files:\n  biome.json:2:3 '],
    [['web'], 2, 'DATABASE_URL is not set'],
  ])('is told in words, and 2 says that nothing was tried: helder %j', async (args, code, errors) => {
    expect(await helder(args, '')).toMatchObject({
      code,
      errors: expect.stringContaining(errors),
      output: '',
    });
  });
});

describe('stage', () => {
  it.each([
    [{}, /--publisher <id>.*--country <code> and --language <code>/],
    [{ country: 'NL' }, /--publisher <id>.*--country <code> and --language <code>/],
    [{ country: 'Netherlands', language: 'nl' }, /--country must be two capital letters/],
    [{ country: 'NL', language: 'Dutch' }, /--language must be two lower-case letters/],
    [{ publisher: 'nobody' }, /no publisher "nobody"/],
  ])('does not guess whose feed it reads: %j', async (options, words) => {
    const items = join(folder, 'items.ndjson');
    writeFileSync(items, JSON.stringify(ITEM));
    await expect(stage('clean', items, options)).rejects.toThrow(words);
  });

  it.each([
    [
      'clean',
      { title: 5 },
      'Object 2 is not an item (`helder stage parse` writes them): /title must be a string.',
    ],
    ['label', { id: 'a', title: 'b' }, /^Object 2 is not a report .* publisherId/],
    ['group', { id: 'a', title: 'b' }, /^Object 2 is not a report .* summary, language/],
    [
      'group',
      { id: 'a', title: 'b', summary: '', language: 'en', publishedAt: 'x' },
      /publishedAt must be a time/,
    ],
  ])('says what is no input of %s: %j', async (name, wrong, words) => {
    const lines = join(folder, 'lines.ndjson');
    writeFileSync(
      lines,
      [{ fault: { code: 'no-link' } }, wrong].map((line) => JSON.stringify(line)).join('\n'),
    );
    const options = name === 'clean' ? { country: 'NL', language: 'nl' } : {};
    await expect(stage(name, lines, options)).rejects.toThrow(words);
  });

  it('takes country and language', { timeout: SLOW_MS }, async () => {
    const args = ['stage', 'clean', ...NOW, '--country', 'NL', '--language', 'nl'];
    const { code, output } = await helder(args, JSON.stringify(ITEM));
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ publisherId: 'unknown', language: 'nl' });
  });

  it('takes a publisher by its id', { timeout: SLOW_MS }, async () => {
    const publishers = join(folder, 'publishers.yaml');
    writeFileSync(
      publishers,
      'publishers:\n  - { id: oost, name: Oost, country: NL, scope: national, language: nl, feeds: [{ url: https://oost.example/rss }] }\n',
    );
    const args = ['stage', 'clean', ...NOW, '--publisher', 'oost'];
    const { output, errors } = await helder(args, JSON.stringify(ITEM), { env: { PUBLISHERS: publishers } });
    expect(errors).toBe('');
    expect(JSON.parse(output)).toMatchObject({ publisherId: 'oost', feedUrl: 'https://oost.example/rss' });
  });
});
