/** GET /img/{story}/{picture}/{width}: publishers' pictures, smaller, and without telling them who reads. */
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { stockImage } from '../../article/article.ts';
import { ConfigError } from '../../config.ts';
import {
  artworkAddress,
  ErrorBodySchema,
  IMAGE_WIDTHS,
  MS_PER_DAY,
  MS_PER_MINUTE,
  type Site,
  unlessLonger,
} from '../../contract/contract.ts';
import { CONNECTIONS_PER_HOST, createGuardedAgent, userAgent } from '../../net/net.ts';
import type { App, Context, Pictures, ServerOptions } from '../context.ts';
import { fileOf, UNCHANGED } from '../http/described.ts';
import { errorBody, notFound } from '../http/errors.ts';
import { etagHeader, isUnchanged } from '../http/http-cache.ts';
import { EMBEDDABLE } from '../http/security.ts';
import { openDemoPictures } from './demo-pictures.ts';
import type { ImageAddresses } from './image-address.ts';
import { fetchPicture, NoPicture, type PictureSource } from './image-fetch.ts';
import { resizeImage } from './image-resize.ts';
import { type ImageStore, openImageStore, type StoredImage } from './image-store.ts';
import { createOriginals } from './originals.ts';
import type { PictureLimit } from './picture-limit.ts';
import { createTurns, WaitedTooLong } from './turns.ts';

const ONE_MONTH = 'public, max-age=2592000, immutable';
const MS_PER_SECOND = 1000;
const BYTES_PER_MB = 1024 * 1024;
/** A picture that could not be had is not asked for again so soon, by us or by a browser. */
const RETRY_AFTER_MS = { gone: MS_PER_DAY, failed: 10 * MS_PER_MINUTE };
const REMEMBERED_FAILURES = 5000;
/** Longer a reader is not kept waiting: a drawing stands in, while the picture goes on being fetched for the next page. */
const READER_WAITS_MS = 5_000;
/** In a queue longer than this stand pictures of pages that nobody is looking at any more. */
const TURN_WAITS_MS = 60_000;
/** Pictures on their way at the same time, from whatever hosts: as many as a page shows. */
const MOST_AT_ONCE = 20;
/**
 * Those, and fetched pictures that wait to be made smaller, one after the other: publishers give more in a second than we make
 * smaller, and each may have ten megabytes.
 */
const MOST_IN_MEMORY = 50;

/** A picture, or one of another width for so many milliseconds, until the right one is asked for again. */
type Shown = StoredImage & { forMs?: number };
/** One to show; or that none can be had for so many milliseconds; or that it is not there yet. */
export type Answer = Shown | { retryAfterMs: number } | 'not-yet';

/** That a picture could not be had. */
interface Failure {
  /** Milliseconds since 1970. */
  askedAt: number;
  forMs: number;
}

/** Publishers' pictures as the server works with them: on disk, else fetched and made smaller. */
export interface HousePictures extends Pictures {
  /** Made once however many ask. However long that takes, nobody waits long for the answer. */
  ask(url: string, width: number): Promise<Answer>;
  open(): Promise<void>;
  close(): Promise<void>;
}

export function openPictures({ config, now, publishers, log }: ServerOptions, site: Site): HousePictures {
  const drawn = openDemoPictures(publishers);
  const { fetchAllow: allow } = config;
  const agent = createGuardedAgent({ allow });
  const clock = () => now().getTime();
  const underWay = pLimit(MOST_AT_ONCE);
  const turns = createTurns({ atOnce: CONNECTIONS_PER_HOST, inAll: underWay, waitMs: TURN_WAITS_MS, clock });
  const originals = createOriginals((url) => drawn(url) ?? fetchPicture(url, source));
  const source: PictureSource = {
    agent,
    allow,
    userAgent: userAgent(site.contactEmail),
    turns: (host, work) =>
      turns(host, () => {
        if (originals.waiting() + underWay.activeCount > MOST_IN_MEMORY)
          throw new WaitedTooLong('too many pictures wait already');
        return work();
      }),
  };
  let store: ImageStore | null = null;
  const running = new Map<string, Promise<StoredImage>>();
  /** By address of a picture. */
  const failures = new LRUCache<string, Failure>({ max: REMEMBERED_FAILURES });

  /** Milliseconds until it may be asked for again. A failure from a time to come is one of a clock that has been put right since. */
  function refusedFor(url: string): number {
    const { askedAt, forMs } = failures.get(url) ?? { askedAt: 0, forMs: 0 };
    const age = clock() - askedAt;
    return age >= 0 && age < forMs ? forMs - age : 0;
  }

  async function make(url: string, width: number): Promise<StoredImage> {
    if (!store) throw new Error('the folder of pictures is not open yet');
    const stored = await store.get(url, width);
    if (stored) return stored;
    const small = await originals.use(url, (original) => resizeImage(original, width));
    return store.put(url, width, small);
  }

  /** What is on disk already, however the publisher answers now: the width that is wanted, else the widest. */
  async function kept(url: string, width: number, forMs: number): Promise<Shown | null> {
    const wanted = await store?.get(url, width);
    if (wanted) return wanted;
    for (const other of IMAGE_WIDTHS.toReversed()) {
      const image = await store?.get(url, other);
      if (image) return { ...image, forMs };
    }
    return null;
  }

  async function find(url: string, width: number): Promise<Answer> {
    const askedAt = clock();
    const refused = refusedFor(url);
    if (refused > 0) return (await kept(url, width, refused)) ?? { retryAfterMs: refused };
    const key = `${width} ${url}`;
    const making = running.get(key) ?? make(url, width).finally(() => running.delete(key));
    running.set(key, making);
    try {
      return await making;
    } catch (error) {
      if (error instanceof WaitedTooLong) return 'not-yet';
      failures.set(url, { askedAt, forMs: RETRY_AFTER_MS[error instanceof NoPicture ? 'gone' : 'failed'] });
      log.info({ reason: error instanceof Error ? error.message : String(error) }, 'picture refused');
      const retryAfterMs = refusedFor(url);
      return (await kept(url, width, retryAfterMs)) ?? { retryAfterMs };
    }
  }

  return {
    ask: (url, width) => unlessLonger(find(url, width), READER_WAITS_MS, () => 'not-yet'),
    async get(url, width) {
      const answer = await find(url, width);
      return answer !== 'not-yet' && 'bytes' in answer ? answer : null;
    },
    cannotBeHad: (url) => refusedFor(url) > 0 && !IMAGE_WIDTHS.some((width) => store?.holds(url, width)),
    async open() {
      const folder = join(config.dataDir, 'images');
      store = await openImageStore(folder, config.imageCacheMb * BYTES_PER_MB, log).catch((error: Error) => {
        throw new ConfigError([`DATA_DIR cannot hold pictures: ${error.message}`]);
      });
    },
    close: () => agent.destroy(),
  };
}

export function imageRoutes(
  app: App,
  { edition }: Pick<Context, 'edition'>,
  pictures: HousePictures,
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
