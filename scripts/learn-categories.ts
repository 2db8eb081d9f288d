/**
 * npx tsx scripts/learn-categories.ts <titles.tsv>
 * Writes src/lexicon/en/learnt.json: words that titles of one category have far more often than titles of the others. The titles
 * must be texts whose words may be passed on: ours are the UCI News Aggregator's, which are in the public domain.
 * Each line: id, category, title. Words that our own lists know, and names of places, are left out: they know better.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { allCities, COUNTRIES, DEMONYMS, fold, REGIONS } from '../src/geo/geo.ts';
import en from '../src/lexicon/en/categories.json' with { type: 'json' };
import { lexicon } from '../src/lexicon/lexicon.ts';
import { readText } from '../src/pipeline/4-label/tokens.ts';

const FILE = 'src/lexicon/en/learnt.json';
/** Titles that must have a word, and its share in one category, all being as large: from here on it says something, or much. */
const SOME = { titles: 3, share: 0.8 };
const MUCH = { titles: 6, share: 0.93 };
/** Titles that every category is taken to have beside those that were seen. */
const DOUBT = 0.25;
const MIN_LETTERS = 3;
const LINE = 100;
const LARGE_CITY = 15_000;

const [path] = process.argv.slice(2);
if (!path) throw new Error('usage: npx tsx scripts/learn-categories.ts <titles.tsv>');
const bytes = readFileSync(path);
const rows = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trimEnd().split('\n');

const titles = new Map<string, number>();
const counts = new Map<string, Map<string, number>>();
for (const row of rows) {
  const [, category = '', title = ''] = row.split('\t');
  titles.set(category, (titles.get(category) ?? 0) + 1);
  for (const word of new Set(readText(title).tokens.map(({ folded }) => folded))) {
    const known = counts.get(word) ?? new Map<string, number>();
    counts.set(word, known.set(category, (known.get(category) ?? 0) + 1));
  }
}

const places = [
  ...COUNTRIES.flatMap(({ name, aliases }) => [name, ...aliases]),
  ...REGIONS.flatMap(({ names }) => names),
  ...DEMONYMS.keys(),
  ...allCities()
    .filter(({ population }) => population >= LARGE_CITY)
    .flatMap(({ keys }) => keys.split('\n')),
];
const months = [...lexicon.calendar.months.values()].flat();
const inPlaces = new Set([...places, ...months].flatMap((name) => fold(name).split(' ')));
const ours = [en.strong, en.words].flatMap((lists) => Object.values(lists).flat().join(' ').split(' '));
const whole = new Set(
  ours.filter((word) => !word.endsWith('*')).flatMap((word) => word.toLowerCase().split('_')),
);
const prefixes = ours.filter((word) => /^[^_]+\*$/.test(word)).map((word) => word.slice(0, -1).toLowerCase());
const stopWords = lexicon.grammar.stopWords.get('en') ?? new Set<string>();
const isKnown = (word: string): boolean =>
  whole.has(word) ||
  stopWords.has(word) ||
  inPlaces.has(word) ||
  prefixes.some((prefix) => word.startsWith(prefix));

const much: Record<string, string[]> = {};
const some: Record<string, string[]> = {};
for (const [word, byCategory] of counts) {
  const seen = [...byCategory.values()].reduce((sum, count) => sum + count, 0);
  if (seen < SOME.titles || word.length < MIN_LETTERS || /\d/.test(word) || isKnown(word)) continue;
  const rates = [...titles].map(([category, all]): [string, number] => [
    category,
    ((byCategory.get(category) ?? 0) + DOUBT) / all,
  ]);
  const total = rates.reduce((sum, [, rate]) => sum + rate, 0);
  const [best, rate] = rates.reduce((a, b) => (b[1] > a[1] ? b : a));
  const share = rate / total;
  const list = share >= MUCH.share && seen >= MUCH.titles ? much : share >= SOME.share ? some : null;
  if (list) list[best] = [...(list[best] ?? []), word];
}

/** Words in lines of a length that people read. */
function lines(words: string[]): string[] {
  const made: string[] = [];
  for (const word of words.sort()) {
    const last = made.at(-1);
    if (last === undefined || last.length + word.length >= LINE) made.push(word);
    else made[made.length - 1] = `${last} ${word}`;
  }
  return made;
}
const tidy = (lists: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(lists).map(([key, words]) => [key, lines(words)]));
const about =
  'Words that point to a category, counted in the titles of the UCI News Aggregator of 2014 (public domain) by scripts/learn-categories.ts. Not by hand.';
writeFileSync(FILE, `${JSON.stringify({ about, much: tidy(much), some: tidy(some) }, null, 2)}\n`);
for (const [key, words] of Object.entries(much)) console.log(key, words.length, some[key]?.length);
