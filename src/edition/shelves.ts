/** How a category page is laid out. */
import { ageHours, decay, type RowScores } from '../ranking/ranking.ts';
import type { Hiding } from '../reader/reader.ts';
import type { Row } from './row.ts';
import type { Snapshot } from './snapshot.ts';

/** Hours since its newest report in which a story is today's; and for each point of its importance, where that is more. */
const TODAY_HOURS = 24;
const TODAY_HOURS_PER_POINT = 5;
/** Hours in which what is no longer today's loses half of its worth: last week's largest stories would stand above all of yesterday. */
const EARLIER_HALF_LIFE_HOURS = 6;
/** Points of importance that double the worth of what is too small for the ranking: a point is worth half of what a day takes. */
const POINTS_PER_DOUBLING = 2;
/** What is too small for the ranking and weighs less is not what a day is about, however new: a medal of yesterday stands above a dog track. */
const LEAST_OF_TODAY = 0.5;

type Shelf = 'today' | 'earlier' | 'thoughts' | 'others';

/** A category page is a page of today. */
const SHELVES: readonly Shelf[] = ['today', 'earlier', 'thoughts', 'others'];

/**
 * The rows of a category page, shelf by shelf: its own news of today, then its earlier news, then what thinks about it, then stories of
 * other categories. Each shelf is to be put in order by `onShelf`.
 */
export function shelved(
  among: readonly number[],
  category: string,
  snapshot: Snapshot,
  { gated }: RowScores,
  hiding: Hiding | null,
): number[][] {
  const shelves = new Map(SHELVES.map((shelf): [Shelf, number[]] => [shelf, []]));
  for (const index of among) {
    const row = snapshot.toldAt(index, hiding);
    shelves.get(shelfOf(row, category, snapshot.pin.time, gated[index] === 1))?.push(index);
  }
  return [...shelves.values()];
}

/**
 * What a story is worth on its shelf: its score; where the ranking finds it too small for this reader, times its importance. All of that has the
 * same score but for its age, and it is most of a section for readers far away: a final would stand below a dog race of an hour ago.
 */
export function onShelf({ scores, gated }: RowScores, now: number): (row: Row, index: number) => number {
  return (row, index) => {
    const base = gated[index] === 1 ? 2 ** (pointsOf(row) / POINTS_PER_DOUBLING) : 1;
    const hoursOver = Math.max(0, ageHours(row.ranking.newestAt, now) - todayHours(row));
    return (scores[index] ?? 0) * base * decay(hoursOver, EARLIER_HALF_LIFE_HOURS);
  };
}

const todayHours = ({ story }: Row): number =>
  Math.max(TODAY_HOURS, TODAY_HOURS_PER_POINT * story.analytics.global_relevance);

/** Its importance below zero too, where analytics end: most of a section is there. */
const pointsOf = ({ story }: Row): number =>
  story.reasons.importance.reduce((total, { points }) => total + points, 0);

function shelfOf(row: Row, category: string, now: number, isSmall: boolean): Shelf {
  if (row.categories[0] !== category) return 'others';
  if (!row.tellsNews) return 'thoughts';
  if (isSmall && pointsOf(row) < LEAST_OF_TODAY) return 'earlier';
  return ageHours(row.ranking.newestAt, now) > todayHours(row) ? 'earlier' : 'today';
}
