import { useQueryClient } from '@tanstack/react-query';
import { HOME } from '../../contract/address.ts';
import { useAsking } from '../data/asking.ts';
import { feedKey, type Pages, storiesOf } from '../data/feed.ts';

/** Where a story stands in the home feed, when that is loaded and holds it. */
export function usePlaceInFeed(id: string): { place: number; total: number } | null {
  const client = useQueryClient();
  const feed = client.getQueryData<Pages>(feedKey({ screen: HOME, ...useAsking() }));
  if (!feed) return null;
  const index = storiesOf(feed.pages).findIndex((story) => story.id === id);
  return index < 0 ? null : { place: index + 1, total: feed.pages[0]?.total ?? index + 1 };
}
