import { DEFAULT_CATEGORY, RANKING_CATEGORIES } from '../contract/contract.ts';
import { toldTo } from '../reader/reader.ts';
import { followStore } from './follow.ts';
import { createList } from './list.ts';
import { createOffers } from './offers.ts';
import { underPresentNames } from './renamed.ts';
import { toldRanking, toPrepared } from './row.ts';
import { createSearch } from './search/search.ts';
import { openTimeline } from './timeline.ts';
import type { Edition, EditionOptions } from './types.ts';
import { rankingReader } from './who.ts';

/**
 * Loads the active stories and follows the store until it is closed.
 * Rejects when the first load fails; later failures are logged and made good by the next notice or minute.
 */
export async function openEdition(asked: EditionOptions): Promise<Edition> {
  const { store, publishers } = asked;
  const stories = underPresentNames(store.stories, publishers);
  const options = { ...asked, store: { ...store, stories } };
  const follower = await followStore(options);
  const { history } = follower;
  const timeline = openTimeline(history, options, () => follower.refreshInBackground());

  const find: Edition['story'] = async (id) => history.get(id)?.story ?? stories.find(id);

  const searching = createSearch(options);
  const listings = createList(timeline, find, searching);

  return {
    ...listings,
    ...createOffers(timeline, listings.list, searching),
    story: find,

    explain(story, reader, { list = 'home', edition } = {}) {
      const told = toldTo(reader, story);
      const prepared = toldRanking(toPrepared(story), told);
      const ranked = rankingReader(reader, list, list === 'home');
      return timeline.at(edition).factors(prepared, ranked, reader.weights);
    },

    categories() {
      const found = new Set(timeline.at().categories);
      const known = RANKING_CATEGORIES.filter((key) => found.delete(key));
      found.delete(DEFAULT_CATEGORY);
      return ['all', 'local', ...known, ...[...found].sort()];
    },

    invented: () => timeline.at().invented,
    token: () => timeline.at().token,
    state: () => ({ version: history.version, active: timeline.at().active.length }),
    refresh: () => follower.refresh(),
    onRenewed: (listener) => follower.onRenewed(listener),
    close: () => follower.close(),
  };
}
