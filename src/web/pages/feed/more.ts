import type { FeedScreen } from '../../../contract/address.ts';

interface Outcome {
  isFetchNextPageError: boolean;
  error: unknown;
}

/**
 * Loads the next page. A search has all its stories on one page; when a page does not come, list and button stay as they
 * were.
 * @returns false when it did not come
 */
export async function loadMore(screen: FeedScreen, fetchNextPage: () => Promise<Outcome>): Promise<boolean> {
  if (screen.query) {
    console.warn('A search has all its stories on one page.');
    return true;
  }
  const { isFetchNextPageError, error } = await fetchNextPage();
  if (isFetchNextPageError) console.error('Failed to load more stories', error);
  return !isFetchNextPageError;
}
