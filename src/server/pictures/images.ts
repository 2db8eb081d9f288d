/** GET /img/{story}/{picture}/{width}: publishers' pictures, smaller, and without telling them who reads. */
import type { FastifyReply } from 'fastify';
import { stockImage } from '../../article/article.ts';
import { artworkAddress, ErrorBodySchema, IMAGE_WIDTHS, unlessLonger } from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { fileOf, UNCHANGED } from '../http/described.ts';
import { errorBody, notFound } from '../http/errors.ts';
import { etagHeader, isUnchanged } from '../http/http-cache.ts';
import { EMBEDDABLE } from '../http/security.ts';
import type { ImageAddresses } from './image-address.ts';
import type { PictureLimit } from './picture-limit.ts';

const ONE_MONTH = 'public, max-age=2592000, immutable';
const MS_PER_SECOND = 1000;
/** Milliseconds that a stop waits for pictures of saved stories. What has not come by then is a job's affair. */
const STOP_WAITS_MS = 1_000;

export function imageRoutes(
  app: App,
  { edition, pictures, keeping }: Pick<Context, 'edition' | 'pictures' | 'keeping'>,
  addresses: ImageAddresses,
  limit: PictureLimit,
): void {
  /** For this page only. A browser remembers for a day that a picture failed, so this must not look like a failure. */
  async function sendDrawing(reply: FastifyReply, id: string) {
    const story = await edition.story(id).catch(() => null);
    const drawing = story ? stockImage(story, story.categories[0] ?? '') : artworkAddress('', id);
    return reply.header('cache-control', 'no-store').redirect(drawing);
  }

  app.addHook('onReady', () => pictures.open());
  // Before connections end, within what a stop waits for those: after them it would add to that.
  app.addHook('preClose', async () => {
    await unlessLonger(Promise.all(keeping), STOP_WAITS_MS, () => []);
  });
  app.addHook('onClose', () => pictures.close());
  app.get(
    '/img/:story/:picture/:width',
    {
      schema: {
        summary: `A publisher’s picture as WebP, ${IMAGE_WIDTHS.join(', ')} pixels wide`,
        tags: ['Pictures'],
        response: { 200: fileOf('image/webp', 'image/svg+xml'), 304: UNCHANGED, 404: ErrorBodySchema },
      },
      ...limit,
    },
    async (request, reply) => {
      reply.headers(EMBEDDABLE);
      const wanted = await addresses.open(request.url);
      if (!wanted) throw notFound('There is no such picture.');
      const image = await pictures.ask(wanted.url, wanted.width);
      if (image === 'not-yet') return sendDrawing(reply, wanted.story);
      // The browser need not ask again before we do.
      const lasting = (ms: number) => `public, max-age=${Math.ceil(ms / MS_PER_SECOND)}`;
      if ('retryAfterMs' in image) {
        reply.code(404).header('cache-control', lasting(image.retryAfterMs));
        return errorBody('NOT_FOUND', 'This picture cannot be shown.');
      }
      reply
        .header('cache-control', image.forMs === undefined ? ONE_MONTH : lasting(image.forMs))
        .header('etag', etagHeader(image.tag, 'identity'));
      if (isUnchanged(request.headers['if-none-match'], image.tag)) return reply.code(304).send();
      return reply.type('image/webp').send(image.bytes);
    },
  );
}
