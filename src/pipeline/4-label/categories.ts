import { DEFAULT_CATEGORY, type Genre, type RankingCategory } from '../../contract/contract.ts';
import { lexicon, type Subject, wholeWordsByLanguage } from '../../lexicon/lexicon.ts';
import { slugOf } from './address.ts';
import { addWords, SUBJECTS } from './category-words.ts';
import { categoriesOfAddress, categoryOfSection } from './sections.ts';
import { readText, type Text } from './tokens.ts';
import { addUses } from './word-uses.ts';

const HEADLINE_FACTOR = 2;
/** A publisher's own names for what a report is about are words too. */
const ITEM_WORDS_FACTOR = 0.8;
/** So are those of its address that the texts have not: headlines are polished, and the first one stays in the address. */
const ADDRESS_WORDS_FACTOR = 1;
/** Words a headline in an address has at least. */
const SLUG_WORDS = 4;
/** Points for what others say about the report: its address, its feed, its own category names. */
const ADDRESS_POINTS = 9;
/** A regional newsroom files everything under a few pages: neighbours, quizzes and bracelets are its culture. */
const REGIONAL_ADDRESS_POINTS = 4.5;
const SECOND_ADDRESS_POINTS = 2;
const FEED_POINTS = 6;
const ITEM_CATEGORY_POINTS = 3;
const MAX_ITEM_CATEGORY_POINTS = 6;
/**
 * "World" says where and not what: a match, a merger or an election abroad stands in the world section too. So all
 * that point there (address, feed, item, a place abroad) count once, for the most that one of them is worth.
 */
const WORLD_SECTION_POINTS = 2.5;
const ABROAD_POINTS = 2;
/** A demonstration about a war that a regional newsroom has at home is its own news: what its words say of the world counts less. */
const WORLD_AT_HOME = 0.25;
/** What countries have with each other. */
const RELATIONS_POINTS = 3;
/** Doubt that is always there: one ordinary word alone makes no category. */
const DOUBT = 2;
/**
 * How words are used is the last to be asked. It counts less where the publisher files the report or writes from abroad, and half where
 * a subject is as good as certain; where nothing else speaks, a faint word is not enough, nor are words that only say where.
 */
const USES_OF_FILED = 0.5;
const USES_OF_CERTAIN = 0.5;
const CERTAIN = FEED_POINTS;
const USES_ALONE = 1.2;
/** What a report only touches counts when a story's reports are added up. */
const MIN_CONFIDENCE = 0.06;
const MAX_CATEGORIES = 3;

/** What is known about a report beside its words. */
export interface CategoryHints {
  language: string;
  genre: Genre;
  url: string;
  /** The feed's section. */
  section: string | null;
  itemCategories: readonly string[];
  /** Its publisher writes for a part of a country. */
  regional: boolean;
  /** The report plays in another country than its publisher's. */
  abroad: boolean;
  /** Countries concerned. */
  countries: number;
}

/** Several things in a headline: "A strike, and other news". */
const SEVERAL = new RegExp(`[&;]|(?<!\\p{L})(?:${lexicon.series.andMore})(?!\\p{L})`, 'iu');
const COMPARISONS = wholeWordsByLanguage(lexicon.categories.comparisons);
/** Advice is of no country. */
const ADVICE: ReadonlySet<Genre> = new Set(['service']);

const WORLD = SUBJECTS.indexOf('world');
const GENERAL = SUBJECTS.indexOf(DEFAULT_CATEGORY);

function addHints(hints: CategoryHints, scores: Float64Array): void {
  let world = 0;
  let relations = 0;
  // A regional paper that names a country tells of people from here: where they come from, where they went.
  if (!hints.regional) {
    world = hints.abroad ? ABROAD_POINTS : 0;
    relations = hints.countries > 1 ? RELATIONS_POINTS : 0;
  }
  const addressPoints = hints.regional ? REGIONAL_ADDRESS_POINTS : ADDRESS_POINTS;
  const add = (key: Subject, points: number): void => {
    if (key === 'world') world = Math.max(world, Math.min(points, WORLD_SECTION_POINTS));
    else scores[SUBJECTS.indexOf(key)] = (scores[SUBJECTS.indexOf(key)] ?? 0) + points;
  };
  for (const [at, key] of categoriesOfAddress(hints.url).entries())
    add(key, at === 0 ? addressPoints : SECOND_ADDRESS_POINTS);
  const fromFeed = hints.section && categoryOfSection(hints.section);
  if (fromFeed) add(fromFeed, FEED_POINTS);
  const named = new Map<Subject, number>();
  for (const name of hints.itemCategories) {
    const key = categoryOfSection(name);
    if (key) named.set(key, Math.min(MAX_ITEM_CATEGORY_POINTS, (named.get(key) ?? 0) + ITEM_CATEGORY_POINTS));
  }
  for (const [key, points] of named) add(key, points);
  scores[WORLD] = (scores[WORLD] ?? 0) + world + relations;
}

/**
 * What of a report says what it is about. Who sells something says nothing of a subject, nor does what lists many things; only a
 * section does. A bulletin that is called after one thing is about that, if a list says so.
 */
function telling(headline: Text, summary: Text, { genre, language }: CategoryHints): readonly Text[] {
  if (genre === 'promo') return [];
  if (genre === 'bulletin') return SEVERAL.test(headline.text) ? [] : [headline];
  return [headline, summary].map((text) => withoutComparisons(text, language));
}

/** "A nest as big as a football" has no match in it. */
function withoutComparisons(text: Text, language: string): Text {
  const pattern = COMPARISONS.get(language);
  return pattern && text.text.search(pattern) !== -1 ? readText(text.text.replace(pattern, ' ')) : text;
}

/** Coupons stand on no page, whichever feed brings them; tickets for its own conference stand where the paper does. */
function sellsAnything(headline: Text, language: string): boolean {
  const scores = new Float64Array(SUBJECTS.length);
  addWords(headline, language, 1, scores, new Set());
  return (scores[GENERAL] ?? 0) > 0;
}

function readWords(texts: readonly Text[], hints: CategoryHints, scores: Float64Array): void {
  const said = new Set<string>();
  for (const [at, text] of texts.entries())
    addWords(text, hints.language, at === 0 ? HEADLINE_FACTOR : 1, scores, said);
  for (const name of hints.itemCategories)
    if (!categoryOfSection(name)) addWords(readText(name), hints.language, ITEM_WORDS_FACTOR, scores, said);
  const slug = withoutComparisons(readText(slugOf(hints.url, SLUG_WORDS).join(' ')), hints.language);
  addWords(slug, hints.language, ADDRESS_WORDS_FACTOR, scores, said);
}

function addWhatUseSays(texts: readonly Text[], hints: CategoryHints, scores: Float64Array): void {
  const uses = new Float64Array(SUBJECTS.length);
  const said = new Set<string>();
  for (const [at, text] of texts.entries())
    addUses(text, hints.language, at === 0 ? HEADLINE_FACTOR : 1, uses, said);
  const saidOfSubjects = mostOfASubject(scores);
  if (saidOfSubjects === 0 && mostOfASubject(uses) < USES_ALONE) return;
  const filed = isFiled(hints) ? USES_OF_FILED : 1;
  const share = saidOfSubjects >= CERTAIN ? USES_OF_CERTAIN : filed;
  for (let at = 0; at < uses.length; at += 1) scores[at] = (scores[at] ?? 0) + (uses[at] ?? 0) * share;
}

/** The most points of what says what, not only where. */
const mostOfASubject = (scores: Float64Array): number =>
  scores.reduce((most, points, at) => (at === WORLD ? most : Math.max(most, points)), 0);

/** The address or the feed names a page, or the publisher writes from abroad. */
function isFiled({ url, section, abroad }: CategoryHints): boolean {
  return (
    abroad || (section !== null && categoryOfSection(section) !== null) || categoriesOfAddress(url).length > 0
  );
}

/**
 * Categories of a report with a confidence 0–1 (its share of all points, doubt included), best first, at most three.
 * Empty when nothing points anywhere, or most points to nothing that has a page.
 */
export function findCategories(
  headline: Text,
  summary: Text,
  hints: CategoryHints,
): { key: RankingCategory; confidence: number }[] {
  const scores = new Float64Array(SUBJECTS.length);
  if (hints.genre === 'promo' && sellsAnything(headline, hints.language)) return [];
  const texts = telling(headline, summary, hints);
  if (texts.length > 0) readWords(texts, hints, scores);
  if (hints.regional && !hints.abroad) scores[WORLD] = (scores[WORLD] ?? 0) * WORLD_AT_HOME;
  addHints(hints, scores);
  if (hints.genre !== 'bulletin') addWhatUseSays(texts, hints, scores);
  if (texts.length === 0 || ADVICE.has(hints.genre)) scores[WORLD] = 0;
  const total = scores.reduce((sum, points) => sum + points, DOUBT);
  const best = Math.max(...scores);
  if (scores[GENERAL] === best) return [];
  return SUBJECTS.flatMap((key, at) =>
    key === DEFAULT_CATEGORY
      ? []
      : { key, confidence: Math.round(((scores[at] ?? 0) / total) * 1000) / 1000 },
  )
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_CATEGORIES);
}
