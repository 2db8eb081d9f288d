/** POST /stories/share: public; only the id is believed, the story itself is ours. */
import { SharePayloadSchema, ShareReplySchema, storyAddress } from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { Refusal } from '../http/errors.ts';
import { findStory } from './stories.ts';

export function shareRoutes(app: App, context: Context): void {
  app.post(
    '/stories/share',
    {
      schema: {
        summary: 'A link to share a story',
        description:
          'The payload’s content is not stored: the link shows our own data. 404 for an unknown id.',
        tags: ['Stories'],
        body: SharePayloadSchema,
        response: { 200: ShareReplySchema },
      },
      config: { failure: 'SHARE_FAILED' },
    },
    async (request, reply) => {
      if (!context.site.flags.shareEnabled) throw new Refusal(403, 'SHARING_OFF');
      const story = await findStory(context, request.body.id);
      reply.header('cache-control', 'no-store');
      return { shareUrl: context.site.publicUrl + storyAddress(story.id) };
    },
  );
}
