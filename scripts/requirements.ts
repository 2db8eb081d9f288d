/**
 * `npm run requirements`: which line of docs/requirements/requirements.md is covered by which test, and which by none.
 * A test covers the ids its name begins with: it('RANK-05 RANK-21 …'). Names may also stand in a table of it.each.
 * Lines that say *(Nothing to test: why)* ask for none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ID = /^[A-Z]+-\d+/;
const NOTHING_TO_TEST = '*(Nothing to test: ';
/** A text in a test file that begins with an id is the name of a test or of a case in its table. */
const TEST_NAME = /(['"`])([A-Z]+-\d+(?:(?!\1)[^\n])*)\1/g;

const [file = 'docs/requirements/requirements.md'] = process.argv.slice(2);

const wanted = new Map<string, string>();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const match = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/.exec(line);
  const [, id = '', text = ''] = match ?? [];
  if (id !== '' && !id.startsWith('AMBIG') && !text.includes(NOTHING_TO_TEST)) wanted.set(id, text);
}

const covered = new Map<string, string[]>();
for (const folder of ['src', 'e2e', 'scripts', 'publishers'])
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(test|spec)\.tsx?$/.test(name)) continue;
    const path = join(folder, name);
    for (const [, , title = ''] of readFileSync(path, 'utf8').matchAll(TEST_NAME))
      for (const word of title.split(/[\s,]+/)) {
        if (!ID.test(word)) break;
        const id = ID.exec(word)?.[0] ?? '';
        covered.set(id, [...(covered.get(id) ?? []), `${path}: ${title}`]);
      }
  }

const areas = new Map<string, { have: number; all: number }>();
for (const [id, text] of wanted) {
  const area = id.split('-')[0] ?? '';
  const count = areas.get(area) ?? { have: 0, all: 0 };
  const tests = covered.get(id) ?? [];
  areas.set(area, { have: count.have + (tests.length > 0 ? 1 : 0), all: count.all + 1 });
  console.log(tests.length > 0 ? `${id}  ${tests.join(' | ')}` : `${id}  NOT YET  ${text}`);
}
console.log('');
for (const [area, { have, all }] of areas) console.log(`${area.padEnd(8)} ${have} of ${all}`);
const have = [...wanted.keys()].filter((id) => covered.has(id)).length;
console.log(`${'all'.padEnd(8)} ${have} of ${wanted.size}`);
// "UTF-8" looks like an id and is none: only areas that exist count.
const unknown = [...covered.keys()].filter((id) => !wanted.has(id) && areas.has(id.split('-')[0] ?? ''));
if (unknown.length > 0) console.log(`Tests name ids that do not exist: ${unknown.join(', ')}`);
