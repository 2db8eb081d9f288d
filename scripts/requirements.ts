/**
 * `npm run requirements`: which line of docs/requirements/requirements.md is covered by which test, and which by none.
 * A test covers the ids its name begins with: it('RANK-05 RANK-21 …'). Names may also stand in a table of it.each.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain } from './is-main.mjs';

const REQUIREMENTS = 'docs/requirements/requirements.md';
const FOLDERS = ['src', 'e2e', 'scripts', 'publishers'];
const LINE = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/;
const ID = /^[A-Z]+-\d+/;
/** A text in a test file that begins with an id is the name of a test or of a case in its table. */
const TEST_NAME = /(['"`])([A-Z]+-\d+(?:(?!\1)[^\n])*)\1/g;
/** Points left open ask for nothing; how each was decided stands in the lines that name it. */
const OPEN_POINT = 'AMBIG';

const areaOf = (id: string): string => id.split('-')[0] ?? '';

/** Ids and texts of the lines that something must cover, in their order. */
export function readRequirements(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => LINE.exec(line));
  return new Map(
    lines
      .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []))
      .filter(([id]) => areaOf(id) !== OPEN_POINT),
  );
}

/** The ids that the names of tests in a file begin with, each with those names. */
export function findCovered(source: string): { id: string; title: string }[] {
  return [...source.matchAll(TEST_NAME)].flatMap(([, , title = '']) => {
    const words = title.split(/[\s,]+/);
    const end = words.findIndex((word) => !ID.test(word));
    return words
      .slice(0, end === -1 ? words.length : end)
      .map((word) => ({ id: ID.exec(word)?.[0] ?? '', title }));
  });
}

export interface Coverage {
  wanted: ReadonlyMap<string, string>;
  /** By id: the tests, "path: name". */
  tests: ReadonlyMap<string, readonly string[]>;
  /** Ids that tests name and no line has. "UTF-8" looks like an id and is none: only areas that exist count. */
  unknown: readonly string[];
}

/** What the tests of this project cover of its requirements. Reads the working folder. */
export function measureCoverage(): Coverage {
  const wanted = readRequirements(readFileSync(REQUIREMENTS, 'utf8'));
  const tests = new Map<string, string[]>();
  for (const folder of FOLDERS)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(test|spec)\.tsx?$/.test(name)) continue;
      const path = join(folder, name);
      for (const { id, title } of findCovered(readFileSync(path, 'utf8')))
        tests.set(id, [...(tests.get(id) ?? []), `${path}: ${title}`]);
    }
  const areas = new Set([...wanted.keys()].map(areaOf));
  const unknown = [...tests.keys()].filter((id) => !wanted.has(id) && areas.has(areaOf(id)));
  return { wanted, tests, unknown };
}

function report({ wanted, tests, unknown }: Coverage): void {
  const areas = new Map<string, { have: number; all: number }>();
  for (const [id, text] of wanted) {
    const area = areaOf(id);
    const count = areas.get(area) ?? { have: 0, all: 0 };
    const named = tests.get(id);
    areas.set(area, { have: count.have + (named ? 1 : 0), all: count.all + 1 });
    console.log(named ? `${id}  ${named.join(' | ')}` : `${id}  NOT YET  ${text}`);
  }
  console.log('');
  for (const [area, { have, all }] of areas) console.log(`${area.padEnd(8)} ${have} of ${all}`);
  const have = [...wanted.keys()].filter((id) => tests.has(id)).length;
  console.log(`${'all'.padEnd(8)} ${have} of ${wanted.size}`);
  if (unknown.length > 0) console.log(`Tests name ids that do not exist: ${unknown.join(', ')}`);
}

if (isMain(import.meta.url)) report(measureCoverage());
