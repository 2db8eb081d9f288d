import type { QueryClient } from '@tanstack/react-query';
import type { CardPage } from '../../contract/contract.ts';
import type { Pages } from '../data/feed.ts';

const FEEDS = { queryKey: ['feed'] } as const;

/**
 * Has the page follow what the reader muted: the feed on it is asked for anew, and so are others when they are opened again.
 * @returns how many stories left the feed, also of those that are not loaded; 0 where its edition has gone, and nobody can say
 */
export async function followMutes(client: QueryClient): Promise<number> {
  const before = firstPages(client);
  client.removeQueries({ ...FEEDS, type: 'inactive' });
  await Promise.all([
    client.refetchQueries({ ...FEEDS, type: 'active' }),
    client.invalidateQueries({ queryKey: ['related'] }),
    client.invalidateQueries({ queryKey: ['mutes', 'today'] }),
  ]);
  const after = firstPages(client);
  return [...before].reduce((gone, [feed, { edition, total }]) => {
    const now = after.get(feed);
    return now?.edition === edition ? gone + Math.max(total - now.total, 0) : gone;
  }, 0);
}

/** The first page of each feed on the page: it says how many stories there are in all. */
function firstPages(client: QueryClient): Map<string, CardPage> {
  const feeds = client.getQueryCache().findAll({ ...FEEDS, type: 'active' });
  return new Map(
    feeds.flatMap(({ queryHash, state }) => {
      const first = (state.data as Pages | undefined)?.pages[0];
      return first ? [[queryHash, first] as const] : [];
    }),
  );
}
