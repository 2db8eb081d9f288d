import type { FeedScreen } from '../../../contract/address.ts';
import { shortened } from '../../../contract/shorten.ts';
import { quoted, type Translate } from '../../../texts/browser.ts';

/** What a feed without a search is called: its category, or the order of all of them. */
export const feedTitle = ({ category, sort }: FeedScreen, t: Translate): string =>
  t(category !== 'all' ? `category.${category}` : sort === 'top' ? 'feed.title' : `feed.order.${sort}`);

/** Characters: two or three lines of a phone. The search field, and the page that found nothing, have all of it. */
const LONGEST_QUERY = 80;

export const resultsTitle = (count: number, query: string, t: Translate): string =>
  t('search.results', { count, query: quoted(shortened(query, LONGEST_QUERY), t) });
