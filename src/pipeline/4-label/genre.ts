import type { Genre } from '../../contract/contract.ts';
import { lexicon, wholeWords } from '../../lexicon/lexicon.ts';
import { isAllCaps, unquoted } from './tokens.ts';

export interface GenreFinding {
  genre: Genre;
  /** What told it, as found in the report; "" for news that nothing spoke against. */
  because: string;
}

/** What a report says of itself. */
export interface GenreFacts {
  title: string;
  summary: string;
  language: string;
  url: string;
  /** Names that the publisher files it under. */
  itemCategories: readonly string[];
}

/** Points from which a report is what the points are for, and not news. */
const ENOUGH = 1.0;
/** Points for a section in the address or among the item's names; for a mark before or after the headline. */
const SECTION = 4;
const MARK = 4;
/** Points for words of the headline and of the summary that say it, and for those that say it only together. */
const TITLE = 2;
const LEAD = 1.2;
const SIGN = 0.5;
const MOST_SIGNS = 3;
const QUESTION = 1.8;
const OPENING = 1.2;
/** Points for a headline that is only the beginning of the text: a note in a diary. */
const NO_HEADLINE = 2;
/** Points taken from what thinks about the news when the summary says that something has happened, and for how often. */
const NEWSY = 1;
const MOST_NEWSY = 2;

/** Segments of an address that may be sections, and letters from which one is the headline itself. */
const SEGMENTS = 6;
const SLUG_LENGTH = 40;
const DATE_SEGMENT = /^\d{1,4}$/;
/** Kinds that a reader tells from news by what they do; doubt among them is theirs together. */
const THINKING: ReadonlySet<Genre> = new Set(['analysis', 'feature', 'opinion', 'interview']);

type Patterns = ReadonlyMap<string, readonly [Genre, RegExp][]>;

/**
 * One expression for all patterns of a kind, and another for those that ask for a capital: they may not be read without case.
 * @param make  what stands around the patterns
 */
function compile(
  lists: ReadonlyMap<string, ReadonlyMap<Genre, readonly string[]>>,
  make: (pattern: string, flags: string) => RegExp,
): Patterns {
  const expressions = (patterns: readonly string[]): RegExp[] => {
    const cased = patterns.filter((pattern) => pattern.includes('\\p{Lu}'));
    const plain = patterns.filter((pattern) => !cased.includes(pattern));
    return [
      ...(plain.length > 0 ? [make(plain.join('|'), 'i')] : []),
      ...(cased.length > 0 ? [make(cased.join('|'), '')] : []),
    ];
  };
  return new Map(
    [...lists].map(([language, kinds]) => [
      language,
      [...kinds].flatMap(([genre, patterns]) =>
        expressions(patterns).map((pattern): [Genre, RegExp] => [genre, pattern]),
      ),
    ]),
  );
}

const { genre: words } = lexicon;
const BEFORE = compile(
  words.marks,
  (mark, flags) => new RegExp(`^(?:${mark})\\s*(?:[:|•]|[-–—](?! ?\\d))`, `${flags}u`),
);
const AFTER = compile(
  words.marks,
  (mark, flags) => new RegExp(`(?:[|•]|\\s[-–—])\\s*(?:${mark})$`, `${flags}u`),
);
const TITLES = compile(words.titles, wholeWords);
const SIGNS = compile(words.signs, (pattern, flags) => wholeWords(pattern, `${flags}g`));
const LEADS = compile(words.leads, wholeWords);
const NEWSY_WORDS = eachWhole(words.newsy);
const OURSELVES = eachWhole(words.ourselves);
const FIRST_WORD = /^[\p{L}\p{N}]+/u;

function eachWhole(patterns: ReadonlyMap<string, string>): Map<string, RegExp> {
  return new Map([...patterns].map(([language, pattern]) => [language, wholeWords(pattern)]));
}

/** Points by kind, with what was found first for each. */
class Tally {
  readonly points = new Map<Genre, number>();
  readonly #because = new Map<Genre, string>();

  add(genre: Genre, points: number, found: string): void {
    this.points.set(genre, (this.points.get(genre) ?? 0) + points);
    if (!this.#because.has(genre)) this.#because.set(genre, found.trim());
  }

  finding(genre: Genre): GenreFinding {
    return { genre, because: this.#because.get(genre) ?? '' };
  }
}

/** What kind of report this is, from its address, its publisher's own names for it, its headline and its summary. */
export function findGenre(facts: GenreFacts): GenreFinding {
  const tally = new Tally();
  for (const name of [...facts.itemCategories.map(sectionName), ...sectionsOf(facts.url)]) {
    const genre = genreOfSection(name);
    if (genre) tally.add(genre, SECTION, name);
  }
  readWords(facts, tally);
  const doubt = newsyPoints(facts);
  const all = [...tally.points].map(([genre, points]): [Genre, number] => [
    genre,
    THINKING.has(genre) ? points - doubt : points,
  ]);
  const [best] = all.sort((a, b) => b[1] - a[1]);
  if (!best) return NEWS;
  const thinking = all.reduce(
    (sum, [genre, points]) => sum + (THINKING.has(genre) ? points + doubt : 0),
    -doubt,
  );
  const points = THINKING.has(best[0]) ? Math.max(best[1], thinking) : best[1];
  return points >= ENOUGH ? tally.finding(best[0]) : NEWS;
}

const NEWS: GenreFinding = { genre: 'news', because: '' };

function readWords({ title, summary, language }: GenreFacts, tally: Tally): void {
  const find = (patterns: Patterns, text: string, points: number): void => {
    for (const [genre, pattern] of patterns.get(language) ?? []) {
      const found = pattern.exec(text)?.[0];
      if (found) tally.add(genre, points, found);
    }
  };
  find(BEFORE, title, MARK);
  find(AFTER, title, MARK);
  find(TITLES, title, TITLE);
  find(LEADS, summary, LEAD);
  const ourselves = OURSELVES.get(language)?.exec(unquoted(summary))?.[0];
  if (ourselves) tally.add('opinion', LEAD, ourselves);
  for (const [genre, pattern] of SIGNS.get(language) ?? []) {
    const found = title.match(pattern) ?? [];
    if (found[0]) tally.add(genre, Math.min(found.length, MOST_SIGNS) * SIGN, found[0]);
  }
  if (/\?\s*$/u.test(unquoted(title))) tally.add('analysis', QUESTION, '?');
  const opening = title.replace(/\s*…$/u, '');
  if (opening.length < title.length && summary.startsWith(opening)) tally.add('feature', NO_HEADLINE, '…');
  const first = FIRST_WORD.exec(title)?.[0] ?? '';
  // "Who pays for it" asks; "WHO sends doctors" does not.
  const isAcronym = first.length > 1 && isAllCaps(first) && !isAllCaps(title);
  if (!isAcronym && words.opens.get(language)?.has(first.toLowerCase()))
    tally.add('analysis', OPENING, first);
}

/** How much the summary speaks of something that has happened. */
function newsyPoints({ summary, language }: GenreFacts): number {
  const pattern = NEWSY_WORDS.get(language);
  const found = pattern ? new Set(summary.toLowerCase().match(pattern)).size : 0;
  return Math.min(found, MOST_NEWSY) * NEWSY;
}

/** "opinie-column" is as much as "opinie" and "column", when both mean the same. */
function genreOfSection(name: string): Genre | undefined {
  const whole = words.sections.get(name);
  const [first, ...others] = name.split('-').map((part) => words.sections.get(part));
  return (whole ?? (others.every((genre) => genre === first) ? first : undefined)) as Genre | undefined;
}

const sectionName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s/]+/g, '-');

function sectionsOf(url: string): string[] {
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(url)?.[1] ?? '';
  return path
    .split('/')
    .slice(0, SEGMENTS + 1)
    .filter((segment) => segment !== '' && !DATE_SEGMENT.test(segment) && segment.length < SLUG_LENGTH)
    .map((segment) => segment.toLowerCase().replace(/\.\w+$/, ''));
}
