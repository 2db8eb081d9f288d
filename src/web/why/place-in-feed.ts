import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type FeedScreen, HOME } from '../../contract/address.ts';
import type { ExplainedList } from '../../contract/contract.ts';
import { featuredOf, feedKey, type Pages, renderedKey, storiesOf } from '../data/feed.ts';
import { useAskingFor } from '../data/use-story.ts';

export interface PlaceInFeed {
  place: number;
  total: number;
  /** It is shown above those ranked before it, which have no picture. */
  lifted: boolean;
}

/** Where a story stands in the home or the local feed, as soon as that is loaded, if it holds it. Nothing is asked for. */
export function usePlaceInFeed(id: string, list: ExplainedList): PlaceInFeed | null {
  const client = useQueryClient();
  const screen: FeedScreen = list === 'local' ? { ...HOME, category: 'local' } : HOME;
  const key = feedKey({ screen, ...useAskingFor(list) });
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  );
  const read = () => client.getQueryData<Pages>(key);
  const readRendered = () => client.getQueryData<Pages>(renderedKey(key));
  const feed = useSyncExternalStore(subscribe, read, readRendered);
  if (!feed) return null;
  const [first] = feed.pages;
  const stories = storiesOf(feed.pages);
  const index = stories.findIndex((story) => story.id === id);
  if (index < 0) return null;
  const lifted = index > 0 && featuredOf(stories, first?.data ?? []) === stories[index];
  return { place: index + 1, total: first?.total ?? index + 1, lifted };
}
