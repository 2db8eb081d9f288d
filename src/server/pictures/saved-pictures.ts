/** GET /saved-pictures/{hash}.webp: pictures of saved stories, which outlive their stories and their publishers' pages. */
import { Type } from 'typebox';
import type { App, Context } from '../context.ts';
import { fileOf } from '../http/described.ts';
import { notFound } from '../http/errors.ts';
import { FOR_EVER } from '../http/http-cache.ts';
import { EMBEDDABLE } from '../http/security.ts';
import type { PictureLimit } from './picture-limit.ts';

export function savedPictureRoutes(app: App, { accounts: { saved } }: Context, limit: PictureLimit): void {
  app.get(
    '/saved-pictures/:file',
    {
      schema: {
        summary: 'The picture of a story that somebody saved, as WebP',
        tags: ['Pictures'],
        params: Type.Object({ file: Type.String() }),
        response: { 200: fileOf('image/webp') },
      },
      ...limit,
    },
    async (request, reply) => {
      const picture = await saved.picture(request.params.file);
      if (!picture) throw notFound('There is no such picture.');
      return reply
        .headers(EMBEDDABLE)
        .header('cache-control', FOR_EVER)
        .type(picture.type)
        .send(picture.bytes);
    },
  );
}
