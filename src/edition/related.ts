import type { Story } from '../contract/contract.ts';
import { categoryKey, termKey } from '../ranking/ranking.ts';
import type { Row } from './row.ts';
import { sift } from './sift.ts';
import type { Order, Snapshot } from './snapshot.ts';
import type { Who } from './who.ts';

const RELATED_MAX = 6;

/** Stories with the same first category or a shared tag: most shared tags first, then the newest; at most six. */
export function relatedOrder(snapshot: Snapshot, story: Story, { reader, hiding }: Who): Order {
  const { rowOf, columns } = snapshot.layout;
  const shared = new Map<number, number>();
  for (const tag of new Set(story.tags.map(termKey)))
    for (const index of columns.terms.get(tag) ?? [])
      if (hasTag(snapshot.rowAt(index), tag)) shared.set(index, (shared.get(index) ?? 0) + 1);

  const category = story.categories[0] === undefined ? null : categoryKey(story.categories[0]);
  const among = snapshot.select(reader.reads).filter((index) => {
    const row = snapshot.rowAt(index);
    if (row.story.id === story.id) return false;
    return shared.has(index) || (category !== null && row.categories[0] === category);
  });
  const { left, hidden } = sift(among, snapshot.rowAt, hiding);
  const sharedTags = (row: Row): number => shared.get(rowOf.get(row.story.id) ?? -1) ?? 0;
  const rows = snapshot.sortBy(sharedTags, RELATED_MAX, left);
  return { rows, total: rows.length, hidden };
}

/** The index of terms knows categories as well as tags. */
export function hasTag({ story }: Row, tag: string): boolean {
  return story.tags.some((own) => termKey(own) === tag);
}
