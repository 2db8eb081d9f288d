/** GET /articles, /articles/trending, /articles/local, /feed. */
import {
  type ArticlePage,
  ArticlePageSchema,
  type ArticlesQuery,
  ArticlesQuerySchema,
  FeedQuerySchema,
  LocalQuerySchema,
  TrendingQuerySchema,
} from '../../contract/contract.ts';
import type { Ask } from '../../edition/edition.ts';
import type { App, Context } from '../context.ts';
import { presentListing } from './listings.ts';
import { localReader, pageOf, type ReaderParams, readerOf, readInterests } from './reader.ts';

const response = { 200: ArticlePageSchema };

export function articleRoutes(app: App, context: Context): void {
  const show = async (ask: Ask, params: ReaderParams, interests?: string[]): Promise<ArticlePage> => {
    const asked = readerOf(params, interests);
    const reader = ask.list === 'local' ? localReader(asked) : asked;
    const listing = await context.edition.list({ ...ask, ...pageOf(params) }, reader);
    return presentListing(context, listing, { ...reader, why: params.why === '1' });
  };

  app.get(
    '/articles',
    {
      schema: {
        summary: 'Ranked stories, by category',
        description: 'Send `edition` of the first page with later pages: nothing is shown twice or skipped.',
        tags: ['Stories'],
        querystring: ArticlesQuerySchema,
        response,
      },
      config: { failure: 'LISTING_FAILED' },
    },
    async ({ query }) => show(askOf(query), query),
  );

  app.get(
    '/articles/trending',
    {
      schema: {
        summary: 'At most 10 stories of the last 24 hours that several publishers report',
        tags: ['Stories'],
        querystring: TrendingQuerySchema,
        response,
      },
      config: { failure: 'TRENDING_FAILED' },
    },
    async ({ query }) => show({ list: 'trending' }, query),
  );

  app.get(
    '/articles/local',
    {
      schema: {
        summary: 'Stories of a city and its surroundings',
        description: '`city` is "City" or "City, Country"; without it, the city nearest to lat and lon.',
        tags: ['Stories'],
        querystring: LocalQuerySchema,
        response,
      },
      config: { failure: 'LOCAL_FAILED' },
    },
    async ({ query }) => show({ list: 'local' }, query),
  );

  app.get(
    '/feed',
    {
      schema: {
        summary: 'Stories ranked for a reader’s interests',
        tags: ['Stories'],
        querystring: FeedQuerySchema,
        response,
      },
      config: { failure: 'PERSONAL_FAILED' },
    },
    async ({ query }) => show({ list: 'feed' }, query, readInterests(query.interests)),
  );
}

function askOf({ category, sort }: ArticlesQuery): Ask {
  if (category === 'local') return { list: 'local' };
  return { list: 'feed', category: category === 'tech' ? 'technology' : category, sort };
}
