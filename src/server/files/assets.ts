/** The browser's files, and the small files robots and browsers ask for by name. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Type } from 'typebox';
import type { App, Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { type PreparedBody, prepareBody, sendPrepared, tagOf } from '../http/http-cache.ts';

const ONE_DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';
const MS_PER_YEAR = 31_536_000_000;
/** The build puts a hash of the content into the name: the same name is the same bytes for ever. */
const HASHED_NAME = /-[\w-]{8,}\.\w+$/;
/** For what the build did not compress: once per start and then kept, so the best there is. */
const BEST_QUALITY = 11;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** Ending of the form that the build puts beside a file (scripts/vite/compressed.ts). */
const COMPRESSED = '.br';
const COMPRESSED_ALREADY = new Set(['.png', '.webp', '.woff2']);

/** Addresses browsers ask for without being told, and the built files that answer them, best first. */
const WELL_KNOWN_ICONS: Record<string, string[]> = {
  '/favicon.ico': ['favicon.ico', 'icon.svg'],
  '/favicon.svg': ['favicon.svg', 'icon.svg'],
  '/apple-touch-icon.png': ['apple-touch-icon.png'],
};

/** Files of a folder by their path inside it. Only what is listed at the start can be asked for. */
async function listFiles(folder: string): Promise<Map<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Map(
    found
      .filter((entry) => entry.isFile() && !entry.name.endsWith(COMPRESSED))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join('/'), path]),
  );
}

async function prepareFile(path: string): Promise<PreparedBody> {
  const extension = extname(path);
  const type = TYPES[extension] ?? 'application/octet-stream';
  const bytes = await readFile(path);
  if (COMPRESSED_ALREADY.has(extension)) return { tag: tagOf(bytes), type, bytes: { identity: bytes } };
  const br = await readFile(path + COMPRESSED).catch(() => null);
  if (br) return { tag: tagOf(bytes), type, bytes: { identity: bytes, br } };
  return prepareBody(bytes, type, BEST_QUALITY);
}

export function assetRoutes(app: App, { renderer, site, now }: Context): void {
  const prepared = new Map<string, Promise<PreparedBody>>();
  let files = new Map<string, string>();
  app.addHook('onReady', async () => {
    files = await listFiles(renderer.assetsDir);
  });

  const fileNamed = (name: string): Promise<PreparedBody> => {
    const path = files.get(name);
    if (path === undefined) throw notFound('There is no such file.');
    const body = prepared.get(name) ?? prepareFile(path);
    prepared.set(name, body);
    return body;
  };
  const options = { schema: { hide: true }, config: { rateLimit: false } } as const;

  app.get(
    '/assets/*',
    { ...options, schema: { hide: true, params: Type.Object({ '*': Type.String() }) } },
    async (request, reply) => {
      const name = request.params['*'];
      return sendPrepared(request, reply, await fileNamed(name), HASHED_NAME.test(name) ? FOR_EVER : ONE_DAY);
    },
  );

  for (const [address, candidates] of Object.entries(WELL_KNOWN_ICONS))
    app.get(address, options, async (request, reply) => {
      const name = candidates.find((candidate) => files.has(candidate)) ?? address;
      return sendPrepared(request, reply, await fileNamed(name), ONE_DAY);
    });

  const plain = 'text/plain; charset=utf-8';
  app.get('/robots.txt', options, async (_request, reply) => {
    reply.header('cache-control', ONE_DAY).type(plain);
    // Searches would be endless addresses with nothing new on them.
    return `User-agent: *\nDisallow: /*?q=\nDisallow: /search\n\nSitemap: ${site.publicUrl}/sitemap.xml\n`;
  });

  app.get('/.well-known/security.txt', options, async (_request, reply) => {
    const expires = new Date(now().getTime() + MS_PER_YEAR).toISOString();
    reply.header('cache-control', ONE_DAY).type(plain);
    return `Contact: mailto:${site.contactEmail}\nExpires: ${expires}\nPreferred-Languages: en, nl\n`;
  });
  app.get('/.well-known/*', options, async () => {
    throw notFound();
  });
}
