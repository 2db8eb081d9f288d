import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Article, ArticlePage, Factors } from '../../contract/contract.ts';
import { type FeedRequest, feedKey, feedPage } from '../data/feed.ts';
import { useReaderWeights } from './weights.ts';

interface PageFactors {
  ranked: typeof import('./ranker.ts').ranked;
  factors: [id: string, factors: Factors][];
}

/** The factors of one page of a feed, and the code that ranks with them. */
function factorsQuery(request: FeedRequest, page: number, edition: string) {
  return queryOptions({
    queryKey: ['factors', ...feedKey(request), page, edition],
    queryFn: async ({ signal }): Promise<PageFactors> => {
      const [{ ranked }, { data }] = await Promise.all([
        import('./ranker.ts'),
        feedPage(request, { page, edition, why: 1 }, signal),
      ]);
      return { ranked, factors: data.flatMap(({ id, factors }) => (factors ? [[id, factors]] : [])) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Sliders weigh the top order. Newest and most covered are orders of their own, and so is a search. */
export function isWeighable({ screen }: Pick<FeedRequest, 'screen'>): boolean {
  return screen.sort === 'top' && screen.query === '';
}

/**
 * The stories of a feed in the reader's own order: as they come while all sliders are normal, or while the factors are
 * on their way.
 */
export function useReaderOrder(stories: Article[], pages: ArticlePage[], request: FeedRequest): Article[] {
  const weights = useReaderWeights();
  const numbers =
    weights && isWeighable(request) ? pages.map((_, index) => (request.screen.page ?? 1) + index) : [];
  const edition = pages[0]?.edition ?? '';
  const known = useQueries({
    queries: numbers.map((page) => factorsQuery(request, page, edition)),
    combine: complete,
  });
  return useMemo(() => {
    const [first] = known;
    if (!weights || !first) return stories;
    return first.ranked(stories, new Map(known.flatMap(({ factors }) => factors)), weights);
  }, [stories, known, weights]);
}

/** Every page's factors, or nothing yet. */
function complete(results: UseQueryResult<PageFactors>[]): PageFactors[] {
  const ready = results.map(({ data }) => data).filter((data) => data !== undefined);
  return ready.length === results.length ? ready : [];
}
