/**
 * npx tsx scripts/learn-categories.ts <vectors.txt> <titles.tsv> …
 * Writes src/lexicon/en/learnt.json: what our own lists of words say of words that are not in them.
 *
 * <vectors.txt>  word vectors, the most frequent word first, each line a word and its numbers: GloVe 6B in 100 dimensions
 *                (Public Domain Dedication and License). Words that are used alike lie close together, so that a linear model of
 *                the words in categories.json knows most others.
 * <titles.tsv>…  id, category, title: the UCI News Aggregator's, in the public domain. They say which of their four categories a
 *                word is rather about, and what is said by names that are too rare or too new for the vectors.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { DEFAULT_CATEGORY, RANKING_CATEGORIES } from '../src/contract/contract.ts';
import en from '../src/lexicon/en/categories.json' with { type: 'json' };
import { readText } from '../src/pipeline/4-label/tokens.ts';
import { type Example, fitSoftmax } from './softmax.ts';

const FILE = 'src/lexicon/en/learnt.json';
const SUBJECTS: readonly string[] = [...RANKING_CATEGORIES, DEFAULT_CATEGORY];
/** Beside the subjects: words that are about nothing. */
const NOTHING = SUBJECTS.length;

/** Words, by how frequent they are, that are told; that a prefix may stand for; that are about nothing unless we list them. */
const TOLD = 30_000;
const FREQUENT = 4_000;
const MOST_OF_A_PREFIX = 12;
const MIN_PREFIX = 3;
/** What an example is worth. */
const STRONG = 1;
const ORDINARY = 0.4;
const UNLISTED = 0.5;
/** Titles that must have a word, and one that the vectors do not know; what we knew before counts as so many titles more. */
const MIN_TITLES = 2;
const MIN_TITLES_UNKNOWN = 3;
const KNOWN_BEFORE = 1;
/** Every category is taken to have the word in so many titles that were not seen. */
const UNSEEN = 0.1;
/** How surely a word that only the titles know is about one of their categories. */
const ONLY_IN_TITLES = 0.8;
/** "In", "new", "says": so frequent that titles of one kind prove nothing. */
const TOO_FREQUENT = 150;
/** A word says something of so many subjects at most; one that says less than this of each says nothing. */
const MOST_SUBJECTS = 4;
const MIN_SHARE = 0.05;
/** A share of all becomes level 9; small ones count for more than their size: many of them together are believed. */
const LEVELS = 9;
const SMALL = 0.15;
/** What belongs to no page is said in words of every page: only half of such a share counts. */
const NO_PAGE = 0.5;
const LINE = 110;
const FIRST_LETTER = 'a'.charCodeAt(0);

const [vectorsPath, ...titlesPaths] = process.argv.slice(2);
if (!vectorsPath || titlesPaths.length === 0)
  throw new Error('usage: npx tsx scripts/learn-categories.ts <vectors.txt> <titles.tsv> …');

const vectors = readVectors(vectorsPath);
const words = [...vectors.keys()];
const tell = fitSoftmax(examples(), NOTHING + 1);
const needCapitals = new Set(
  [en.strong, en.words]
    .flatMap((lists) => Object.values(lists).flat().join(' ').split(' '))
    .filter((term) => term !== term.toLowerCase())
    .map((term) => term.toLowerCase()),
);
const shares = new Map(words.filter((word) => isWord(word)).map((word) => [word, tell(vectorOf(word))]));
countTitles(titlesPaths.flatMap(linesOf));
write();

/** A word whose letters say enough: "who" is none, "WHO" stands in our lists. */
function isWord(word: string): boolean {
  return /^[a-z]{2,}$/.test(word) && !needCapitals.has(word);
}

function linesOf(path: string): string[] {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trimEnd().split('\n');
}

/** Vectors of length 1, by word. */
function readVectors(path: string): Map<string, Float64Array> {
  return new Map(
    linesOf(path)
      .slice(0, TOLD)
      .map((line) => {
        const [word = '', ...numbers] = line.split(' ');
        const vector = Float64Array.from(numbers, Number);
        const length = Math.hypot(...vector);
        return [word, vector.map((number) => number / length)];
      }),
  );
}

function vectorOf(word: string): Float64Array {
  const vector = vectors.get(word);
  if (!vector) throw new Error(`no vector for ${word}`);
  return vector;
}

/** The words of our lists, and frequent ones that stand in none. */
function examples(): Example[] {
  const weights = new Map<string, Map<number, number>>();
  for (const [lists, weight] of [
    [en.strong, STRONG],
    [en.words, ORDINARY],
  ] as const)
    for (const [subject, lines] of Object.entries(lists))
      for (const term of lines.join(' ').split(' '))
        for (const word of wordsOf(term)) {
          const known = weights.get(word) ?? new Map<number, number>();
          const at = SUBJECTS.indexOf(subject);
          weights.set(word, known.set(at, Math.max(known.get(at) ?? 0, weight)));
        }
  const listed = [...weights].map(([word, bySubject]): Example => {
    const total = [...bySubject.values()].reduce((sum, weight) => sum + weight, 0);
    const of = new Float64Array(NOTHING + 1);
    for (const [at, weight] of bySubject) of[at] = weight / total;
    return { vector: vectorOf(word), shares: of, weight: Math.max(...bySubject.values()) };
  });
  const nothing = new Float64Array(NOTHING + 1);
  nothing[NOTHING] = 1;
  const others = words
    .slice(0, FREQUENT)
    .filter((word) => /^[a-z]+$/.test(word) && !weights.has(word))
    .map((word): Example => ({ vector: vectorOf(word), shares: nothing, weight: UNLISTED }));
  return [...listed, ...others];
}

/** The words of the vectors that a term of our lists means: phrases, endings and names have none. */
function wordsOf(term: string): string[] {
  if (term.includes('_') || term.startsWith('*') || term !== term.toLowerCase()) return [];
  if (!term.endsWith('*')) return vectors.has(term) ? [term] : [];
  const beginning = term.slice(0, -1);
  if (beginning.length < MIN_PREFIX) return [];
  return words.filter((word) => word.startsWith(beginning)).slice(0, MOST_OF_A_PREFIX);
}

/** What a word says of the categories that the titles have is shared out among them as the titles do. */
function countTitles(rows: string[]): void {
  const sizes = new Map<number, number>();
  const counts = new Map<string, Map<number, number>>();
  for (const row of rows) {
    const [, category = '', title = ''] = row.split('\t');
    const at = SUBJECTS.indexOf(category);
    sizes.set(at, (sizes.get(at) ?? 0) + 1);
    for (const word of new Set(readText(title).tokens.map(({ folded }) => folded))) {
      const known = counts.get(word) ?? new Map<number, number>();
      counts.set(word, known.set(at, (known.get(at) ?? 0) + 1));
    }
  }
  const average = [...sizes.values()].reduce((sum, size) => sum + size, 0) / sizes.size;
  const tooFrequent = new Set(words.slice(0, TOO_FREQUENT));
  for (const [word, found] of counts) {
    const seen = [...found.values()].reduce((sum, count) => sum + count, 0);
    if (seen < (shares.has(word) ? MIN_TITLES : MIN_TITLES_UNKNOWN) || tooFrequent.has(word)) continue;
    const of =
      shares.get(word) ?? (isWord(word) && !vectors.has(word) ? evenly([...sizes.keys()]) : undefined);
    if (!of) continue;
    shares.set(word, of);
    const known = [...sizes.keys()].reduce((sum, at) => sum + (of[at] as number), 0);
    const points = [...sizes].map(([at, size]): [number, number] => {
      const rate = ((found.get(at) ?? 0) / size) * average;
      return [at, rate + KNOWN_BEFORE * ((of[at] as number) / known) + UNSEEN];
    });
    const total = points.reduce((sum, [, point]) => sum + point, 0);
    for (const [at, point] of points) of[at] = (known * point) / total;
  }
}

/** As much of each of these categories. */
function evenly(categories: number[]): Float64Array {
  const of = new Float64Array(NOTHING + 1);
  for (const at of categories) of[at] = ONLY_IN_TITLES / categories.length;
  return of;
}

function write(): void {
  const entries = [...shares].flatMap(([word, of]) => {
    const said = SUBJECTS.map((subject, at) => ({
      letter: String.fromCharCode(FIRST_LETTER + at),
      share: (of[at] as number) * (subject === DEFAULT_CATEGORY ? NO_PAGE : 1),
    })).sort((a, b) => b.share - a.share);
    if ((said[0]?.share ?? 0) < MIN_SHARE) return [];
    const told = said.slice(0, MOST_SUBJECTS).filter(({ share }) => levelOf(share) > 0);
    return [`${word}=${told.map(({ letter, share }) => `${letter}${levelOf(share)}`).join('')}`];
  });
  const about =
    'What words say of categories, told from our own lists (categories.json) by how words are used (GloVe 6B, public domain) and by titles of the UCI News Aggregator (public domain): scripts/learn-categories.ts. Not by hand.';
  const table = { about, subjects: SUBJECTS, words: inLines(entries) };
  writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${entries.length} words`);
}

function levelOf(share: number): number {
  return Math.round((LEVELS * Math.log(1 + share / SMALL)) / Math.log(1 + 1 / SMALL));
}

/** Words in lines of a length that people read. */
function inLines(list: string[]): string[] {
  const made: string[] = [];
  for (const word of list.sort()) {
    const last = made.at(-1);
    if (last === undefined || last.length + word.length >= LINE) made.push(word);
    else made[made.length - 1] = `${last} ${word}`;
  }
  return made;
}
