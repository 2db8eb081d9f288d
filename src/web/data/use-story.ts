import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ExplainedList, StoryDetail } from '../../contract/contract.ts';
import { useLocation } from '../location/location.tsx';
import { ApiError } from './api-error.ts';
import { useAsking } from './asking.ts';
import type { Asking } from './feed.ts';
import { storyQuery } from './story.ts';

interface OneStory {
  story: StoryDetail | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  /** Set when there is nothing to show and never will be, unless `retry` helps. */
  failure: ApiError | null;
  retrying: boolean;
  retry: () => void;
}

/** For whom a list was asked for that a story is explained in: local news has a place also where the reader has none. */
export function useAskingFor(list: ExplainedList): Asking {
  const asking = useAsking();
  const { localPlace } = useLocation();
  return list === 'local' ? { ...asking, place: localPlace } : asking;
}

/** An opened story, as this reader would meet it. A failure is told until a retry has ended. */
export function useStory(id: string, list: ExplainedList = 'home'): OneStory {
  const query = useQuery({
    ...storyQuery(id, useAskingFor(list), list),
    // Another place, language or slider gives the same story other numbers and words: nothing to hide it for.
    // It may be told under another id than it was asked for: that of the story it was merged into.
    placeholderData: (shown, from) => (from?.queryKey[1] === id ? shown : undefined),
  });
  useForgottenFailure(id);
  const [retried, setRetried] = useState<ApiError | null>(null);
  const failure = query.isError && !query.data ? failureOf(query.error) : retried;
  const retry = async () => {
    setRetried(failure);
    await query.refetch();
    setRetried(null);
  };
  return {
    story: query.data,
    loading: query.isPending && !retried,
    failure: query.data ? null : failure,
    retrying: retried !== null,
    retry: () => void retry(),
  };
}

/** A story that failed is asked for again when it is opened again. */
function useForgottenFailure(id: string): void {
  const client = useQueryClient();
  useEffect(
    () => () =>
      client.removeQueries({ queryKey: ['story', id], predicate: ({ state }) => state.status === 'error' }),
    [client, id],
  );
}

function failureOf(error: Error): ApiError {
  return error instanceof ApiError ? error : new ApiError('refused', 0, '', error.message, error);
}
