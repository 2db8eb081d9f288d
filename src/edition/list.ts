/** The one door of listings: which order answers a question, and the page of it that was asked for. */
import { MAX_PAGE_SIZE, PAGE_SIZE, type RankingReader } from '../contract/contract.ts';
import { feedOrder, trendingOrder } from './feeds.ts';
import { localOrder } from './local.ts';
import { relatedOrder } from './related.ts';
import { type Row, toldRow } from './row.ts';
import type { Search } from './search/search.ts';
import { subjectsOf } from './search/tagged.ts';
import type { Order, Snapshot } from './snapshot.ts';
import type { Timeline } from './timeline.ts';
import type { Ask, Edition, ListedStory } from './types.ts';
import { rankingReader, type Who, whoIs } from './who.ts';
import { withheld } from './withheld.ts';

/** Local articles are at most 20 per call. */
const LOCAL_MAX = 20;

export function createList(
  timeline: Timeline,
  find: Edition['story'],
  searching: Search,
): Pick<Edition, 'list' | 'withheld' | 'subjects'> {
  const list: Edition['list'] = async (ask, reader) => {
    const snapshot = timeline.at(ask.edition);
    const who = whoIs(reader);
    const { page = 1 } = ask;
    const limit = limitOf(ask);
    const ranked = rankingReader(reader, ask.list === 'local' ? 'local' : 'home', isHome(ask));

    if (ask.list === 'search') {
      const { left, hidden, meant } = await searching.search(ask.text, snapshot, who);
      return {
        stories: told(left.slice((page - 1) * limit, page * limit), snapshot, who, ranked),
        hasMore: false,
        total: left.length,
        edition: snapshot.token,
        hidden,
        meant,
      };
    }

    const order = await orderOf(ask, snapshot, who, page * limit);
    const rows = Array.from(order?.rows.subarray((page - 1) * limit, page * limit) ?? []);
    const total = order?.total ?? 0;
    return {
      stories: told(rows.map(snapshot.rowAt), snapshot, who, ranked),
      hasMore: total > page * limit,
      total,
      edition: snapshot.token,
      hidden: order?.hidden ?? [],
      ...(order?.local && { local: order.local }),
    };
  };

  return {
    list,
    withheld: (reader, since) => withheld(timeline.at(), whoIs(reader), since),
    subjects: (story, reader) => subjectsOf(story, timeline.at(), whoIs(reader)),
  };

  /** Null for stories like one that nobody knows. */
  async function orderOf(
    ask: Exclude<Ask, { list: 'search' }>,
    snapshot: Snapshot,
    who: Who,
    depth: number,
  ): Promise<Order | null> {
    if (ask.list === 'feed') return feedOrder(snapshot, ask, who, depth);
    if (ask.list === 'local') return localOrder(snapshot, who, depth);
    if (ask.list === 'trending') return trendingOrder(snapshot, who);
    const story = await find(ask.story);
    return story && relatedOrder(snapshot, story, who);
  }
}

const isHome = (ask: Ask): boolean =>
  ask.list === 'feed' && (ask.category === undefined || ask.category === 'all');

function limitOf({ list, limit }: Ask): number {
  if (list === 'local') return Math.min(limit ?? LOCAL_MAX, LOCAL_MAX);
  return limit ?? (list === 'search' ? MAX_PAGE_SIZE : PAGE_SIZE);
}

/** The stories as this reader gets them, each with the reasons for its place. */
function told(
  rows: readonly Row[],
  snapshot: Snapshot,
  { reader, hiding }: Who,
  ranked: RankingReader,
): ListedStory[] {
  return rows.map((row) => {
    const { story, ranking } = toldRow(row, hiding);
    return { story, factors: snapshot.factors(ranking, ranked, reader.weights) };
  });
}
