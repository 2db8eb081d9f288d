import { LRUCache } from 'lru-cache';
import { MAX_PAGE_SIZE, MS_PER_DAY } from '../../contract/contract.ts';
import type { SearchHit, SearchOptions, SearchResult } from '../../store/types.ts';
import { remembered } from '../remembered.ts';
import { type Row, toldRow, toRow } from '../row.ts';
import { sift } from '../sift.ts';
import type { Snapshot } from '../snapshot.ts';
import type { EditionOptions, Fewer, Hidden } from '../types.ts';
import type { Who } from '../who.ts';
import { asBegun } from './as-begun.ts';
import { asQuoted } from './as-quoted.ts';
import { asSpelled } from './as-spelled.ts';
import { asWritten, isName, meantBy } from './meant.ts';
import { asNamed, namesIn } from './named.ts';
import { bestFirst, type Found } from './search-order.ts';
import { isShown, isTagIn, taggedAs, taggedWith } from './tagged.ts';
import { type Wanted, wantedOf } from './unwanted.ts';

/** Stories found by their words; nobody pages further. */
const MAX_HITS = 500;
/** Where mutes and phrases leave less than a page of so many, the search goes on behind them: so often it asks in all. */
const MAX_ASKED = 3;
/** So many words may be too many: to leave three out of six there are twenty ways, and each is looked for. */
export const MAX_FEWER = 2;
/** So many offers may turn out to hold nothing for this reader before none is made. */
const MAX_TRIED = 3;

/** Each keeps at most 500 ids and where they were found, and of a misspelt one the thousand words that may have been meant. */
const REMEMBERED_SEARCHES = 64;

export interface Search {
  /**
   * Best match first: stories the reader can read and has not muted, from memory, else from the store; what was muted; and the words that
   * they were found by, where those that were typed were taken for misspelt.
   */
  search(text: string, snapshot: Snapshot, who: Who): Promise<Answer>;
  /** What this reader finds without one of the words, or else without two; undefined where that is nothing. */
  withFewerWords(text: string, snapshot: Snapshot, who: Who): Promise<Fewer | undefined>;
}

type Asked = Pick<SearchOptions, 'limit' | 'reads' | 'except' | 'begun' | 'names'>;

interface Answer {
  left: readonly Row[];
  hidden: readonly Hidden[];
  meant: readonly string[];
}

export function createSearch(options: EditionOptions): Search {
  const { store, now, windowDays, retentionDays, use20Stories } = options;
  /** What was found for the pages before: a story that was merged since must not make the next page skip one. */
  const before = new LRUCache<string, Promise<SearchResult>>({ max: REMEMBERED_SEARCHES });

  const since = (): Date => new Date(now().getTime() - retentionDays * MS_PER_DAY);

  /** Remembered by all that is asked, but the time. */
  const ask = (token: string, text: string, asked: Asked): Promise<SearchResult> => {
    const key = JSON.stringify([token, text, asked]);
    return remembered(before, key, () => {
      const result = store.stories.search(text, { ...asked, since: since(), isName });
      result.catch(() => before.delete(key));
      return result;
    });
  };

  /** As they were in this edition, without what came after it: pages of one token divide one list. */
  const rowsOf = async (hits: readonly SearchHit[], { layout, rowAt }: Snapshot): Promise<Found[]> => {
    const elsewhere = use20Stories ? [] : hits.map(({ id }) => id).filter((id) => !layout.rowOf.has(id));
    const active = now().getTime() - windowDays * MS_PER_DAY;
    const older = new Map<string, Row>();
    for (const story of await store.stories.many(elsewhere)) {
      const row = toRow(story);
      // Of stories that are active still, an edition holds all there were.
      if (row && row.publishedAt < active) older.set(story.id, row);
    }
    return hits.flatMap(({ id, field, inOtherWords }) => {
      const at = layout.rowOf.get(id);
      const row = at === undefined ? older.get(id) : rowAt(at);
      return row ? { row, field, inOtherWords } : [];
    });
  };

  /** By their words. Behind what the reader muted or did not ask for it goes on as far as one page needs, whichever page is asked for. */
  const found = async (
    { text, isLeft }: Wanted,
    snapshot: Snapshot,
    { reader: { reads }, hiding }: Who,
  ): Promise<{ all: Found[]; instead: SearchResult['instead'] }> => {
    const all: Found[] = [];
    let instead: SearchResult['instead'] = null;
    if (text.trim() === '') return { all, instead };
    const names = namesIn(text, isTagIn(snapshot));
    const except: string[] = [];
    let limit = MAX_HITS;
    for (let asked = 1; ; asked++) {
      const look = async (
        how: Pick<Asked, 'begun' | 'names'>,
      ): Promise<SearchResult & { shown: readonly Found[] }> => {
        const result = await ask(snapshot.token, text, { limit, reads, except, ...how });
        const rows = await rowsOf(result.hits, snapshot);
        const shown = rows.filter(({ row }) => isShown(row, snapshot, reads) && isLeft(row.story));
        return { ...result, shown: asBegun(asQuoted(asNamed(shown, names), result.phrases), result.begun) };
      };
      let looked = await look({ begun: true, names });
      // Nothing has the tags whose words were found.
      if (names.length > 0 && looked.shown.length === 0 && looked.hits[0]?.inOtherWords)
        looked = await look({ begun: true });
      // Nothing begins as it was typed: then it may be misspelt.
      if (looked.shown.length === 0 && looked.begun) looked = await look({ begun: false });
      const { hits, shown, ...result } = looked;
      all.push(...shown);
      instead ??= result.instead;
      if (hits.length < limit || asked === MAX_ASKED) break;
      const { left } = sift(all, ({ row }) => row, hiding);
      if (left.length >= MAX_PAGE_SIZE) break;
      limit = MAX_HITS - left.length;
      except.push(...hits.map(({ id }) => id));
    }
    return { all, instead };
  };

  const search: Search['search'] = async (typed, snapshot, who) => {
    const rows = new Map<Row, Found>();
    const wanted = wantedOf(typed);
    const { text, isLeft } = wanted;
    const { all, instead } = await found(wanted, snapshot, who);
    for (const one of asWritten(asSpelled(all, text), instead)) rows.set(one.row, one);
    const isFound = (row: Row): boolean => isShown(row, snapshot, who.reader.reads) && isLeft(row.story);
    // Behind those that have the word itself in the headline: an everyday name is wider than a tag.
    for (const row of taggedAs(text, snapshot))
      if (isFound(row) && rows.get(row)?.field !== 'headline') rows.set(row, { row, field: 'summary' });
    for (const row of taggedWith(text, snapshot)) if (isFound(row)) rows.set(row, { row, field: 'tag' });
    const best = bestFirst([...rows.values()], text, (row) => toldRow(row, who.hiding));
    const sifted = sift(best, (row) => row, who.hiding);
    return { ...sifted, meant: meantBy(sifted.left.flatMap((row) => rows.get(row) ?? [])) };
  };

  const withFewerWords: Search['withFewerWords'] = async (typed, snapshot, who) => {
    const { text, without } = wantedOf(typed);
    const among = { since: since(), reads: who.reader.reads, names: namesIn(text, isTagIn(snapshot)) };
    let tried = 0;
    for (let fewer = 1; fewer <= MAX_FEWER; fewer++)
      for (const left of await store.stories.searchWithout(text, fewer, among)) {
        const query = [left, ...without].join(' ');
        const total = (await search(query, snapshot, who)).left.length;
        if (total > 0) return { query, total };
        tried += 1;
        if (tried === MAX_TRIED) return undefined;
      }
    return undefined;
  };

  return { search, withFewerWords };
}
