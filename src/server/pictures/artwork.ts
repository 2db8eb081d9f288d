/** GET /art/{category}/{seed}.svg: a drawn picture for stories that have none. */
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { ART_CATEGORIES, drawArtwork } from '../../artwork/artwork.ts';
import type { App } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { type PreparedBody, prepareBody, sendPrepared } from '../http/http-cache.ts';
import { EMBEDDABLE } from '../http/security.ts';

const SEED = /^([\w~-]{1,100})\.svg$/;
/** The same seed gives the same picture for as long as the drawing code stays. */
const ONE_MONTH = 'public, max-age=2592000, immutable';
/** The drawing colours itself for light and dark with its own style sheet and loads nothing. */
const ART_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;
/** A front page shows about 20; this is several front pages, at most 6 MB. */
const KEPT_PICTURES = 250;

export function artworkRoutes(app: App): void {
  const drawn = new LRUCache<string, Promise<PreparedBody>>({ max: KEPT_PICTURES });

  app.get(
    '/art/:category/:file',
    {
      schema: {
        summary: 'A drawn picture for a story without one',
        tags: ['Pictures'],
        params: Type.Object({ category: Type.String(), file: Type.String() }),
      },
      config: { rateLimit: false },
    },
    async (request, reply) => {
      const category = ART_CATEGORIES.find((known) => known === request.params.category);
      const id = SEED.exec(request.params.file)?.[1];
      if (!category || !id) throw notFound('There is no such picture.');
      const key = `${category}/${id}`;
      const picture = drawn.get(key) ?? prepareBody(drawArtwork({ id, category }), 'image/svg+xml');
      drawn.set(key, picture);
      reply.headers({ ...EMBEDDABLE, 'content-security-policy': ART_POLICY });
      return sendPrepared(request, reply, await picture, ONE_MONTH);
    },
  );
}
