/** GET /openapi.json and /docs, a readable page made from it: no scripts, nothing loaded. */
import { createHash } from 'node:crypto';
import type { App, Context } from '../context.ts';
import { type PreparedBody, prepareBody, sendPrepared } from '../http/http-cache.ts';
import { DOCS_STYLE, docsPage } from './docs-page.ts';

const CACHE_CONTROL = 'public, max-age=300';

export function docsRoutes(app: App, { site }: Context): void {
  const hash = createHash('sha256').update(DOCS_STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`;
  let json: Promise<PreparedBody> | null = null;
  let page: Promise<PreparedBody> | null = null;

  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    json ??= prepareBody(JSON.stringify(app.swagger()), 'application/json; charset=utf-8');
    return sendPrepared(request, reply, await json, CACHE_CONTROL);
  });

  app.get('/docs', { schema: { hide: true } }, async (request, reply) => {
    page ??= prepareBody(docsPage(app.swagger(), site.name), 'text/html; charset=utf-8');
    reply.header('content-security-policy', policy);
    return sendPrepared(request, reply, await page, CACHE_CONTROL);
  });
}
