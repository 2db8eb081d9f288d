import type { QueryClient } from '@tanstack/react-query';

const FEEDS = { queryKey: ['feed'] } as const;

/** Has the page follow what the reader muted: the feed on it is asked for anew, and so are others when they are opened again. */
export async function followMutes(client: QueryClient): Promise<void> {
  client.removeQueries({ ...FEEDS, type: 'inactive' });
  await Promise.all([
    client.refetchQueries({ ...FEEDS, type: 'active' }),
    client.invalidateQueries({ queryKey: ['related'] }),
    client.invalidateQueries({ queryKey: ['mutes', 'today'] }),
  ]);
}
