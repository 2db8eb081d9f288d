import type { Genre } from '../../contract/contract.ts';
import { lexicon, wholeWords, wholeWordsByLanguage } from '../../lexicon/lexicon.ts';
import { isGiven } from './called.ts';
import { addressAge, kindsOfSections, leaningOf } from './genre-address.ts';
import { compile, type Patterns, readIn } from './kind-patterns.ts';
import { gravityOfHeadline } from './quality/gravity.ts';
import { isAllCaps, isPartOfCompound, unquoted } from './tokens.ts';

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
  /** ISO 8601. */
  publishedAt: string;
}

/** Points from which a report is what the points are for, and not news. */
const ENOUGH = 1.0;
/** Points for a section in the address or among the item's names; for a mark before or after the headline. */
const SECTION = 4;
/** …and for one that prints news too, which a text that tells of a day or of who said so takes back. */
const LEANING = 1;
const MARK = 4;
/** Points for words of the headline and of the summary that say it, and for those that say it only together. */
const TITLE = 2;
const LEAD = 1.2;
const SIGN = 0.5;
const MOST_SIGNS = 3;
const QUESTION = 1.8;
const OPENING = 1.2;
/** Points for a summary, outside quotation marks, that asks or speaks to its reader, and for a headline that asks and answers. */
const ASKS = 0.7;
const ADDRESSES = 0.7;
/** Points for the years of a life behind a name, and for a report that tells of several events in turn. */
const LIFE = 6;
const EDITION = 2;
/** …and for a headline of several things apart by bars, which a blog of the day has too. */
const SEVERAL_ITEMS = 1;
/** Points for a headline that opens with three things in a row: "Salt, wind and patience: …". */
const THREE_THINGS = 1;
/** Points for a headline that is only the beginning of the text: a note in a diary. */
const NO_HEADLINE = 2;
/** Points for a headline of so few words, or of several sentences: titles, not headlines. */
const TITLE_ALONE = 1;
const FEWEST_WORDS = 3;
const SENTENCES = 1.2;
/** Points for a headline that a writer's name opens: "Maria Lindqvist: a chancellor with few choices". */
const BYLINE = 1.2;
/** Points for a page that was there so many days before it came again: a map, a list or a timeline that is kept up to date. */
const STANDING = 2;
const STANDING_DAYS = 10;
/** Points taken from what thinks about the news when the summary says that something has happened, and for how often. */
const NEWSY = 1;
const MOST_NEWSY = 2;

/** Kinds that a reader tells from news by what they do; doubt among them is theirs together. */
const THINKING: ReadonlySet<Genre> = new Set(['analysis', 'feature', 'opinion', 'interview']);

/** Kinds that are told by the writer's own words, not by those of somebody quoted; a plain headline may hide them. */
export const WRITTEN: ReadonlySet<Genre> = new Set(['analysis', 'feature', 'opinion']);
/** A pattern that finds a quotation itself. */
const OPENS_QUOTE = /^["“‘'„«]/u;

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
/** For `match` only: `exec` and `test` would go on in the next text where they were in the last. */
const NEWSY_WORDS = wholeWordsByLanguage(words.newsy);
const OURSELVES = wholeWordsByLanguage(words.ourselves, 'i');
const READER = wholeWordsByLanguage(words.reader, 'i');
const TRADES = wholeWordsByLanguage(words.trades, 'i');
const LIFE_YEARS = /\((?:1[89]|20)\d\d ?[-–] ?(?:1[89]|20)\d\d\)/u;
const ROW = /^\P{L}?\p{L}[^,.:;]{2,40}, [^,.:;]{2,40}(?:,|,? \p{Ll}{1,3}) [^,.:;]{2,60}[.:]\s/u;
const FIRST_OF_SEVERAL = /^1[.)] \p{Lu}/u;
const AND_MORE = new RegExp(`\\p{L}{3}[.!?]\\s+(?:${lexicon.series.andMore})[,:] `, 'iu');
/** Several things apart by bars or dots: "Car in ditch | Barn on fire". */
const ITEMS = /^(?:(?:\S+ ){3,}\||(?:\S+ ){2,}•)(?=.* \p{Ll}).*(?: \S+){3}$/u;
const FULL_STOP = `(?<!(?<!\\p{L})(?:\\p{Lu}|${lexicon.grammar.abbreviations}))\\.`;
/** "It Wants Its Ferry Back. It Won't Be Easy", "Three boats. Two storms. One harbour." */
const SEVERAL_SENTENCES = new RegExp(
  `^(?:(?:[^.!?]{8,}(?:${FULL_STOP}|[!?](?=.*\\.$))["'”’]? ){1,3}|(?:[^.!?]{2,20}(?:${FULL_STOP}|[!?]) ){2,})["'“‘]?\\p{Lu}[^.]{3,}\\.?["'”’]?$`,
  'u',
);
/** "Baker Nora keeps": a trade and a first name alone, as papers call those whom they portray. */
const FIRST_NAME_ALONE = /^(\p{Lu}\p{Ll}{3,}) (\p{Lu}\p{Ll}+)(?: \(\d\d\))? \p{Ll}/u;
const OPENS_WITH_NAME = /^(\p{Lu}\p{L}+) \p{Lu}[\p{L}'’-]+: (?!["“‘'„])/u;
const ASKING = /\?(?=\s|$)/u;
const FIRST_WORD = /^[\p{L}\p{N}]+/u;

/** Points by kind, with what was found first for each. */
class Tally {
  readonly points = new Map<Genre, number>();
  readonly #because = new Map<Genre, string>();
  /** What the signs of a feature say, of all its points. */
  signs = 0;

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
  for (const [genre, name] of kindsOfSections(facts)) tally.add(genre, SECTION, name);
  const leaning = leaningOf(facts);
  if (leaning) tally.add(leaning[0], LEANING, leaning[1]);
  readWords(facts, tally);
  readForm(facts, tally);
  if ((addressAge(facts) ?? 0) >= STANDING_DAYS) tally.add('analysis', STANDING, 'date');
  const doubt = newsyPoints(facts);
  const all = [...tally.points].map(([genre, points]): [Genre, number] => [
    genre,
    THINKING.has(genre) ? points - doubt : points,
  ]);
  if (isFaintlyFeature(tally) && isPlainlyGrave(facts)) return NEWS;
  const [best] = all.sort((a, b) => b[1] - a[1]);
  if (!best) return NEWS;
  const thinking = all.reduce(
    (sum, [genre, points]) => sum + (THINKING.has(genre) ? points + doubt : 0),
    -doubt,
  );
  const points = THINKING.has(best[0]) ? Math.max(best[1], thinking) : best[1];
  return points >= ENOUGH ? tally.finding(best[0]) : NEWS;
}

/** True when signs are all there is, and of a feature alone: "his", "home", "behind". */
const isFaintlyFeature = ({ points, signs }: Tally): boolean =>
  points.size === 1 && points.get('feature') === signs;

/** "Father who killed his son jailed for life": grave, and told by nobody who writes of themselves or to the reader. */
const isPlainlyGrave = (facts: GenreFacts): boolean =>
  isGrave(facts) &&
  !OURSELVES.get(facts.language)?.test(facts.title) &&
  !READER.get(facts.language)?.test(facts.title);

const isGrave = (facts: GenreFacts): boolean => gravityOfHeadline(facts).points > 0;

const NEWS: GenreFinding = { genre: 'news', because: '' };

function readWords({ title, summary, language }: GenreFacts, tally: Tally): void {
  const find = (patterns: Patterns, text: string, points: number): void => {
    for (const [genre, pattern] of readIn(text, language, patterns)) {
      const found = pattern.exec(text)?.[0];
      if (found) tally.add(genre, points, found);
    }
  };
  for (const [genre, pattern] of readIn(title, language, BEFORE)) {
    const found = pattern.exec(title)?.[0];
    if (found && !isPartOfCompound(found, title)) tally.add(genre, MARK, found);
  }
  find(AFTER, title, MARK);
  const ownWords = unquoted(title);
  for (const [genre, pattern] of readIn(title, language, TITLES)) {
    const found = pattern.exec(title)?.[0];
    if (found && (!WRITTEN.has(genre) || OPENS_QUOTE.test(found) || ownWords.includes(found)))
      tally.add(genre, TITLE, found);
  }
  const told = unquoted(summary);
  find(LEADS, told, LEAD);
  readVoice(told, language, tally);
  for (const [genre, pattern] of readIn(ownWords, language, SIGNS)) {
    const found = ownWords.match(pattern) ?? [];
    if (!found[0]) continue;
    const points = Math.min(found.length, MOST_SIGNS) * SIGN;
    tally.add(genre, points, found[0]);
    if (genre === 'feature') tally.signs += points;
  }
  if (/\?\s*$/u.test(ownWords)) tally.add('analysis', QUESTION, '?');
  else if (ASKING.test(ownWords)) tally.add('analysis', ASKS, '?');
  const first = FIRST_WORD.exec(title)?.[0] ?? '';
  // "Who pays for it" asks; "WHO sends doctors" does not.
  const isAcronym = first.length > 1 && isAllCaps(first) && !isAllCaps(title);
  if (!isAcronym && words.opens.get(language)?.has(first.toLowerCase()))
    tally.add('analysis', OPENING, first);
}

/** What the form of a headline says, whatever its words. */
function readForm(facts: GenreFacts, tally: Tally): void {
  const { title, summary, language } = facts;
  const life = LIFE_YEARS.exec(title)?.[0];
  if (life) tally.add('obituary', LIFE, life);
  const more = AND_MORE.exec(title)?.[0] ?? FIRST_OF_SEVERAL.exec(summary)?.[0];
  if (more) tally.add('bulletin', EDITION, more);
  if (ITEMS.test(title)) tally.add('bulletin', SEVERAL_ITEMS, '|');
  const row = ROW.exec(title)?.[0];
  if (row) tally.add('feature', THREE_THINGS, row);
  const opening = title.replace(/\s*…$/u, '');
  if (opening.length < title.length && summary.startsWith(opening)) tally.add('feature', NO_HEADLINE, '…');
  if (SEVERAL_SENTENCES.test(unquoted(title).trim())) tally.add('feature', SENTENCES, '.');
  const [byline, given = ''] = OPENS_WITH_NAME.exec(title) ?? [];
  if (byline && isGiven(given)) tally.add('analysis', BYLINE, byline);
  const [portrayed, trade = '', name = ''] = FIRST_NAME_ALONE.exec(title) ?? [];
  if (portrayed && TRADES.get(language)?.test(trade) && isGiven(name) && !isGrave(facts))
    tally.add('feature', BYLINE, portrayed);
  if (isTitleAlone(title) && !isGrave(facts)) tally.add('feature', TITLE_ALONE, title);
}

/** "Salt Diplomacy", "Wendmouth Is Atomizing": three words only when all have capitals. What is grave fits in three words too. */
function isTitleAlone(title: string): boolean {
  const own = title.split(/\s+/u);
  return (
    own.length < FEWEST_WORDS || (own.length === FEWEST_WORDS && own.every((word) => /^\p{Lu}/u.test(word)))
  );
}

/** Who writes of themselves, to the reader or in questions does not report. */
function readVoice(text: string, language: string, tally: Tally): void {
  const ourselves = OURSELVES.get(language)?.exec(text)?.[0];
  if (ourselves) tally.add('opinion', LEAD, ourselves);
  const reader = READER.get(language)?.exec(text)?.[0];
  if (reader) tally.add('feature', ADDRESSES, reader);
  if (ASKING.test(text)) tally.add('analysis', ASKS, '?');
}

/** How much the summary speaks of something that has happened, in points. */
export function newsyPoints({ summary, language }: Pick<GenreFacts, 'summary' | 'language'>): number {
  const pattern = NEWSY_WORDS.get(language);
  const found = pattern ? new Set(summary.toLowerCase().match(pattern)).size : 0;
  return Math.min(found, MOST_NEWSY) * NEWSY;
}
