import type { Story } from '../contract/contract.ts';
import { termKey } from '../ranking/ranking.ts';
import { categoryKey, type Row } from './row.ts';
import type { Snapshot } from './snapshot.ts';

const RELATED_MAX = 6;

/**
 * Rows of stories with the same first category or a shared tag: most shared tags first, then the newest;
 * at most six.
 */
export function relatedRows(snapshot: Snapshot, story: Story, reads: readonly string[]): number[] {
  const { rows, columns } = snapshot.layout;
  const shared = new Map<number, number>();
  for (const tag of new Set(story.tags.map(termKey)))
    for (const index of columns.terms.get(tag) ?? [])
      if (hasTag(rows[index], tag)) shared.set(index, (shared.get(index) ?? 0) + 1);

  const category = story.categories[0] === undefined ? null : categoryKey(story.categories[0]);
  const among = snapshot.select(reads).filter((index) => {
    const row = rows[index];
    if (!row || row.story.id === story.id) return false;
    return shared.has(index) || (category !== null && row.categories[0] === category);
  });
  const sharedTags = (row: Row): number => shared.get(snapshot.layout.rowOf.get(row.story.id) ?? -1) ?? 0;
  return [...snapshot.sortBy(sharedTags, RELATED_MAX, among)];
}

/** The index of terms knows categories as well as tags. */
function hasTag(row: Row | undefined, tag: string): boolean {
  return row?.story.tags.some((own) => termKey(own) === tag) ?? false;
}
