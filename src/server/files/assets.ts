/** The browser's files, and the small files robots and browsers ask for by name. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { MS_PER_DAY } from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { handleError, notFound } from '../http/errors.ts';
import { FOR_EVER } from '../http/http-cache.ts';
import { EMBEDDABLE } from '../http/security.ts';

const ONE_DAY = 'public, max-age=86400';
/** How long security.txt may be relied on: RFC 9116 advises less than a year. */
const CONTACT_DAYS = 360;
/** The build puts a hash of the content, of just as many letters, into the name: the same name is the same bytes for ever. */
const HASHED_NAME = /-[\w-]{8}\.\w+$/;
/** Forms the build puts beside a file (scripts/vite/compressed.ts) for whoever accepts them; they have no address of their own. */
const COMPRESSED_FORM = /\.(br|gz)$/;
const PICTURE = /\.(svg|png|ico|webp)$/;

/** Addresses browsers ask for without being told, and the built files that answer them, best first. */
const WELL_KNOWN_ICONS: Record<string, string[]> = {
  '/favicon.ico': ['favicon.ico', 'icon.svg'],
  '/favicon.svg': ['favicon.svg', 'icon.svg'],
  '/apple-touch-icon.png': ['apple-touch-icon.png'],
};

export async function assetRoutes(app: App, { renderer, site, now }: Context): Promise<void> {
  const { assetsDir } = renderer;
  await app.register(fastifyStatic, {
    // The routes are our own: these files count for no limit.
    serve: false,
    // While developing there is no folder; Vite answers before us.
    ...(existsSync(assetsDir) ? { root: assetsDir } : {}),
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    acceptRanges: false,
    lastModified: false,
    cacheControl: false,
    allowedPath: (path) => !COMPRESSED_FORM.test(path),
    setHeaders: (reply, path) => {
      const name = path.replace(COMPRESSED_FORM, '');
      reply.header('cache-control', HASHED_NAME.test(name) ? FOR_EVER : ONE_DAY);
      if (PICTURE.test(name)) reply.headers(EMBEDDABLE);
    },
  });
  const options = {
    schema: { hide: true },
    config: { rateLimit: false },
    // A path that leads out of the folder is no file of ours, and no more is said.
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      handleError((error as Partial<FastifyError>).statusCode === 403 ? notFound() : error, request, reply),
  } as const;

  app.get(
    '/assets/*',
    { ...options, schema: { hide: true, params: Type.Object({ '*': Type.String() }) } },
    (request, reply) => reply.sendFile(request.params['*']),
  );
  for (const [address, candidates] of Object.entries(WELL_KNOWN_ICONS)) {
    const name = candidates.find((candidate) => existsSync(join(assetsDir, candidate)));
    app.get(address, options, async (_request, reply) => {
      if (name === undefined) throw notFound();
      return reply.sendFile(name);
    });
  }

  const plain = 'text/plain; charset=utf-8';
  app.get('/robots.txt', options, async (_request, reply) => {
    reply.header('cache-control', ONE_DAY).type(plain);
    // Searches, and the later pages of every edition, would be endless addresses with nothing new on them.
    return `User-agent: *\nDisallow: /*?q=\nDisallow: /*&edition=\nDisallow: /search\n\nSitemap: ${site.publicUrl}/sitemap.xml\n`;
  });

  app.get('/.well-known/security.txt', options, async (_request, reply) => {
    // By whole days: the file is the same all day.
    const expires = new Date(now().getTime() + CONTACT_DAYS * MS_PER_DAY).toISOString().slice(0, 10);
    reply.header('cache-control', ONE_DAY).type(plain);
    return `Contact: mailto:${site.contactEmail}\nExpires: ${expires}T00:00:00.000Z\nPreferred-Languages: en, nl\n`;
  });
  app.get('/.well-known/*', options, async () => {
    throw notFound();
  });
}
