import { DEFAULT_CATEGORY, PAGE_SIZE, RANKING_CATEGORIES } from '../contract/contract.ts';
import { scorePrepared } from '../ranking/ranking.ts';
import { feedOrder, localOrder, placed, rankingReader, trendingOrder } from './feeds.ts';
import { followStore } from './follow.ts';
import { relatedRows } from './related.ts';
import { isReadable, type Row, toPrepared, toRow } from './row.ts';
import type { Order, Snapshot } from './snapshot.ts';
import { openTimeline } from './timeline.ts';
import type { Edition, EditionOptions, ListedStory, Listing, ListQuery } from './types.ts';

/** Local articles are at most 20 per call. */
const LOCAL_MAX = 20;

/**
 * Loads the active stories and follows the store until it is closed.
 * Rejects when the first load fails; later failures are logged and made good by the next notice or minute.
 */
export async function openEdition(options: EditionOptions): Promise<Edition> {
  const { store, use20Stories } = options;
  const follower = await followStore(options);
  const timeline = openTimeline(follower.history, options, () => follower.refreshInBackground());

  const list = (
    query: ListQuery,
    mode: 'home' | 'local',
    make: (snapshot: Snapshot, depth: number) => Order,
    limit = query.limit ?? PAGE_SIZE,
  ): Listing => {
    const snapshot = timeline.at(query.edition);
    const { page = 1 } = query;
    const order = make(snapshot, page * limit);
    const rows = Array.from(order.rows.subarray((page - 1) * limit, page * limit));
    return {
      stories: rows.flatMap((index) => listed(snapshot.layout.rows[index], snapshot, query, mode)),
      hasMore: order.total > page * limit,
      total: order.total,
      edition: snapshot.token,
    };
  };

  const find: Edition['story'] = async (id) => {
    const row = follower.history.get(id);
    return row ? { story: row.story, merged: false } : store.stories.find(id);
  };

  return {
    feed(query) {
      const isHome = query.category === undefined || query.category === 'all';
      const asked = isHome ? query : impersonal(query);
      return list(asked, 'home', (snapshot, depth) => feedOrder(snapshot, asked, depth));
    },

    local(query) {
      const inCity = placed(query);
      const limit = Math.min(query.limit ?? LOCAL_MAX, LOCAL_MAX);
      return list(inCity, 'local', (snapshot, depth) => localOrder(snapshot, inCity, depth), limit);
    },

    trending(query) {
      const asked = impersonal(query);
      return list(asked, 'home', (snapshot) => trendingOrder(snapshot, asked));
    },

    async related(storyId, query) {
      const found = await find(storyId);
      if (!found) return [];
      const snapshot = timeline.at(query.edition);
      return relatedRows(snapshot, found.story, query.reads).flatMap((index) =>
        listed(snapshot.layout.rows[index], snapshot, impersonal(query), 'home'),
      );
    },

    story: find,

    async search(ids, query) {
      const snapshot = timeline.at(query.edition);
      const wanted = use20Stories ? ids.filter((id) => snapshot.layout.rowOf.has(id)) : ids;
      const older = await store.stories.many(wanted.filter((id) => !follower.history.get(id)));
      const olderRows = new Map(older.map((story) => [story.id, toRow(story)]));
      const rows = wanted.flatMap((id) => {
        const row = follower.history.get(id) ?? olderRows.get(id);
        return row && isReadable(row, query.reads) && snapshot.shows(row) ? row : [];
      });
      const { page = 1, limit = PAGE_SIZE } = query;
      return {
        stories: rows
          .slice((page - 1) * limit, page * limit)
          .flatMap((row) => listed(row, snapshot, impersonal(query), 'home')),
        // A search is one answer: there is no "load more".
        hasMore: false,
        total: rows.length,
        edition: snapshot.token,
      };
    },

    explain(story, query) {
      const snapshot = timeline.at(query.edition);
      const reader = rankingReader(query.reader, 'home');
      return scorePrepared(toPrepared(story), reader, snapshot.pin.time, query.weights);
    },

    categories() {
      const { active, layout } = timeline.at();
      const found = new Set(active.flatMap((index) => layout.rows[index]?.categories ?? []));
      const known = RANKING_CATEGORIES.filter((key) => found.delete(key));
      found.delete(DEFAULT_CATEGORY);
      return ['all', 'local', ...known, ...[...found].sort()];
    },

    token: () => timeline.at().token,
    state: () => ({ version: follower.history.version, active: timeline.at().active.length }),
    refresh: () => follower.refresh(),
    close: () => follower.close(),
  };
}

/** Interests shape the home feed only. */
function impersonal<Q extends ListQuery>(query: Q): Q {
  return { ...query, reader: { ...query.reader, interests: [] } };
}

/** The row with its reasons; nothing for a row that is not there. */
function listed(
  row: Row | undefined,
  snapshot: Snapshot,
  query: ListQuery,
  mode: 'home' | 'local',
): ListedStory[] {
  if (!row) return [];
  const reader = rankingReader(query.reader, mode);
  return [
    { story: row.story, factors: scorePrepared(row.ranking, reader, snapshot.pin.time, query.weights) },
  ];
}
