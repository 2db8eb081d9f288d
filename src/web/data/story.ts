import { queryOptions } from '@tanstack/react-query';
import type { Article, ArticlePage, InterfaceLanguage, StoryDetail } from '../../contract/contract.ts';
import { get } from './api.ts';
import { type Place, placeName, readerParams } from './feed.ts';

interface StoryRequest {
  id: string;
  language: InterfaceLanguage;
  /** Where the reader is: decides distance and rank under "Why this story?". */
  place: Place | null;
}

export function storyKey(id: string, language: InterfaceLanguage, place: Place | null) {
  return ['story', id, language, placeName(place)] as const;
}

export function relatedKey(id: string, language: InterfaceLanguage) {
  return ['related', id, language] as const;
}

/** One story with its sources. Fetched only where it is used: an open story. */
export function storyQuery({ id, language, place }: StoryRequest) {
  return queryOptions({
    queryKey: storyKey(id, language, place),
    queryFn: ({ signal }) =>
      get<StoryDetail>({
        path: `/stories/${encodeURIComponent(id)}`,
        params: { ...readerParams(language, place), why: 1 },
        signal,
      }),
    staleTime: 5 * 60_000,
    retry: false,
  });
}

/** Stories like this one; a failure is an empty list. */
export function relatedQuery({ id, language }: Omit<StoryRequest, 'place'>) {
  return queryOptions({
    queryKey: relatedKey(id, language),
    queryFn: async ({ signal }): Promise<Article[]> => {
      try {
        const path = `/api/stories/${encodeURIComponent(id)}/related`;
        const page = await get<ArticlePage>({ path, params: { lang: language }, signal });
        return page.data;
      } catch {
        return [];
      }
    },
    staleTime: 5 * 60_000,
    retry: false,
  });
}
