import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CardPage } from '../../contract/contract.ts';
import { storiesOf } from '../data/feed.ts';

const FEEDS = { queryKey: ['feed'] } as const;

/**
 * Has the page follow what the reader muted: the feed on it is asked for anew, and so are others when they are opened again.
 * @returns how many of the stories on the page are gone
 */
export async function followMutes(client: QueryClient): Promise<number> {
  const before = shownIn(client);
  client.removeQueries({ ...FEEDS, type: 'inactive' });
  await Promise.all([
    client.refetchQueries({ ...FEEDS, type: 'active' }),
    client.invalidateQueries({ queryKey: ['related'] }),
    client.invalidateQueries({ queryKey: ['mutes', 'today'] }),
  ]);
  const after = new Set(shownIn(client));
  return before.filter((id) => !after.has(id)).length;
}

/** Ids of the stories in the feed on the page. */
function shownIn(client: QueryClient): string[] {
  return client
    .getQueryCache()
    .findAll({ ...FEEDS, type: 'active' })
    .flatMap(({ state }) => storiesOf((state.data as InfiniteData<CardPage> | undefined)?.pages ?? []))
    .map(({ id }) => id);
}
