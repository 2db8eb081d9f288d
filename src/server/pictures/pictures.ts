/** Publishers' pictures in the sizes we show: from our own disk, else fetched once and made smaller. */
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { type Config, ConfigError } from '../../config.ts';
import {
  IMAGE_WIDTHS,
  type Log,
  MS_PER_DAY,
  MS_PER_MINUTE,
  type Publisher,
  unlessLonger,
} from '../../contract/contract.ts';
import { CONNECTIONS_PER_HOST, createGuardedAgent, userAgent } from '../../net/net.ts';
import { openDemoPictures } from './demo-pictures.ts';
import { fetchPicture, NoPicture, type PictureSource } from './image-fetch.ts';
import { resizeImage } from './image-resize.ts';
import { type ImageStore, openImageStore, type StoredImage } from './image-store.ts';
import { createOriginals } from './originals.ts';
import { createTurns, WaitedTooLong } from './turns.ts';

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

export interface PictureOptions {
  config: Pick<Config, 'contactEmail' | 'dataDir' | 'fetchAllow' | 'imageCacheMb'>;
  publishers: readonly Publisher[];
  now: () => Date;
  log: Log;
}

/** Publishers' pictures, from our own cache where it has them, else fetched and made smaller. */
export interface HousePictures {
  /** A picture as WebP at one of the widths in use; null when it cannot be had. */
  get(url: string, width: number): Promise<{ bytes: Buffer } | null>;
  /** True of one that was asked for in vain, until it may be asked for again: pages leave it out. */
  cannotBeHad(url: string): boolean;
  /** Made once however many ask. However long that takes, nobody waits long for the answer. */
  ask(url: string, width: number): Promise<Answer>;
  open(): Promise<void>;
  close(): Promise<void>;
}

export function openPictures({ config, now, publishers, log }: PictureOptions): HousePictures {
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
    userAgent: userAgent(config.contactEmail),
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
