/** How a category page is laid out. */
import { MS_PER_HOUR } from '../contract/contract.ts';
import type { RowScores } from '../ranking/ranking.ts';
import type { Row } from './row.ts';
import type { Snapshot } from './snapshot.ts';

/** Hours since its newest report in which a story is today's; and for each point of its importance, where that is more. */
const TODAY_HOURS = 24;
const TODAY_HOURS_PER_POINT = 5;
/** Added to the importance of what is too small for the ranking: a point more is worth about twelve hours. */
const SMALL_BASE = 2;

type Shelf = 'today' | 'earlier' | 'thoughts' | 'others';

/** A category page is a page of today. */
const SHELVES: readonly Shelf[] = ['today', 'earlier', 'thoughts', 'others'];

/**
 * The rows of a category page, shelf by shelf: its own news of today, then its earlier news, then what thinks about it, then stories of
 * other categories. Each shelf is to be put in order by `onShelf`.
 */
export function shelved(among: readonly number[], category: string, snapshot: Snapshot): number[][] {
  const shelves = new Map(SHELVES.map((shelf): [Shelf, number[]] => [shelf, []]));
  for (const index of among) {
    const row = snapshot.rowAt(index);
    if (row) shelves.get(shelfOf(row, category, snapshot.pin.time))?.push(index);
  }
  return [...shelves.values()];
}

/**
 * What a story is worth on its shelf: its score; where the ranking finds it too small for this reader, times its importance. All of that has the
 * same score but for its age, and it is most of a section for readers far away: a final would stand below a dog race of an hour ago.
 */
export function onShelf({ scores, gated }: RowScores): (row: Row, index: number) => number {
  return ({ story }, index) => {
    const score = scores[index] ?? 0;
    return gated[index] === 1 ? score * (SMALL_BASE + story.analytics.global_relevance) : score;
  };
}

const todayHours = ({ story }: Row): number =>
  Math.max(TODAY_HOURS, TODAY_HOURS_PER_POINT * story.analytics.global_relevance);

function shelfOf(row: Row, category: string, now: number): Shelf {
  if (row.categories[0] !== category) return 'others';
  if (!row.tellsNews) return 'thoughts';
  return row.ranking.newestAt < now - todayHours(row) * MS_PER_HOUR ? 'earlier' : 'today';
}
