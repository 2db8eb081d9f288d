import { type Genre, type Publisher, type RankingCategory, TELLS_NEWS } from '../../../contract/contract.ts';
import { firstLook, lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { clampPoints } from './score.ts';

export interface RelevanceFacts {
  scope: Publisher['scope'];
  /** The city is known, or that it is around the publisher's. */
  cityKnown: boolean;
  /** It plays in the publisher's own country; null = place unknown. */
  atHome: boolean | null;
  /** Countries concerned other than the publisher's. */
  foreignCountries: number;
  category: RankingCategory | null;
  /** It plays abroad, or world news is one of its categories too. */
  worldly: boolean;
  /** Headline, line break, summary. */
  text: string;
  genre: Genre;
}

/** Where a story starts, by who tells it: a global publisher chose it for the world, a regional one for its town. */
const GLOBAL_BASE: Record<Publisher['scope'], number> = { global: 2.2, national: 2, regional: 1 };
const LOCAL_BASE: Record<Publisher['scope'], number> = { global: 2, national: 3.5, regional: 6 };

/** Some subjects travel, others stay at home. */
const GLOBAL_BY_CATEGORY: Record<RankingCategory, number> = {
  world: 0.6,
  politics: 0.4,
  science: 0.2,
  business: 0.3,
  technology: 0.1,
  environment: 0.3,
  health: 0.3,
  entertainment: -0.3,
  sports: -0.3,
  crime: -0.2,
};
/** An election or a merger abroad is world news as well. */
const AFFAIRS: ReadonlySet<RankingCategory> = new Set([
  'politics',
  'business',
  'technology',
  'environment',
  'health',
]);
const LOCAL_BY_CATEGORY: Partial<Record<RankingCategory, number>> = {
  world: -1.5,
  science: -1,
  technology: -0.5,
  crime: 0.5,
};

const ONE_FOREIGN_COUNTRY = 0.3;
const MORE_COUNTRIES = 0.6;
const ACTOR = 0.5;
const MAX_ACTORS = 2;
const EVENT = 0.4;
const MAX_EVENTS = 1;
const SOFT = -1.5;
const COMMENTARY = -1;
const EVERY_DAY = -1;
const CITY_KNOWN = 2;
const AT_HOME = 1;
const ABROAD = -1;
const LOCAL_WORD = 0.5;
const MAX_LOCAL_WORDS = 3;

/** As written: "WHO" is a body, "who" is not. */
const INTERNATIONAL_ACTORS = wholeWords(lexicon.relevance.actors, 'g');
const GREAT_EVENTS = wholeWords(lexicon.relevance.events);
const ROUTINE = wholeWords(lexicon.relevance.routine, 'i');
const MAY_BE_ROUTINE = firstLook([lexicon.relevance.routine]);
const LOCAL_WORDS = wholeWords(lexicon.relevance.nearby);
/** Nothing has happened: it matters to whoever looks for it. */
const SERVICES: ReadonlySet<Genre> = new Set(['service', 'promo', 'bulletin', 'gallery', 'video']);

const count = (text: string, pattern: RegExp): number => new Set(text.match(pattern)).size;

const isRoutine = (headline: string): boolean =>
  MAY_BE_ROUTINE(headline.toLowerCase()) && ROUTINE.test(headline);

const headlineOf = (text: string): string => text.slice(0, text.indexOf('\n'));

function byGenre(genre: Genre): number {
  if (SERVICES.has(genre)) return SOFT;
  return TELLS_NEWS.has(genre) ? 0 : COMMENTARY;
}

/** 0–10: how much the story matters to somebody far away. */
export function globalRelevance(facts: RelevanceFacts): number {
  const { scope, foreignCountries, category, worldly, text, genre } = facts;
  const bySubject = category ? GLOBAL_BY_CATEGORY[category] : 0;
  const travels = worldly && category !== null && AFFAIRS.has(category);
  const countries =
    foreignCountries === 0 ? 0 : foreignCountries === 1 ? ONE_FOREIGN_COUNTRY : MORE_COUNTRIES;
  return clampPoints(
    GLOBAL_BASE[scope] +
      (travels ? GLOBAL_BY_CATEGORY.world : bySubject) +
      countries +
      Math.min(count(text, INTERNATIONAL_ACTORS), MAX_ACTORS) * ACTOR +
      Math.min(count(text, GREAT_EVENTS), MAX_EVENTS) * EVENT +
      byGenre(genre) +
      (isRoutine(headlineOf(text)) ? EVERY_DAY : 0),
  );
}

/** 0–10: how much the story matters to somebody near it. */
export function localRelevance(facts: RelevanceFacts): number {
  const { scope, cityKnown, atHome, category, text } = facts;
  return clampPoints(
    LOCAL_BASE[scope] +
      (cityKnown ? CITY_KNOWN : 0) +
      (atHome === null ? 0 : atHome ? AT_HOME : ABROAD) +
      (category ? (LOCAL_BY_CATEGORY[category] ?? 0) : 0) +
      Math.min(count(text, LOCAL_WORDS), MAX_LOCAL_WORDS) * LOCAL_WORD,
  );
}
