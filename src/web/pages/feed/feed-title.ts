import type { FeedScreen } from '../../../contract/address.ts';
import type { Translate } from '../../../texts/browser.ts';

/** What a feed without a search is called: its category, or the order of all of them. */
export const feedTitle = ({ category, sort }: FeedScreen, t: Translate): string =>
  t(category !== 'all' ? `category.${category}` : sort === 'top' ? 'feed.title' : `feed.order.${sort}`);
