/** The pages of documentation against the product: what they name is there, and what is there they name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { FLAGS, SETTINGS, type Setting } from '../src/config/settings.ts';
import { ERROR_CODES } from '../src/contract/error.ts';
import { PublisherSchema } from '../src/contract/publisher.ts';
import importTable from './import-table.json' with { type: 'json' };
import { PURE_ROOMS } from './pure-rooms.ts';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name));
const EVERY_PAGE = [
  'README.md',
  'CONTRIBUTING.md',
  'publishers/README.md',
  'src/lexicon/README.md',
  ...inDocs,
];
/** Pages of what is; the others keep what was decided, asked or tried, in the words of their day. */
const OF_TODAY = EVERY_PAGE.filter((page) => !/^docs\/(?:decisions|technotes|requirements)\//.test(page));

const read = (page: string): string => readFileSync(page, 'utf8');
const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');
const codeIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
/** Cells of the rows of the table under a heading, its first two lines left out. */
const rowsUnder = (text: string, heading: string): string[][] => {
  const section = `\n${text}`.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '';
  const rows = section.split('\n').filter((row) => row.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .replaceAll('\\|', '¦')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

interface Link {
  to: string;
  anchor: string | undefined;
}
function linksOf(page: string): Link[] {
  const targets = [...withoutBlocks(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  );
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return { to: path === '' ? page : normalize(join(dirname(page), path)), anchor };
    });
}
/** As GitHub makes them of headings. */
const anchorsOf = (page: string): string[] =>
  [...withoutBlocks(read(page)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('pages of documentation', () => {
  it.each(EVERY_PAGE)('%s links to what is there', (page) => {
    const broken = linksOf(page).filter(
      ({ to, anchor }) => !existsSync(to) || (anchor !== undefined && !anchorsOf(to).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });

  it('are all found from the first one', () => {
    const found = new Set(['README.md']);
    for (const page of found) for (const { to } of linksOf(page)) if (EVERY_PAGE.includes(to)) found.add(to);
    expect(EVERY_PAGE.filter((page) => !found.has(page))).toEqual([]);
  });

  it.each(OF_TODAY)('%s names no file that is gone', (page) => {
    const files = codeIn(read(page)).filter((code) =>
      /^[\w.-]+(?:\/[\w.-]+)+\.(?:[cm]?tsx?|mjs|json|md|ya?ml)$/.test(code),
    );
    const bases = [dirname(page), '.', 'src', 'src/server', 'src/pipeline', 'src/lexicon'];
    expect(
      files.filter((file) => !file.includes('xx/') && !bases.some((base) => existsSync(join(base, file)))),
    ).toEqual([]);
  });

  it.each(OF_TODAY)('%s names commands that there are', (page) => {
    const text = read(page);
    const scripts = [...text.matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
    const commands = [...read('src/main/cli.ts').matchAll(/\.command\('([a-z]+)'/g)].map(
      ([, name = '']) => name,
    );
    const named = [...text.matchAll(/(?:helder --|helder\.mjs) ([a-z]+)(?: ([a-z]+)\b)?/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !commands.includes(name))).toEqual([]);
  });
});

describe('settings', () => {
  const known = new Map<string, Setting<unknown>>(
    [...Object.values(SETTINGS), ...Object.values(FLAGS)].map((setting) => [setting.name, setting]),
  );
  const isKnown = (name: string): boolean =>
    known.has(name) || known.get(name.replace(/_FILE$/, ''))?.secret === true;
  /** Of tools, not of Helder. */
  const OTHERS = ['FUZZ_RUNS', 'FUZZ_SEED', 'CHROMIUM_PATH'];

  it.each(OF_TODAY)('%s names those that there are', (page) => {
    const names = codeIn(read(page)).flatMap(
      (code) => /^([A-Z]+(?:_[A-Z0-9]+)+)(?:=.*)?$/.exec(code)?.[1] ?? [],
    );
    const codes: readonly string[] = ERROR_CODES;
    expect(names.filter((name) => !isKnown(name) && !codes.includes(name) && !OTHERS.includes(name))).toEqual(
      [],
    );
  });

  it('stand in the README with their defaults', () => {
    const told = rowsUnder(read('README.md'), '## Settings').flatMap(([names = '', defaults = '']) => {
      const values =
        defaults
          .split(';')[0]
          ?.split(',')
          .map((value) => value.replaceAll('`', '').trim()) ?? [];
      return codeIn(names).map((name, at) => [name, values[at] ?? '']);
    });
    expect(told.length).toBeGreaterThan(10);
    const NEEDS_ONE = 'MAIL_FROM';
    expect(told).toEqual(
      told.map(([name = '']) => [name, name === NEEDS_ONE ? '' : (known.get(name)?.default ?? 'no setting')]),
    );
  });
});

it('publishers/README.md tells of every field', () => {
  const { feeds, ...fields } = PublisherSchema.properties;
  const ofFeeds = Object.keys(feeds.items.properties).map((field) => `feeds[].${field}`);
  const told = rowsUnder(read('publishers/README.md'), '# Publishers').flatMap(([name = '']) => codeIn(name));
  expect(told.sort()).toEqual([...Object.keys(fields), ...ofFeeds].sort());
});

describe('docs/architecture.md', () => {
  const architecture = read('docs/architecture.md');
  const stages = readdirSync('src/pipeline').filter((name) => /^\d-/.test(name));
  const folders = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const rooms = [...folders, ...stages.map((name) => `pipeline/${name}`)].sort();

  it('tells of every room, and of no other', () => {
    const told = rowsUnder(architecture, '## Rooms').flatMap(([room = '']) => codeIn(room));
    expect(told.map((room) => room.replace(/\.ts$/, '')).sort()).toEqual(rooms);
  });

  it('says who may import whom as it is checked', () => {
    const [table = ''] = architecture.split('\nInside the two largest rooms');
    const told = rowsUnder(table, '## Who may import whom').flatMap(([names = '', allowed = '']) =>
      codeIn(names).map((room) => [room, codeIn(allowed).sort()]),
    );
    const checked = Object.entries(importTable.rooms).map(([room, allowed]) => [room, [...allowed].sort()]);
    expect(Object.fromEntries(told)).toEqual({ ...Object.fromEntries(checked), main: [] });
    expect(Object.keys(importTable.rooms).concat('main').sort()).toEqual(rooms);
  });

  it.each(Object.entries(importTable.layers))(
    'says which layers %s has, with all its folders',
    (room, layers) => {
      const row =
        architecture.split('\n').find((line) => line.startsWith(`| \`${room}\` |`) && line.includes(' · ')) ??
        '';
      const told = row.split('|')[2]?.split('·').map(codeIn);
      expect(told).toEqual(layers);
      const folders = readdirSync(`src/${room}`, { withFileTypes: true }).filter((entry) =>
        entry.isDirectory(),
      );
      const code = folders.map(({ name }) => name).filter((name) => name !== 'testing' && name !== 'public');
      expect(layers.flat().sort()).toEqual(code.sort());
    },
  );
});

it('CONTRIBUTING.md names the pure rooms', () => {
  const line = read('CONTRIBUTING.md').split('**Pure rooms stay pure.**')[1]?.split('\n- ')[0] ?? '';
  const stages = PURE_ROOMS.filter((room) => room.startsWith('pipeline/'));
  expect(stages.map((room) => room.replace(/\D/g, ''))).toEqual(['2', '3', '4', '5']);
  expect(
    codeIn(line)
      .filter((code) => code !== 'now')
      .sort(),
  ).toEqual(PURE_ROOMS.filter((room) => !stages.includes(room)).sort());
});

it('docs/api.md names every code of a refusal; of our own failures, those that tell a reader something', () => {
  const api = read('docs/api.md');
  expect(ERROR_CODES.filter((code) => !code.endsWith('_FAILED') && !api.includes(`\`${code}\``))).toEqual([]);
});

it('docs/security.md counts the lines of the standard rightly', () => {
  const text = read('docs/security.md').split('## The standard, line by line')[1] ?? '';
  const count = (pattern: RegExp): number => [...text.matchAll(pattern)].length;
  const lists = [...text.matchAll(/^Not applicable: .*$/gm)].join('\n');
  const apart = [...lists.matchAll(/\b\d+\.\d+\.\d+\b/g)].length;
  const told = `${count(/^\| \d+\.\d+\.\d+ \| met/gm)} met, ${apart} not applicable, ${count(/^\| \d+\.\d+\.\d+ \| open/gm)} open.`;
  expect(text).toContain(told);
});
