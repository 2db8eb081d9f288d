/** GET /articles, /articles/trending, /articles/local, /feed. */
import {
  ArticlePageSchema,
  type ArticlesQuery,
  ArticlesQuerySchema,
  FeedQuerySchema,
  LocalQuerySchema,
  TrendingQuerySchema,
} from '../../contract/contract.ts';
import type { Listing } from '../../edition/edition.ts';
import type { App, Context } from '../context.ts';
import { TEXTS } from '../http/errors.ts';
import { localListing, presentListing } from './listings.ts';
import { listQueryOf, presentationOf, type ReaderParams, readInterests } from './reader.ts';

const response = { 200: ArticlePageSchema };

export function articleRoutes(app: App, context: Context): void {
  const present = (listing: Listing, params: ReaderParams) =>
    presentListing(context, listing, presentationOf(params));

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
      config: { failure: TEXTS.listingFailed },
    },
    async (request) => present(listArticles(context, request.query), request.query),
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
      config: { failure: TEXTS.trendingFailed },
    },
    async (request) => present(context.edition.trending(listQueryOf(request.query)), request.query),
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
      config: { failure: TEXTS.localFailed },
    },
    async (request) => {
      const { city = '', lang = 'en' } = request.query;
      return present(localListing(context, listQueryOf(request.query), city, lang), request.query);
    },
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
      config: { failure: TEXTS.personalFailed },
    },
    async (request) => {
      const query = listQueryOf(request.query, readInterests(request.query.interests));
      return present(context.edition.feed(query), request.query);
    },
  );
}

function listArticles(context: Context, params: ArticlesQuery): Listing {
  const { category, sort, city = '', lang = 'en' } = params;
  const query = listQueryOf(params);
  if (category === 'local') return localListing(context, query, city, lang);
  return context.edition.feed({ ...query, category: category === 'tech' ? 'technology' : category, sort });
}
