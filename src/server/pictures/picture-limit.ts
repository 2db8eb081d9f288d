import type { App, Context } from '../context.ts';

/** A page shows some 20 pictures, so they may be asked for more often than anything else. */
const LIMIT_FACTOR = 4;

/** A link card takes a tenth of a second of the processor, nine times what any page takes. */
const CARDS_DIVISOR = 10;

export type PictureLimit = ReturnType<typeof pictureLimit>;

/**
 * Options of the routes of pictures, drawings and maps, GET and HEAD alike: one count for all of them, apart from that of everything else.
 * A limit in a route's `config` would give each of them a count of its own.
 */
export function pictureLimit(app: App, { config }: Pick<Context, 'config'>) {
  return {
    config: { rateLimit: false as const },
    onRequest: app.rateLimit({ max: config.rateLimit * LIMIT_FACTOR }),
  };
}

/** The same for link cards, which have a count of their own. */
export function cardLimit(app: App, { config }: Pick<Context, 'config'>) {
  return {
    config: { rateLimit: false as const },
    onRequest: app.rateLimit({ max: Math.ceil(config.rateLimit / CARDS_DIVISOR) }),
  };
}
