/** GET /art/{category}/{seed}.svg and /map/{category}/{place}.svg: drawn pictures for stories that have none. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { ART_CATEGORIES, drawArtwork, drawMap } from '../../artwork/artwork.ts';
import { DRAWING_VERSION, madeOnce, mapAddress, ownScene, QUIET_SCENES } from '../../contract/contract.ts';
import { spotName, spotNamed } from '../../geo/geo.ts';
import type { App, Context } from '../context.ts';
import { fileOf } from '../http/described.ts';
import { notFound } from '../http/errors.ts';
import { type PreparedBody, prepareBody, sendPrepared } from '../http/http-cache.ts';
import { EMBEDDABLE } from '../http/security.ts';
import type { PictureLimit } from './picture-limit.ts';

/** A story's id, and which of the quiet scenes; without, whatever stands for the story where its photograph fails. */
const SEED = /^([\w~-]{1,100})(?:\.(\d))?\.svg$/;
const SVG = /\.svg$/;
/** The address says which version of the drawing it is. */
const ONE_MONTH = 'public, max-age=2592000, immutable';
/** The next version may draw it anew; and a story may still be joined to another place. */
const ONE_HOUR = 'public, max-age=3600';
/** The drawing colours itself for light and dark with its own style sheet and loads nothing. */
const ART_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;
/** A front page shows about 20; this is several front pages, at most 6 MB. */
const KEPT_PICTURES = 250;

const TAGS = ['Pictures'];
const text = Type.String();

export function artworkRoutes(app: App, { edition }: Pick<Context, 'edition'>, limit: PictureLimit): void {
  const drawn = new LRUCache<string, () => Promise<PreparedBody>>({ max: KEPT_PICTURES });

  /** @param key says all that is drawn */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    draw: () => string,
    kept = isOfThisVersion(request) ? ONE_MONTH : ONE_HOUR,
  ) {
    const picture = drawn.get(key) ?? madeOnce(() => prepareBody(draw(), 'image/svg+xml'));
    drawn.set(key, picture);
    reply.headers({ ...EMBEDDABLE, 'content-security-policy': ART_POLICY });
    return sendPrepared(request, reply, await picture(), kept);
  }

  /** Undefined while the story cannot be had. */
  const spotOf = (id: string): Promise<string | null | undefined> =>
    edition.story(id).then(
      (story) => story && spotName(story.location),
      () => undefined,
    );
  app.get(
    '/art/:category/:file',
    {
      schema: {
        summary:
          'A drawn picture for a story without one; without the number of a scene, the map of its place if it has one',
        tags: TAGS,
        params: Type.Object({ category: text, file: text }),
        response: { 200: fileOf('image/svg+xml') },
      },
      ...limit,
    },
    async (request, reply) => {
      const category = categoryIn(request.params.category);
      const [, id, scene] = SEED.exec(request.params.file) ?? [];
      const quiet = Number(scene ?? ownScene(id ?? ''));
      if (!category || !id || quiet >= QUIET_SCENES) throw notFound('There is no such picture.');
      const spot = scene === undefined ? await spotOf(id) : null;
      if (spot)
        return reply
          .headers({ ...EMBEDDABLE, 'cache-control': ONE_HOUR })
          .redirect(mapAddress(category, spot));
      // It may stand where a map belongs, so it is for this page only.
      const kept = spot === undefined ? 'no-store' : undefined;
      const draw = () => drawArtwork({ id, category, scene: quiet });
      return send(request, reply, `art/${category}/${id}.${quiet}`, draw, kept);
    },
  );

  function sendMap(request: FastifyRequest, reply: FastifyReply, wanted: string, file: string) {
    const category = categoryIn(wanted);
    const name = file.replace(SVG, '');
    const spot = name === file ? null : spotNamed(name);
    // Only places of our list have a map, so that nobody can have us draw without end.
    if (!category || !spot) throw notFound('There is no such picture.');
    return send(request, reply, `map/${category}/${name}`, () => drawMap({ ...spot, category }));
  }

  app.get(
    '/map/:category/:file',
    {
      schema: {
        summary: 'A map of a country, for a story without a picture',
        tags: TAGS,
        params: Type.Object({ category: text, file: text }),
        response: { 200: fileOf('image/svg+xml') },
      },
      ...limit,
    },
    (request, reply) => sendMap(request, reply, request.params.category, request.params.file),
  );
  app.get(
    '/map/:category/:country/:file',
    {
      schema: {
        summary: 'A map of a city, by its position in tenths of a degree',
        tags: TAGS,
        params: Type.Object({ category: text, country: text, file: text }),
        response: { 200: fileOf('image/svg+xml') },
      },
      ...limit,
    },
    (request, reply) => {
      const { category, country, file } = request.params;
      return sendMap(request, reply, category, `${country}/${file}`);
    },
  );
}

const isOfThisVersion = ({ query }: FastifyRequest): boolean =>
  (query as { v?: unknown }).v === String(DRAWING_VERSION);
const categoryIn = (text: string) => ART_CATEGORIES.find((known) => known === text);
