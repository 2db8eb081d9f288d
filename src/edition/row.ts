import {
  languagesOf,
  type Source,
  type Story,
  TELLS_NEWS,
  timeOf,
  topicsOfKind,
} from '../contract/contract.ts';
import { fold, usableName } from '../geo/geo.ts';
import { categoryKey, type PreparedStory, prepareStory } from '../ranking/ranking.ts';
import type { Hiding } from '../reader/reader.ts';
import { storyCountries, storyPlace } from './place.ts';

/** Topic of what a newsroom follows as it happens: no category and no tag tells it. */
const BREAKING = 'breaking';

/** A story with everything resolved that listings need, so that no query resolves it again. */
export interface Row {
  readonly story: Story;
  readonly ranking: PreparedStory;
  /** ms: its `published_at`. */
  readonly publishedAt: number;
  /** ms: when Helder first saw any of its reports. */
  readonly firstSeenAt: number;
  /** A report tells it as news. */
  readonly tellsNews: boolean;
  /** Category keys, first one first. */
  readonly categories: readonly string[];
  /** Folded; "" = unknown. */
  readonly city: string;
  /** ISO 639-1 of the original and of every translation with a headline. */
  readonly languages: readonly string[];
}

/** Null when the story has no valid date: it is in no feed. */
export function toRow(story: Story): Row | null {
  const publishedAt = timeOf(story.published_at);
  if (Number.isNaN(publishedAt)) return null;
  const firstSeen = story.sources.map((source) => timeOf(source.first_seen_at)).filter(Number.isFinite);
  return {
    story,
    ranking: toPrepared(story),
    publishedAt,
    firstSeenAt: firstSeen.length > 0 ? Math.min(...firstSeen) : publishedAt,
    tellsNews: tellsNews(story),
    categories: story.categories.map(categoryKey),
    city: fold(usableName(story.location.city)),
    languages: languagesOf(story),
  };
}

/** True when the reader reads its language or one it is translated to; an empty list reads everything. */
export function isReadable(row: Row, reads: readonly string[]): boolean {
  return reads.length === 0 || reads.some((language) => row.languages.includes(language));
}

/**
 * A row as a reader is told its story: what follows from its reports anew. What the newsroom says of it, and what it is found by, stays.
 */
export function toldRow(row: Row, hiding: Hiding | null): Row {
  const told = hiding?.tell(row.story) ?? row.story;
  if (told === row.story) return row;
  const known = toldRows.get(told);
  if (known) return known;
  const made = {
    ...row,
    story: told,
    ranking: toldRanking(row.ranking, told),
    publishedAt: timeOf(told.published_at),
    tellsNews: tellsNews(told),
  };
  toldRows.set(told, made);
  return made;
}

/** An order asks for each several times. */
const toldRows = new WeakMap<Story, Row>();

/** The same for a story that is in no edition. */
export const toldRanking = (prepared: PreparedStory, told: Story): PreparedStory => ({
  ...prepared,
  ...timesOf(told),
});

const tellsNews = ({ sources }: Story): boolean => sources.some(({ genre }) => TELLS_NEWS.has(genre));

/** A story as ranking sees it: places, country names and dates resolved. */
export function toPrepared(story: Story): PreparedStory {
  const isLive = story.sources.some(({ genre }) => genre === 'live');
  const { analytics } = story;
  return prepareStory({
    id: story.id,
    ...storyPlace(story),
    countries: storyCountries(story),
    categories: story.categories,
    weighedAs: weighedAs(story),
    tags: [...story.tags, ...topicsOfKind(story), ...(isLive ? [BREAKING] : [])],
    globalRelevance: analytics.global_relevance,
    localRelevance: analytics.local_relevance,
    cleanliness: analytics.cleanliness,
    neutrality: analytics.political_neutrality,
    popularity: analytics.popularity_score,
    ...timesOf(story),
  });
}

/** What ranking takes of a story's reports. */
function timesOf({ sources }: Story): Pick<PreparedStory, 'newestAt' | 'originTimes'> {
  const news = sources.filter(({ genre }) => TELLS_NEWS.has(genre));
  const times = (some: readonly Source[]): number[] =>
    some.map(({ publishedAt }) => timeOf(publishedAt)).filter(Number.isFinite);
  // What thinks about an event does not renew it.
  const ofNews = times(news);
  const dated = ofNews.length > 0 ? ofNews : times(sources);
  return {
    newestAt: dated.length > 0 ? Math.max(...dated) : Number.NaN,
    originTimes: newestOfOrigins(sources),
  };
}

/** What is front-page news in every section is world news to ranking, whatever it is about and whatever page it stands on. */
function weighedAs({ reasons }: Story): string | undefined {
  return reasons.importance.some(({ part }) => part === 'worldwide' || part === 'widely')
    ? 'world'
    : undefined;
}

/**
 * When every origin last reported it, by what it did not repeat: a newsroom that has told an event for days still covers it today.
 * NaN = none of its reports is dated.
 */
function newestOfOrigins(sources: readonly Source[]): number[] {
  const newest = new Map<string, number>();
  for (const { origin, is_repeat, publishedAt } of sources) {
    const known = newest.get(origin) ?? Number.NaN;
    const at = is_repeat ? Number.NaN : timeOf(publishedAt);
    newest.set(origin, Number.isNaN(known) || at > known ? at : known);
  }
  return [...newest.values()];
}
