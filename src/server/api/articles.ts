/** GET /articles, /articles/trending, /articles/local, /feed. */

import type { FastifyRequest } from 'fastify';
import {
  type ArticlePage,
  ArticlePageSchema,
  type ArticlesQuery,
  ArticlesQuerySchema,
  FeedQuerySchema,
  type ListQuery,
  ListQuerySchema,
} from '../../contract/contract.ts';
import type { Ask } from '../../edition/edition.ts';
import type { App, Context } from '../context.ts';
import { SECURITY_IF_ANY } from './account-calls.ts';
import { knowsBearer } from './bearer.ts';
import { listToShow, presentListing } from './listings.ts';
import { localReader, pageOf, readerFor, readInterests } from './reader.ts';

const response = { 200: ArticlePageSchema };

export function articleRoutes(app: App, context: Context): void {
  const known = knowsBearer(context);
  const show = async (
    ask: Ask,
    request: Pick<FastifyRequest, 'bearer'> & { query: ListQuery },
    topics: string[] = [],
  ): Promise<ArticlePage> => {
    const params = request.query;
    const asking = await readerFor(context, request, params);
    const asked = topics.length > 0 ? { ...asking, interests: topics } : asking;
    const reader = ask.list === 'local' ? localReader(asked) : asked;
    const listing = await listToShow(context, { ...ask, ...pageOf(params) }, reader);
    return presentListing(context, listing, { ...reader, why: params.why === '1' });
  };

  app.get(
    '/articles',
    {
      schema: {
        summary: 'Ranked stories, by category',
        description:
          'Send the first page’s `edition` with later pages, so that nothing is shown twice or skipped.',
        tags: ['Stories'],
        security: SECURITY_IF_ANY,
        querystring: ArticlesQuerySchema,
        response,
      },
      ...known,
      config: { failure: 'LISTING_FAILED' },
    },
    async (request) => show(askOf(request.query), request),
  );

  app.get(
    '/articles/trending',
    {
      schema: {
        summary: 'At most 10 stories of the last 24 hours that several publishers report',
        tags: ['Stories'],
        security: SECURITY_IF_ANY,
        querystring: ListQuerySchema,
        response,
      },
      ...known,
      config: { failure: 'TRENDING_FAILED' },
    },
    async (request) => show({ list: 'trending' }, request),
  );

  app.get(
    '/articles/local',
    {
      schema: {
        summary: 'Stories of a city and its surroundings',
        description: '`city` is "City" or "City, Country"; without it, the city nearest to lat and lon.',
        tags: ['Stories'],
        security: SECURITY_IF_ANY,
        querystring: ListQuerySchema,
        response,
      },
      ...known,
      config: { failure: 'LOCAL_FAILED' },
    },
    async (request) => show({ list: 'local' }, request),
  );

  app.get(
    '/feed',
    {
      schema: {
        summary: 'Stories ranked for a reader’s interests',
        tags: ['Stories'],
        security: SECURITY_IF_ANY,
        querystring: FeedQuerySchema,
        response,
      },
      ...known,
      config: { failure: 'PERSONAL_FAILED' },
    },
    async (request) => show({ list: 'feed' }, request, readInterests(request.query.interests)),
  );
}

function askOf({ category, sort }: ArticlesQuery): Ask {
  if (category === 'local') return { list: 'local' };
  return { list: 'feed', category: category === 'tech' ? 'technology' : category, sort };
}
