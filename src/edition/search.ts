import { MS_PER_DAY, type Reader } from '../contract/contract.ts';
import { termKey } from '../ranking/ranking.ts';
import { tagsCalled } from '../reader/reader.ts';
import type { SearchHit } from '../store/types.ts';
import type { History } from './history.ts';
import { hasTag } from './related.ts';
import { isReadable, type Row, toRow } from './row.ts';
import { bestFirst, type Found } from './search-order.ts';
import type { Snapshot } from './snapshot.ts';
import type { EditionOptions } from './types.ts';

/** Stories taken from a search before mutes are sorted out; nobody pages further. */
const MAX_HITS = 500;

/** Best match first: stories the reader can read, from memory, else from the store. */
export type Search = (text: string, snapshot: Snapshot, reader: Reader) => Promise<Row[]>;

export function createSearch(history: History, options: EditionOptions): Search {
  const { store, now, retentionDays, use20Stories } = options;

  const hitsOf = async (text: string, reads: readonly string[]): Promise<SearchHit[]> => {
    if (text.trim() === '') return [];
    const since = new Date(now().getTime() - retentionDays * MS_PER_DAY);
    return store.stories.search(text, { since, limit: MAX_HITS, reads });
  };

  return async (text, snapshot, { reads }) => {
    const all = await hitsOf(text, reads);
    const hits = use20Stories ? all.filter(({ id }) => snapshot.layout.rowOf.has(id)) : all;
    const older = await store.stories.many(hits.map(({ id }) => id).filter((id) => !history.get(id)));
    const olderRows = new Map(older.map((story) => [story.id, toRow(story)]));
    const found = hits.flatMap(({ id, field }) => {
      const row = history.get(id) ?? olderRows.get(id);
      return row && isReadable(row, reads) && snapshot.shows(row) ? { row, field } : [];
    });
    const tagged = taggedWith(text, snapshot).filter((row) => isReadable(row, reads) && snapshot.shows(row));
    const fields = new Map<Row, Found['field']>(found.map(({ row, field }) => [row, field]));
    for (const row of tagged) fields.set(row, 'tag');
    return bestFirst(
      [...fields].map(([row, field]) => ({ row, field })),
      text,
    );
  };
}

/** Who presses a tag wants every story that has it, in whichever language its text is. */
function taggedWith(text: string, { layout, rowAt }: Snapshot): Row[] {
  const rows = new Set<Row>();
  for (const tag of tagsCalled(text).map(termKey))
    for (const index of layout.columns.terms.get(tag) ?? []) {
      const row = rowAt(index);
      if (row && hasTag(row, tag)) rows.add(row);
    }
  return [...rows];
}
