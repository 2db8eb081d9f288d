import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkPublishers } from './publishers.ts';

let folder: string;
let output = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helder-publishers-'));
  output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function fileOf(...urls: string[]): string {
  const file = join(folder, 'publishers.yaml');
  const feeds = urls.map((url) => `{ url: "${url}" }`).join(', ');
  writeFileSync(
    file,
    `publishers:\n  - { id: noordpost, name: Noordpost, country: NL, scope: national, language: nl, feeds: [${feeds}] }\n`,
  );
  return file;
}

it('counts in words that fit the number', () => {
  checkPublishers(fileOf('https://noordpost.example/rss'));
  expect(output).toBe('1 publisher with 1 feed, no faults\n');
});

it('tells which feeds are refused unless FETCH_ALLOW names them, and is content with those it names', () => {
  vi.stubEnv('FETCH_ALLOW', 'nas.lan:81');
  checkPublishers(
    fileOf(
      'http://nas.lan:81/rss',
      'http://10.0.0.1/rss',
      'https://[::1]/rss',
      'http://noordpost.example:22/',
    ),
  );
  expect(output.split('\n')).toEqual([
    'hint: noordpost http://10.0.0.1/rss: 10.0.0.1 is not on the public internet; it is refused unless FETCH_ALLOW lists 10.0.0.1:80.',
    'hint: noordpost https://[::1]/rss: [::1] is not on the public internet; it is refused unless FETCH_ALLOW lists [::1]:443.',
    'hint: noordpost http://noordpost.example:22/: Port 22 is refused unless FETCH_ALLOW lists noordpost.example:22.',
    '1 publisher with 4 feeds, no faults',
    '',
  ]);
});

it('tells which files in folders are not read', () => {
  fileOf('https://noordpost.example/rss');
  for (const file of [
    'eu/netherlands.yaml',
    'eu/west/be.yml',
    'eu/README.md',
    '.git/x.yaml',
    'demo/events/a.yaml',
  ]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), 'publishers: []');
  }
  checkPublishers(folder);
  expect(output.split('\n')).toEqual([
    `hint: ${join(folder, 'eu/netherlands.yaml')} is not read: of a folder in PUBLISHERS, only publishers.yaml is.`,
    `hint: ${join(folder, 'eu/west/be.yml')} is not read: of a folder in PUBLISHERS, only publishers.yaml is.`,
    '1 publisher with 1 feed, no faults',
    '',
  ]);
});

it('tells which publishers have one name for whoever mutes', () => {
  const names = ['Arvona Post', 'Gazette', 'arvona  pöst', 'ARVONA POST', '***', '***'];
  const entries = names.map(
    (name, n) =>
      `  - { id: p${n}, name: "${name}", country: NL, scope: national, language: nl, feeds: [{ url: "https://p${n}.example/" }] }\n`,
  );
  const file = join(folder, 'publishers.yaml');
  writeFileSync(file, `publishers:\n${entries.join('')}`);
  checkPublishers(file);
  expect(output.split('\n')).toEqual([
    'hint: p0, p2, p3 have the same name, "Arvona Post": whoever mutes one of them mutes them all.',
    '6 publishers with 6 feeds, no faults',
    '',
  ]);
});

it('has nothing to say of the publishers that come with Helder', () => {
  checkPublishers('publishers');
  expect(output).toMatch(/^\d+ publishers with \d+ feeds, no faults\n$/);
});
