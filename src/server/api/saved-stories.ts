/** Stories a reader saved. What is kept is what the server knows of a story, not what the request says of it. */
import { type Static, Type } from 'typebox';
import type { SavedTelling } from '../../accounts/accounts.ts';
import {
  FREE_LIMITS,
  MAX_STORY_ID_LENGTH,
  MS_PER_HOUR,
  ReaderQuerySchema,
  SAVE_UNDO_MS,
  SaveBodySchema,
  SavedSchema,
  SavedStoriesSchema,
  SavedStorySchema,
} from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { accountOf, DoneSchema, ownCall, SECURITY } from './account-calls.ts';
import { keepPicture } from './keep-picture.ts';
import { readerOf } from './reader.ts';
import { findStory } from './stories.ts';

const TAGS = ['Saved stories'];

const QuerySchema = Type.Pick(ReaderQuerySchema, ['lang', 'reads']);
const ListQuerySchema = Type.Object({
  ...QuerySchema.properties,
  only: Type.Optional(
    Type.Literal('ids', { description: '`ids` leaves out the stories: which are saved, and since when.' }),
  ),
});
/** Of the story, or of the save. */
const ParamsSchema = Type.Object({ id: Type.String({ maxLength: MAX_STORY_ID_LENGTH }) });

export function savedStoryRoutes(app: App, context: Context): void {
  const { saved } = context.accounts;
  const { pictures, keeping } = context;
  const telling = (query: Static<typeof QuerySchema>): SavedTelling => ({
    ...readerOf(query),
    imageUrl: context.imageUrl,
  });

  app.get(
    '/saved-stories',
    {
      ...ownCall(context),
      schema: {
        summary: 'Saved stories, newest first, as they were when saved',
        tags: TAGS,
        security: SECURITY,
        querystring: ListQuerySchema,
        response: { 200: SavedStoriesSchema },
      },
      config: { failure: 'SAVED_STORIES_FAILED' },
    },
    async (request) => {
      const accountId = accountOf(request);
      const stories = request.query.only
        ? await saved.ids(accountId)
        : await saved.list(accountId, telling(request.query), request.signal);
      return { stories };
    },
  );

  app.post(
    '/saved-stories',
    {
      ...ownCall(context),
      schema: {
        summary: 'Saves a story; one already saved stays as it was',
        description: `Without Premium at most ${FREE_LIMITS.savedStories} stories, then 400 SAVE_LIMIT_REACHED. A story removed within the last ${SAVE_UNDO_MS / MS_PER_HOUR} hour comes back as it was, and needs no new place unless another story took it.`,
        tags: TAGS,
        security: SECURITY,
        body: SaveBodySchema,
        response: { 200: SavedSchema },
      },
      config: { failure: 'SAVE_FAILED' },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { storyId } = request.body;
      // Before the story is looked for: what was removed may be all that was left of it.
      const back = await saved.bringBack(accountId, storyId);
      if (back) return back;
      const story = await findStory(context, storyId);
      const { isNew, ...answer } = await saved.save(accountId, story);
      // The reader need not wait for it. One that cannot be had now is tried again by a job.
      if (isNew) {
        const kept = keepPicture({ saved, pictures }, { id: answer.id, story })
          .catch((error: Error) =>
            request.log.info({ reason: error.message }, 'the picture of a saved story could not be kept'),
          )
          .finally(() => keeping.delete(kept));
        keeping.add(kept);
      }
      return answer;
    },
  );

  app.get(
    '/saved-stories/:id',
    {
      ...ownCall(context),
      schema: {
        summary: 'A saved story; 404 when it is not saved',
        tags: TAGS,
        security: SECURITY,
        params: ParamsSchema,
        querystring: QuerySchema,
        response: { 200: SavedStorySchema },
      },
      config: { failure: 'SAVED_STORIES_FAILED' },
    },
    (request) => saved.find(accountOf(request), request.params.id, telling(request.query)),
  );

  app.delete(
    '/saved-stories',
    {
      ...ownCall(context),
      schema: {
        summary: 'Removes every saved story',
        tags: TAGS,
        security: SECURITY,
        response: { 200: DoneSchema },
      },
      config: { failure: 'CLEAR_SAVED_FAILED' },
    },
    async (request) => {
      await saved.clear(accountOf(request));
      return {};
    },
  );

  app.delete(
    '/saved-stories/:id',
    {
      ...ownCall(context),
      schema: {
        summary: 'Removes a saved story; 404 when it is not saved',
        tags: TAGS,
        security: SECURITY,
        params: ParamsSchema,
        response: { 200: DoneSchema },
      },
      config: { failure: 'UNSAVE_FAILED' },
    },
    async (request) => {
      await saved.remove(accountOf(request), request.params.id);
      return {};
    },
  );
}
