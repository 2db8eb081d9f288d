import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PublisherFaults, readPublishers } from './publishers.ts';

const ROOT = join(import.meta.dirname, '../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publishers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function faultsOf(path: string): PublisherFaults {
  try {
    readPublishers(path);
  } catch (error) {
    if (error instanceof PublisherFaults) return error;
    throw error;
  }
  throw new Error('no faults were found');
}

const HEAD = `defaults: { country: NL, language: nl, scope: national }
publishers:
`;
const GOOD = `  - id: noordpost
    name: Noordpost
    feeds:
      - url: https://noordpost.example/rss
`;

describe('readPublishers', () => {
  it('reads a publisher of five lines and fills in the defaults of its file', () => {
    const file = write('nl.yaml', HEAD + GOOD);
    expect(readPublishers(file).publishers).toEqual([
      {
        id: 'noordpost',
        name: 'Noordpost',
        country: 'NL',
        language: 'nl',
        scope: 'national',
        feeds: [{ url: 'https://noordpost.example/rss' }],
      },
    ]);
  });

  it("lets a publisher say something else than its file's defaults", () => {
    const file = write('nl.yaml', `${HEAD}${GOOD}    language: fy\n`);
    expect(readPublishers(file).publishers[0]?.language).toBe('fy');
  });

  it('reads every file of a folder and the publishers.yaml of its folders, and nothing else', () => {
    write('a.yaml', HEAD + GOOD);
    write('README.md', 'not: [yaml');
    mkdirSync(join(folder, 'more/events'), { recursive: true });
    write('more/publishers.yaml', HEAD + GOOD.replaceAll('noordpost', 'zuidpost'));
    write('more/events.yaml', 'something: else');
    expect(readPublishers(folder).publishers.map(({ id }) => id)).toEqual(['noordpost', 'zuidpost']);
  });

  it('reads a folder that Kubernetes mounts once, and no copies that an editor hides', () => {
    mkdirSync(join(folder, '..2026_02_18'));
    write('..2026_02_18/publishers.yaml', HEAD + GOOD);
    symlinkSync('..2026_02_18', join(folder, '..data'));
    symlinkSync('..data/publishers.yaml', join(folder, 'publishers.yaml'));
    write('.#publishers.yaml', HEAD + GOOD);
    expect(readPublishers(folder).publishers.map(({ id }) => id)).toEqual(['noordpost']);
  });

  /** name, file, then line, field and words of the message of every fault, in order. */
  const FAULTY: [string, string, ...[line: number, field: string, message: RegExp][]][] = [
    [
      'an unknown field',
      `${HEAD}${GOOD}    colour: blue\n`,
      [7, 'publishers[0].colour', /not a known field/],
    ],
    [
      'an unknown field of a feed',
      `${HEAD}${GOOD}        category: world\n`,
      [7, 'publishers[0].feeds[0].category', /known fields are url, section, language, strip/],
    ],
    ['a missing name', HEAD + GOOD.replace(/ {4}name.*\n/, ''), [3, 'publishers[0].name', /is missing/]],
    [
      'a missing address',
      `${HEAD}${GOOD}      - section: world\n`,
      [7, 'publishers[0].feeds[1].url', /missing/],
    ],
    [
      'no feeds',
      HEAD + GOOD.replace(/feeds:[\s\S]*/, 'feeds: []\n'),
      [5, 'publishers[0].feeds', /at least one/],
    ],
    [
      'a bad id',
      HEAD + GOOD.replace('id: noordpost', 'id: Noord Post'),
      [3, 'publishers[0].id', /lower-case/],
    ],
    ['a bad address', HEAD + GOOD.replace('https:', 'ftp:'), [6, 'publishers[0].feeds[0].url', /http:\/\//]],
    [
      'an address that leads nowhere',
      HEAD + GOOD.replace('noordpost.example', 'nowhere:port'),
      [6, 'publishers[0].feeds[0].url', /address/],
    ],
    [
      'a wrong section',
      `${HEAD}${GOOD}        section: sport\n`,
      [7, 'publishers[0].feeds[0].section', /one of top, local, .*, not "sport"/],
    ],
    [
      'a country in small letters',
      `${HEAD}${GOOD}    country: nl\n`,
      [7, 'publishers[0].country', /capitals/],
    ],
    [
      'a country that is none',
      `${HEAD}${GOOD}    country: XX\n`,
      [7, 'publishers[0].country', /not a country/],
    ],
    [
      'a country by a short name that is not its code',
      `${HEAD}${GOOD}    country: UK\n`,
      [7, 'publishers[0].country', /^UK is not a country code: United Kingdom is GB$/],
    ],
    [
      'a language that is none',
      `${HEAD}${GOOD}    language: xx\n`,
      [7, 'publishers[0].language', /not a language/],
    ],
    ['a wrong scope', `${HEAD}${GOOD}    scope: local\n`, [7, 'publishers[0].scope', /global, national or/]],
    [
      'a region without city',
      `${HEAD}${GOOD}    scope: regional\n`,
      [3, 'publishers[0].city', /needs the city/],
    ],
    [
      'a region with a city that is none',
      `${HEAD}${GOOD}    scope: regional\n    city: Nowheretown\n`,
      [8, 'publishers[0].city', /Nowheretown is not a city in NL/],
    ],
    [
      'a region with a city of another country',
      `${HEAD}${GOOD}    scope: regional\n    city: Antwerp\n`,
      [8, 'publishers[0].city', /Antwerp is not a city in NL/],
    ],
    [
      'an address with a password, which is not told again',
      HEAD + GOOD.replace('https://', 'https://me:secret@'),
      [6, 'publishers[0].feeds[0].url', /^must not contain a user name or password/],
    ],
    [
      'an address with a user alone',
      HEAD + GOOD.replace('https://', 'https://me@'),
      [6, 'publishers[0].feeds[0].url', /^must not contain a user name or password/],
    ],
    [
      'codes that name nothing beside fields of a wrong form',
      `${HEAD}${GOOD}        strip: none
        language: xx
    homepage: foo
    country: ZZ
    timeZone: Europe/Nowhere
    language: yy
`,
      [7, 'publishers[0].feeds[0].strip', /must be/],
      [9, 'publishers[0].homepage', /http/],
      [10, 'publishers[0].country', /not a country/],
      [12, 'publishers[0].language', /not a language/],
      [11, 'publishers[0].timeZone', /not a time zone/],
      [8, 'publishers[0].feeds[0].language', /not a language/],
    ],
    [
      'what is missing and what is of a wrong form once, not again for what hangs on it',
      `${HEAD}${GOOD.replace('https://noordpost.example/rss', 'demo:noordpost')}    scope: regional
    city: 24
    demo: maybe
  - { id: zuidpost, name: Zuidpost, scope: regional, city: Nowheretown, country: nl, feeds: [24] }
`,
      [8, 'publishers[0].city', /the name of a city/],
      [9, 'publishers[0].demo', /true or false/],
      [10, 'publishers[1].country', /capitals/],
      [10, 'publishers[1].feeds[0]', /must have fields/],
    ],
    [
      'an id used twice though another field is of a wrong form',
      `${HEAD}${GOOD}    demo: maybe\n${GOOD.replace('noordpost.example', 'other.example')}`,
      [7, 'publishers[0].demo', /true or false/],
      [8, 'publishers[1].id', /noordpost is already taken/],
    ],
    [
      'a wrong time zone',
      `${HEAD}${GOOD}    timeZone: Europe/Delft\n`,
      [7, 'publishers[0].timeZone', /not a time zone/],
    ],
    ['a number as name', HEAD + GOOD.replace('Noordpost', '24'), [4, 'publishers[0].name', /not 24/]],
    [
      'a real publisher with a demo feed',
      HEAD + GOOD.replace('https://noordpost.example/rss', 'demo:noordpost'),
      [6, 'publishers[0].feeds[0].url', /demo publishers only/],
    ],
    [
      'a demo publisher with a real feed',
      `${HEAD}${GOOD}    demo: true\n`,
      [6, 'publishers[0].feeds[0].url', /demo publishers/],
    ],
    [
      'a bad default, told once however many publishers have it',
      (HEAD + GOOD + GOOD.replaceAll('noordpost', 'zuidpost')).replace('NL', 'Holland'),
      [1, 'defaults.country', /capitals/],
    ],
    [
      'an unknown default',
      (HEAD + GOOD).replace('{', '{ colour: red,'),
      [1, 'defaults.colour', /not a known/],
    ],
    [
      'an id used twice',
      HEAD + GOOD + GOOD.replace('noordpost.example', 'other.example'),
      [7, 'publishers[1].id', /noordpost is already taken, at .*nl\.yaml:3/],
    ],
    [
      'a feed used twice in other letters',
      HEAD +
        GOOD +
        GOOD.replace('id: noordpost', 'id: other').replace(
          'https://noordpost.example',
          'https://Noordpost.example:443',
        ),
      [10, 'publishers[1].feeds[0].url', /already taken, at .*nl\.yaml:6/],
    ],
    [
      'a feed used twice, with a place in it',
      HEAD + GOOD + GOOD.replace('id: noordpost', 'id: other').replace(/(url: "?[^\s"}]+)/, '$1#x'),
      [10, 'publishers[1].feeds[0].url', /already taken, at .*nl\.yaml:6/],
    ],
    [
      'a feed used twice',
      HEAD + GOOD + GOOD.replace('id: noordpost', 'id: other'),
      [10, 'publishers[1].feeds[0].url', /already taken, at .*nl\.yaml:6/],
    ],
    ['a key written twice', `${HEAD}${GOOD}    name: Again\n`, [7, '', /^name is written twice/]],
    [
      'what else is wrong beside keys written twice',
      `${HEAD}${GOOD.replace('/rss', '/rss\n        "url": https://noordpost.example/other')}    name: Again
    feds: []
  - { id: Zuidpost, id: zuidpost, name: Zuidpost, feeds: [], country: UK }
`,
      [7, '', /^url is written twice/],
      [8, '', /^name is written twice/],
      [10, '', /^id is written twice/],
      [9, 'publishers[0].feds', /not a known field/],
      [10, 'publishers[1].id', /lower-case/],
      [10, 'publishers[1].feeds', /at least one/],
      [10, 'publishers[1].country', /United Kingdom is GB/],
    ],
    [
      'a second document, and what else is wrong with the first',
      `${HEAD}${GOOD}    country: UK\n---\n${GOOD}`,
      [8, '', /^a second document begins here/],
      [7, 'publishers[0].country', /United Kingdom is GB/],
    ],
    ['YAML that is none', `${HEAD}  - {id: x\n`, [4, '', /./]],
    ['an alias to nothing', `${HEAD}  - *nobody\n`, [1, '', /nobody/]],
    ['a list instead of fields', '- one\n', [1, '', /must have fields/]],
    ['an empty file', '', [1, '', /must have fields/]],
    ['a publisher that is a word', `${HEAD}  - noordpost\n`, [3, 'publishers[0]', /must have fields/]],
    [
      'five faults at once',
      `defaults: { country: NL, language: nl }
publishers:
  - id: A
    name: ""
    feeds: [{ url: nowhere, section: none }]
`,
      [3, 'publishers[0].id', /lower-case/],
      [4, 'publishers[0].name', /1 to 80/],
      [5, 'publishers[0].feeds[0].url', /http/],
      [5, 'publishers[0].feeds[0].section', /one of/],
      [3, 'publishers[0].scope', /is missing/],
    ],
  ];
  it.each(FAULTY)('finds %s', (_name, text, ...expected) => {
    const file = write('nl.yaml', text);
    const { faults } = faultsOf(file);
    expect(faults.map(({ line, field }) => [line, field])).toEqual(
      expected.map(([line, field]) => [line, field]),
    );
    for (const [index, [, , message]] of expected.entries()) expect(faults[index]?.message).toMatch(message);
    expect(faultsOf(file).message).not.toContain('secret');
  });

  it('counts more than eight faults, over several files, with the columns of their values', () => {
    const many = Array.from({ length: 20 }, (_, i) => `  - { id: p${i}, name: P, feeds: [] }\n`).join('');
    write('a.yaml', HEAD + many);
    write('b.yaml', `${HEAD}${GOOD}    scope: wide\n`);
    const error = faultsOf(folder);
    expect(error.faults).toHaveLength(21);
    expect(error.faults[0]).toMatchObject({ line: 3, column: 31, field: 'publishers[0].feeds' });
    expect(error.message).toMatch(/^21 faults in the publisher files:\n/);
    expect(error.message).toMatch(
      /b\.yaml:7:12 publishers\[0\]\.scope: must be global, national or regional, not "wide"/,
    );
  });

  it('says so when there is no publisher file', () => {
    expect(faultsOf(join(folder, 'nowhere')).message).toBe(
      `1 fault in the publisher files:\n  ${join(folder, 'nowhere')} does not exist`,
    );
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect(faultsOf(empty).message).toBe(
      `1 fault in the publisher files:\n  ${empty} has no publisher file (*.yaml or *.yml, or publishers.yaml in a folder of it)`,
    );
    expect(faultsOf(folder).faults).toHaveLength(1);
  });
});

describe('the publishers that come with Helder', () => {
  const { publishers } = readPublishers(join(ROOT, 'publishers'));
  const real = publishers.filter((publisher) => !publisher.demo);

  it('are in order, with one family per owner', () => {
    const family = (id: string) => publishers.find((publisher) => publisher.id === id)?.family;
    expect(real.length).toBeGreaterThanOrEqual(50);
    expect(family('ad')).toBe(family('volkskrant'));
    expect(family('variety')).toBe(family('deadline'));
  });

  it('read no feed that is known to be dead or frozen', () => {
    const dead =
      /rss\.cnn\.com|feeds\.a\.dj\.com|reuters\.com|apnews\.com|rssfeeds\.usatoday|telegraaf\.nl\/rss|bnr\.nl/;
    const urls = real.flatMap((publisher) => publisher.feeds.map((feed) => feed.url));
    expect(urls.filter((url) => dead.test(url))).toEqual([]);
  });
});
