import { useQueryClient } from '@tanstack/react-query';
import { type FeedScreen, HOME } from '../../contract/address.ts';
import type { ExplainedList } from '../../contract/contract.ts';
import { feedKey, type Pages, storiesOf } from '../data/feed.ts';
import { useAskingFor } from '../data/use-story.ts';

/** Where a story stands in the home or the local feed, when that is loaded and holds it. */
export function usePlaceInFeed(id: string, list: ExplainedList): { place: number; total: number } | null {
  const client = useQueryClient();
  const screen: FeedScreen = list === 'local' ? { ...HOME, category: 'local' } : HOME;
  const feed = client.getQueryData<Pages>(feedKey({ screen, ...useAskingFor(list) }));
  if (!feed) return null;
  const index = storiesOf(feed.pages).findIndex((story) => story.id === id);
  return index < 0 ? null : { place: index + 1, total: feed.pages[0]?.total ?? index + 1 };
}
