import type { Reader } from '../contract/contract.ts';
import type { History } from './history.ts';
import { isReadable, type Row, toRow } from './row.ts';
import type { Snapshot } from './snapshot.ts';
import type { EditionOptions } from './types.ts';

/** Stories taken from a search before languages and mutes are sorted out; nobody pages further. */
const MAX_HITS = 500;
const MS_PER_DAY = 86_400_000;

/** Best match first: stories the reader can read, from memory, else from the store. */
export type Search = (text: string, snapshot: Snapshot, reader: Reader) => Promise<Row[]>;

export function createSearch(history: History, options: EditionOptions): Search {
  const { store, now, retentionDays, use20Stories } = options;

  const hits = (text: string): Promise<readonly string[]> | readonly string[] => {
    const words = text.trim();
    if (words === '') return [];
    const since = new Date(now().getTime() - retentionDays * MS_PER_DAY);
    return store.stories.search(words, { since, limit: MAX_HITS });
  };

  return async (text, snapshot, { reads }) => {
    const ids = await hits(text);
    const wanted = use20Stories ? ids.filter((id) => snapshot.layout.rowOf.has(id)) : ids;
    const older = await store.stories.many(wanted.filter((id) => !history.get(id)));
    const olderRows = new Map(older.map((story) => [story.id, toRow(story)]));
    return wanted.flatMap((id) => {
      const row = history.get(id) ?? olderRows.get(id);
      return row && isReadable(row, reads) && snapshot.shows(row) ? row : [];
    });
  };
}
