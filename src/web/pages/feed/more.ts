import type { FeedScreen } from '../../../contract/address.ts';

interface Outcome {
  isFetchNextPageError: boolean;
  error: unknown;
}

/**
 * Loads the next page. A search goes from page to page instead; a page that does not come is only logged, and list and
 * button stay as they were.
 * @returns whether it came
 */
export async function loadMore(screen: FeedScreen, fetchNextPage: () => Promise<Outcome>): Promise<boolean> {
  if (screen.query) {
    console.warn('The other pages of a search are links.');
    return false;
  }
  const { isFetchNextPageError, error } = await fetchNextPage();
  if (isFetchNextPageError) console.error('Failed to load more stories', error);
  return !isFetchNextPageError;
}
