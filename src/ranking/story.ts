import { type Point, type UnitVector, unitVectors } from './distance.ts';
import { quality } from './quality.ts';
import { leadingCategory, requiredGlobalRelevance } from './relevance.ts';
import { normalised, type RawScore, termKey } from './scale.ts';

/** A story as ranking needs it: its place is resolved by the caller, so that no table of places is needed here. */
export interface RankingStory {
  id: string;
  /** Where it happened, or every place it may be: the one nearest to the reader counts. None = 10000 km away. */
  points: readonly Point[];
  /** The points are where it happened; false: the middles of countries, which are near nobody. */
  exact: boolean;
  /** Countries the story is from, named as the reader's country is (aliases resolved by the caller). */
  countries: readonly string[];
  /** The first one decides weights and requirement, unless `weighedAs` does. */
  categories: readonly string[];
  /** A category whose weights and requirement it gets without being of it. */
  weighedAs?: string | undefined;
  tags: readonly string[];
  /** 0–10 each. */
  globalRelevance: RawScore;
  localRelevance: RawScore;
  cleanliness: RawScore;
  neutrality: RawScore;
  popularity: RawScore;
  /** ms since 1970 of the newest dated report; NaN when no report is dated. */
  newestAt: number;
  /** ms of one report per independent origin, NaN = undated. */
  originTimes: readonly number[];
}

/** The same story with everything computed that no reader and no moment changes. */
export interface PreparedStory {
  readonly id: string;
  readonly places: readonly UnitVector[];
  readonly exact: boolean;
  /** Keys: trimmed, lower case. */
  readonly countries: readonly string[];
  /** Keys of categories and tags, each once. */
  readonly terms: ReadonlySet<string>;
  /** The category that decides weights and requirement. */
  readonly category: string;
  /** Global relevance (0–1) it needs from afar. */
  readonly required: number;
  /** 0–1, NaN for nonsense. */
  readonly global: number;
  readonly local: number;
  readonly cleanliness: number;
  readonly neutrality: number;
  readonly engagement: number;
  readonly quality: number;
  readonly newestAt: number;
  readonly originTimes: readonly number[];
}

export function prepareStory(story: RankingStory): PreparedStory {
  const category = leadingCategory(story.weighedAs === undefined ? story.categories : [story.weighedAs]);
  const cleanliness = normalised(story.cleanliness);
  const neutrality = normalised(story.neutrality);
  const engagement = normalised(story.popularity);
  return {
    id: story.id,
    places: unitVectors(story.points),
    exact: story.exact,
    countries: story.countries.map(termKey),
    terms: new Set([...story.categories, ...story.tags].map(termKey)),
    category,
    required: requiredGlobalRelevance(category),
    global: normalised(story.globalRelevance),
    local: normalised(story.localRelevance),
    cleanliness,
    neutrality,
    engagement,
    quality: quality(cleanliness, neutrality, engagement),
    newestAt: story.newestAt,
    originTimes: story.originTimes,
  };
}

/** True when one of the story's countries is the reader's. */
export function isFromCountry(countries: readonly string[], country: string | null): boolean {
  const wanted = termKey(country ?? '');
  return wanted !== '' && countries.some((name) => termKey(name) === wanted);
}
