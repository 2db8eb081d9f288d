/** How a category page is laid out. */
import { MS_PER_HOUR, type RankingReader } from '../contract/contract.ts';
import { scorePrepared } from '../ranking/ranking.ts';
import type { Row } from './row.ts';
import type { Snapshot } from './snapshot.ts';

/** Hours since its newest report in which a story is today's: what happened yesterday evening is. */
const TODAY_HOURS = 36;
/**
 * Importance to the world, of ten, from which what the ranking finds too small for this reader stands on a shelf: all of it has the same
 * score but for its age, and a final would stand below a dog race of an hour ago.
 */
const SMALL = [4, 2, 1, 0] as const;

type Shelf = 'today' | (typeof SMALL)[number] | 'earlier' | 'thoughts' | 'others';

/**
 * A category page is a page of today. Far from the reader most of a section is too small for the ranking, so that by score alone what
 * several newsrooms told last week stands above all of today.
 */
const SHELVES: readonly Shelf[] = ['today', ...SMALL, 'earlier', 'thoughts', 'others'];

/**
 * The rows of a category page, shelf by shelf: its own news of today, that which is too small for the ranking by importance, then its
 * earlier news, then what thinks about it, then stories of other categories. Each shelf is to be put in order by score.
 */
export function shelved(
  among: readonly number[],
  category: string,
  reader: RankingReader,
  snapshot: Snapshot,
): number[][] {
  const shelves = new Map(SHELVES.map((shelf): [Shelf, number[]] => [shelf, []]));
  for (const index of among) {
    const row = snapshot.rowAt(index);
    if (row) shelves.get(shelfOf(row, category, reader, snapshot.pin.time))?.push(index);
  }
  return [...shelves.values()];
}

function shelfOf(row: Row, category: string, reader: RankingReader, now: number): Shelf {
  if (row.categories[0] !== category) return 'others';
  if (!row.tellsNews) return 'thoughts';
  if (row.ranking.newestAt < now - TODAY_HOURS * MS_PER_HOUR) return 'earlier';
  if (!scorePrepared(row.ranking, reader, now).gated) return 'today';
  const importance = row.story.analytics.global_relevance;
  return SMALL.find((atLeast) => importance >= atLeast) ?? 0;
}
