import { queryOptions } from '@tanstack/react-query';
import type { CardStory } from '../../contract/contract.ts';
import { get } from './api.ts';
import { type Asking, placeName, readerParams, weighedBy } from './feed.ts';
import { object } from './shape.ts';
import { cardsShape, storyShape } from './shapes.ts';

/** Place, interests and sliders decide what stands under "Why this story?". */
export function storyKey(id: string, { language, place, weights, account }: Asking) {
  return ['story', id, language, placeName(place), account, weighedBy(weights)] as const;
}

/** A reader who is signed in is not given what they muted. */
export function relatedKey(id: string, { language, account }: Pick<Asking, 'language' | 'account'>) {
  return ['related', id, language, account] as const;
}

/** One story with its sources. Fetched only where it is used: an open story. */
export function storyQuery(id: string, asking: Asking) {
  return queryOptions({
    queryKey: storyKey(id, asking),
    queryFn: ({ signal }) =>
      get(
        {
          path: `/api/stories/${encodeURIComponent(id)}`,
          params: { ...readerParams(asking), why: 1 },
          signal,
        },
        storyShape,
      ),
    staleTime: 5 * 60_000,
    retry: false,
  });
}

const relatedShape = object<{ data: CardStory[] }>({ data: cardsShape });

/** Stories like this one; a failure is an empty list. */
export function relatedQuery(id: string, asking: Pick<Asking, 'language' | 'account'>) {
  return queryOptions({
    queryKey: relatedKey(id, asking),
    queryFn: async ({ signal }): Promise<CardStory[]> => {
      try {
        const path = `/api/stories/${encodeURIComponent(id)}/related`;
        const page = await get({ path, params: { lang: asking.language }, signal }, relatedShape);
        return page.data;
      } catch {
        return [];
      }
    },
    staleTime: 5 * 60_000,
    retry: false,
  });
}
