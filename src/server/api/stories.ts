/** GET /stories/{id}, its reports and the stories like it. */
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { toArticleSources } from '../../article/article.ts';
import {
  ArticleSchema,
  ArticleSourceSchema,
  ListQuerySchema,
  MAX_STORY_ID_LENGTH,
  STORY_ID_PATTERN,
  type Story,
  StoryDetailQuerySchema,
  StoryDetailSchema,
} from '../../contract/contract.ts';
import { toldTo } from '../../reader/reader.ts';
import type { App, Context } from '../context.ts';
import { MERGED } from '../http/described.ts';
import { logUnlessAway, Refusal, storyNotFound } from '../http/errors.ts';
import { ASKED_EACH_TIME } from '../http/http-cache.ts';
import { SECURITY_IF_ANY } from './account-calls.ts';
import { knowsBearer } from './bearer.ts';
import { presentDetail, presentListing } from './listings.ts';
import { pageOf, readerFor, readerIn } from './reader.ts';

const PERMANENT_REDIRECT = 308;
const STORY_ID = new RegExp(STORY_ID_PATTERN);

const params = Type.Object({ id: Type.String({ maxLength: MAX_STORY_ID_LENGTH }) });

/** Finds a story or refuses. One with another id = the id asked for was merged into it. */
export async function findStory(context: Context, id: string): Promise<Story> {
  const story = STORY_ID.test(id) ? await context.edition.story(id) : null;
  if (!story) throw storyNotFound();
  return story;
}

export function storyRoutes(app: App, context: Context): void {
  const known = knowsBearer(context);
  app.get(
    '/stories/:id',
    {
      schema: {
        summary: 'One story with its reports',
        description:
          'An id that was merged into another story redirects to it. `why=1` adds the ranking factors as they count in `list`.',
        tags: ['Stories'],
        security: SECURITY_IF_ANY,
        params,
        querystring: StoryDetailQuerySchema,
        response: { 200: StoryDetailSchema, 308: MERGED },
      },
      ...known,
      config: { failure: 'STORY_FAILED', logged: 'Failed to fetch story by ID' },
    },
    async (request, reply) => {
      const { why, list, edition } = request.query;
      const reader = await readerFor(context, request, request.query);
      const story = await findStory(context, request.params.id);
      if (story.id !== request.params.id) return redirectTo(reply, story.id, request.url);
      const factors =
        why === '1' ? context.edition.explain(story, readerIn(list, reader), { list, edition }) : undefined;
      return presentDetail(context, story, reader, factors);
    },
  );

  app.get(
    '/stories/:id/articles',
    {
      schema: {
        summary: 'The reports of a story, one per article; empty when they cannot be loaded',
        tags: ['Stories'],
        security: SECURITY_IF_ANY,
        params,
        response: { 200: Type.Object({ data: Type.Array(ArticleSourceSchema) }), 308: MERGED },
      },
      ...known,
    },
    async (request, reply) => {
      const reader = await readerFor(context, request, {});
      try {
        const story = await findStory(context, request.params.id);
        if (story.id !== request.params.id) return redirectTo(reply, story.id, request.url);
        return { data: toArticleSources(toldTo(reader, story), { imageUrl: context.imageUrlNow }) };
      } catch (error) {
        if (error instanceof Refusal) throw error;
        // The story itself can still be read.
        logUnlessAway(request.log, error, 'Failed to fetch article');
        return { data: [] };
      }
    },
  );

  app.get(
    '/stories/:id/related',
    {
      schema: {
        summary:
          'At most 6 stories like this one; empty when related stories are switched off, or cannot be had',
        tags: ['Stories'],
        security: SECURITY_IF_ANY,
        params,
        querystring: ListQuerySchema,
        response: { 200: Type.Object({ data: Type.Array(ArticleSchema) }), 308: MERGED },
      },
      ...known,
    },
    async (request, reply) => {
      const reader = await readerFor(context, request, request.query);
      if (!context.site.flags.relatedStoriesEnabled) return { data: [] };
      try {
        const story = await findStory(context, request.params.id);
        if (story.id !== request.params.id) return redirectTo(reply, story.id, request.url);
        const ask = { list: 'related', story: story.id, ...pageOf(request.query) } as const;
        const listing = await context.edition.list(ask, reader);
        const how = { ...reader, why: request.query.why === '1' };
        const detail = presentDetail(context, story, reader, undefined);
        const { data } = presentListing(context, listing, how, detail);
        return { data };
      } catch (error) {
        if (error instanceof Refusal) throw error;
        // A story without its neighbours is still a story.
        logUnlessAway(request.log, error, 'related stories failed');
        return { data: [] };
      }
    },
  );
}

/**
 * The same address with the id that is in force, query kept. By itself it would be good for ever, and stories that were merged
 * can be taken apart.
 */
function redirectTo(reply: FastifyReply, id: string, url: string): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', ASKED_EACH_TIME);
  return reply.redirect(url.replace(/\/stories\/[^/?]+/, `/stories/${id}`), PERMANENT_REDIRECT);
}
