/** GET /search. */
import { ArticlePageSchema, SearchQuerySchema } from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { TEXTS } from '../http/errors.ts';
import { presentListing, searchListing } from './listings.ts';
import { listQueryOf, presentationOf } from './reader.ts';

export function searchRoutes(app: App, context: Context): void {
  app.get(
    '/search',
    {
      schema: {
        summary: 'Stories that hold every word, English and Dutch, accents ignored, quotes for phrases',
        description: 'Best match first, all in one page.',
        tags: ['Stories'],
        querystring: SearchQuerySchema,
        response: { 200: ArticlePageSchema },
      },
      config: { failure: TEXTS.searchFailed },
    },
    async (request) => {
      const found = await searchListing(context, request.query.q, listQueryOf(request.query));
      return presentListing(context, found, presentationOf(request.query));
    },
  );
}
