import { RANKING_CATEGORIES, type RankingCategory } from '../../contract/contract.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { categoriesOfAddress, categoryOfSection } from './sections.ts';
import type { Text, Token } from './tokens.ts';

/** Points for a word of the lexicon in the summary; in the headline they count double. */
const STRONG = 2;
const ORDINARY = 0.7;
/** Names of countries stand in news of every kind: ordinary words of world news say less. */
const ORDINARY_WORLD = 0.5;
const HEADLINE_FACTOR = 2;
/** Points for what others say about the report: its address, its feed, its own category names. */
const ADDRESS_POINTS = 9;
const SECOND_ADDRESS_POINTS = 2;
const FEED_POINTS = 6;
const ITEM_CATEGORY_POINTS = 2;
const MAX_ITEM_CATEGORY_POINTS = 4;
/**
 * "World" says where and not what: a match, a merger or an election abroad stands in the world section too. So all
 * that point there (address, feed, item, a place abroad) count once, for the most that one of them is worth.
 */
const WORLD_SECTION_POINTS = 2.5;
const ABROAD_POINTS = 2;
/** Doubt that is always there: one ordinary word alone makes no category. */
const DOUBT = 2;
const MIN_CONFIDENCE = 0.15;
const MAX_CATEGORIES = 3;
const PREFIX_LETTERS = 3;

interface Meaning {
  category: number;
  points: number;
}

const whole = new Map<string, Meaning[]>();
const prefixes = new Map<string, Meaning[]>();
/** First words of the terms of two words: most words begin none, which saves looking. */
const pairHeads = new Set<string>();

function learn(words: Iterable<string>, meaning: Meaning): void {
  for (const word of words) {
    const isPrefix = word.endsWith('*');
    const key = isPrefix ? word.slice(0, -1) : word;
    const index = isPrefix ? prefixes : whole;
    if (key.includes('_')) pairHeads.add(key.slice(0, key.indexOf('_')));
    const known = index.get(key);
    if (!known) index.set(key, [meaning]);
    else if (!known.some(({ category }) => category === meaning.category)) known.push(meaning);
  }
}

for (const [category, key] of RANKING_CATEGORIES.entries()) {
  const { strong, words } = lexicon.categories;
  learn(strong.get(key) ?? [], { category, points: STRONG });
  learn(words.get(key) ?? [], { category, points: key === 'world' ? ORDINARY_WORLD : ORDINARY });
}

/** Meanings per word, kept between reports: news repeats its words. Bounded. */
const remembered = new Map<string, readonly Meaning[]>();
const REMEMBER = 50_000;
const NOTHING: readonly Meaning[] = [];

/** @param shortest  letters a prefix must have: of a pair of words, more than its first */
function meanings(word: string, shortest = PREFIX_LETTERS): readonly Meaning[] {
  const known = remembered.get(word);
  if (known) return known;
  const found: Meaning[] = [...(whole.get(word) ?? [])];
  for (let length = word.length; length >= shortest; length -= 1)
    for (const meaning of prefixes.get(word.slice(0, length)) ?? [])
      if (!found.some(({ category }) => category === meaning.category)) found.push(meaning);
  const result = found.length > 0 ? found : NOTHING;
  if (remembered.size >= REMEMBER) remembered.clear();
  remembered.set(word, result);
  return result;
}

function addWords(tokens: readonly Token[], factor: number, scores: Float64Array, seen: Set<string>): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at]?.folded ?? '';
    const next = tokens[at + 1]?.folded;
    addTerm(word, PREFIX_LETTERS, factor, scores, seen);
    if (next !== undefined && pairHeads.has(word))
      addTerm(`${word}_${next}`, word.length + 2, factor, scores, seen);
  }
}

function addTerm(
  term: string,
  shortest: number,
  factor: number,
  scores: Float64Array,
  seen: Set<string>,
): void {
  if (seen.has(term)) return;
  seen.add(term);
  for (const { category, points } of meanings(term, shortest))
    scores[category] = (scores[category] ?? 0) + points * factor;
}

/** What is known about a report beside its words. */
export interface CategoryHints {
  url: string;
  /** The feed's section. */
  section: string | null;
  itemCategories: readonly string[];
  /** The report plays in another country than its publisher's. */
  abroad: boolean;
}

const indexOf = (key: RankingCategory): number => RANKING_CATEGORIES.indexOf(key);

/** @returns whether publisher, address or item call it world news */
function addHints(hints: CategoryHints, scores: Float64Array): boolean {
  let world = hints.abroad ? ABROAD_POINTS : 0;
  const add = (key: RankingCategory, points: number): void => {
    if (key === 'world') world = Math.max(world, Math.min(points, WORLD_SECTION_POINTS));
    else scores[indexOf(key)] = (scores[indexOf(key)] ?? 0) + points;
  };
  for (const [at, key] of categoriesOfAddress(hints.url).entries())
    add(key, at === 0 ? ADDRESS_POINTS : SECOND_ADDRESS_POINTS);
  const fromFeed = hints.section && categoryOfSection(hints.section);
  if (fromFeed) add(fromFeed, FEED_POINTS);
  const named = new Map<RankingCategory, number>();
  for (const name of hints.itemCategories) {
    const key = categoryOfSection(name);
    if (key) named.set(key, Math.min(MAX_ITEM_CATEGORY_POINTS, (named.get(key) ?? 0) + ITEM_CATEGORY_POINTS));
  }
  for (const [key, points] of named) add(key, points);
  scores[indexOf('world')] = (scores[indexOf('world')] ?? 0) + world;
  return world > (hints.abroad ? ABROAD_POINTS : 0);
}

/**
 * The politics of another country, in what a publisher calls world news, is world news first: readers who chose
 * Politics mean their own, and ranking takes it so. The two change places.
 */
function putWorldBeforePolitics(scores: Float64Array): void {
  const world = scores[indexOf('world')] ?? 0;
  const politics = scores[indexOf('politics')] ?? 0;
  if (politics <= world) return;
  scores[indexOf('world')] = politics;
  scores[indexOf('politics')] = world;
}

/**
 * Categories of a report with a confidence 0–1 (its share of all points, doubt included), best first,
 * at most three. Empty when nothing points anywhere.
 */
export function findCategories(
  headline: Text,
  summary: Text,
  hints: CategoryHints,
): { key: RankingCategory; confidence: number }[] {
  const scores = new Float64Array(RANKING_CATEGORIES.length);
  const seen = new Set<string>();
  addWords(headline.tokens, HEADLINE_FACTOR, scores, seen);
  addWords(summary.tokens, 1, scores, seen);
  const calledWorld = addHints(hints, scores);
  if (hints.abroad && calledWorld) putWorldBeforePolitics(scores);
  const total = scores.reduce((sum, points) => sum + points, DOUBT);
  return RANKING_CATEGORIES.map((key, at) => ({
    key,
    confidence: Math.round(((scores[at] ?? 0) / total) * 1000) / 1000,
  }))
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_CATEGORIES);
}
