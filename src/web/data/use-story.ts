import { useQuery } from '@tanstack/react-query';
import type { StoryDetail } from '../../contract/contract.ts';
import { useLanguage } from '../language/language.tsx';
import { useLocation } from '../location/location.tsx';
import { useSite } from '../site.tsx';
import { ApiError } from './api.ts';
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

/** An opened story, as this reader would meet it. */
export function useStory(id: string): OneStory {
  const { language } = useLanguage();
  const { place } = useLocation();
  const { apiBase } = useSite();
  const query = useQuery({
    ...storyQuery({ id, language, place, apiBase }),
    // Another place or language gives the same story other numbers and words: nothing to hide it for.
    placeholderData: (shown) => (shown?.id === id ? shown : undefined),
  });
  const failed = query.isError && !query.data;
  return {
    story: query.data,
    loading: query.isPending,
    failure: failed ? failureOf(query.error) : null,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}

function failureOf(error: Error): ApiError {
  return error instanceof ApiError ? error : new ApiError('refused', 0, '', error.message, error);
}
