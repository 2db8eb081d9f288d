import { queryOptions } from '@tanstack/react-query';
import type { CardStory, ExplainedList } from '../../contract/contract.ts';
import { get } from './api.ts';
import { type Asking, languageParams, placeName, readerParams, weighedBy } from './feed.ts';
import { object } from './shape.ts';
import { cardsShape, storyShape } from './shapes.ts';

/** Place, interests and sliders decide what stands under "Why this story?". */
export function storyKey(id: string, asking: Asking, list: ExplainedList = 'home') {
  const { language, place, weights, reads, account } = asking;
  return ['story', id, language, placeName(place), account, reads, weighedBy(weights), list] as const;
}

/** What decides which stories stand beside another: a reader who is signed in is not given what they muted. */
type AskingBeside = Pick<Asking, 'language' | 'reads' | 'account'>;

export function relatedKey(id: string, { language, reads, account }: AskingBeside) {
  return ['related', id, language, account, reads] as const;
}

/** One story with its sources. Fetched only where it is used: an open story. @param list the order that is explained */
export function storyQuery(id: string, asking: Asking, list: ExplainedList = 'home') {
  return queryOptions({
    queryKey: storyKey(id, asking, list),
    queryFn: ({ signal }) =>
      get(
        {
          path: `/api/stories/${encodeURIComponent(id)}`,
          params: { ...readerParams(asking), why: 1, list: list === 'home' ? undefined : list },
          signal,
        },
        storyShape,
      ),
    // What the server could not load is told, and asked for again by the reader.
    retryOnMount: false,
    staleTime: 5 * 60_000,
  });
}

const relatedShape = object<{ data: CardStory[] }>({ data: cardsShape });

/** Stories like this one; a failure is an empty list. */
export function relatedQuery(id: string, asking: AskingBeside) {
  return queryOptions({
    queryKey: relatedKey(id, asking),
    queryFn: async ({ signal }): Promise<CardStory[]> => {
      try {
        const path = `/api/stories/${encodeURIComponent(id)}/related`;
        const page = await get({ path, params: languageParams(asking), signal }, relatedShape);
        return page.data;
      } catch {
        return [];
      }
    },
    staleTime: 5 * 60_000,
  });
}
