/** GET /search. */
import { ArticlePageSchema, SearchQuerySchema } from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { SECURITY_IF_ANY } from './account-calls.ts';
import { knowsBearer } from './bearer.ts';
import { listToShow, presentListing } from './listings.ts';
import { pageOf, readerFor } from './reader.ts';

export function searchRoutes(app: App, context: Context): void {
  app.get(
    '/search',
    {
      schema: {
        summary:
          'Stories that hold every word, English and Dutch, accents ignored, quotes for phrases, a minus for what is not wanted',
        description:
          'Best match first, in pages of at most 100; `total` says how many there are, at most 500 of those found by their words.',
        tags: ['Stories'],
        security: SECURITY_IF_ANY,
        querystring: SearchQuerySchema,
        response: { 200: ArticlePageSchema },
      },
      ...knowsBearer(context),
      config: { failure: 'SEARCH_FAILED' },
    },
    async (request) => {
      const { q, why } = request.query;
      const reader = await readerFor(context, request, request.query);
      const ask = { list: 'search', text: q, ...pageOf(request.query) } as const;
      return presentListing(context, await listToShow(context, ask, reader), {
        ...reader,
        why: why === '1',
      });
    },
  );
}
