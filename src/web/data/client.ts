import { QueryClient } from '@tanstack/react-query';
import { feedUnder } from '../../contract/address.ts';
import type { BootData, ErrorBody } from '../../contract/contract.ts';
import { cityNameQuery } from '../location/city-name.ts';
import { ApiError, NOT_FOUND } from './api-error.ts';
import { askedFor, feedKey, pagesOf, renderedKey } from './feed.ts';
import { relatedKey, storyKey } from './story.ts';

const STATUS_FAILED = 500;

/** A query cache that already holds what the server rendered with: server and browser start the same. */
export function queryClientOf({ data, ...boot }: BootData): QueryClient {
  const { screen, language, place } = boot;
  const asking = askedFor(boot);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // A request that cannot be made has failed: readers are told at once instead of waiting for a network.
        networkMode: 'always',
        // What the connection took is asked for once more when it is back, where there is nothing else to show.
        refetchOnReconnect: ({ state: { data, error } }) =>
          data === undefined && error instanceof ApiError && error.kind === 'network',
        refetchOnWindowFocus: false,
        retry: false,
      },
    },
  });
  const feed = feedUnder(screen);
  const key = feedKey({ screen: feed, ...asking });
  if (place) client.setQueryData(cityNameQuery(place, language).queryKey, place.cityName);
  if (data.feed) {
    // One and the same: where nothing came meanwhile, nothing is drawn again.
    const pages = pagesOf(data.feed, feed);
    client.setQueryData(key, pages);
    client.setQueryData(renderedKey(key), pages);
  }
  if (screen.kind === 'story' && data.story) {
    client.setQueryData(storyKey(screen.id, asking), data.story);
    client.setQueryData(relatedKey(screen.id, asking), data.related);
  }
  if (data.error) fail(client, screen.kind === 'story' ? storyKey(screen.id, asking) : key, data.error);
  return client;
}

function fail(client: QueryClient, key: readonly unknown[], { code, message }: ErrorBody['error']) {
  const status = code === 'STORY_NOT_FOUND' ? NOT_FOUND : STATUS_FAILED;
  const error = new ApiError('refused', status, code, message);
  client
    .getQueryCache()
    .build(client, { queryKey: key })
    .setState({ status: 'error', error, fetchStatus: 'idle' });
}
