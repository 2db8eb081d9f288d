import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type FeedScreen, HOME } from '../../contract/address.ts';
import type { ExplainedList } from '../../contract/contract.ts';
import { feedKey, type Pages, storiesOf } from '../data/feed.ts';
import { useAskingFor } from '../data/use-story.ts';

/** Where a story stands in the home or the local feed, as soon as that is loaded, if it holds it. Nothing is asked for. */
export function usePlaceInFeed(id: string, list: ExplainedList): { place: number; total: number } | null {
  const client = useQueryClient();
  const screen: FeedScreen = list === 'local' ? { ...HOME, category: 'local' } : HOME;
  const key = feedKey({ screen, ...useAskingFor(list) });
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  );
  const read = () => client.getQueryData<Pages>(key);
  const feed = useSyncExternalStore(subscribe, read, read);
  if (!feed) return null;
  const index = storiesOf(feed.pages).findIndex((story) => story.id === id);
  return index < 0 ? null : { place: index + 1, total: feed.pages[0]?.total ?? index + 1 };
}
