/**
 * The door of the server: everything that is reachable over HTTP. One file per resource; this one only puts them
 * together. Order of a request: page cache → security headers → rate limit → validation → route → tag, 304, compression.
 */
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isSavedPicture } from '../accounts/accounts.ts';
import { networkOf } from '../net/public-address.ts';
import { apiRoutes } from './api/api.ts';
import { installBearer } from './api/bearer.ts';
import { cityFileRoutes } from './api/cities.ts';
import { healthRoutes } from './api/health.ts';
import { openApi, openApiRoute } from './api/openapi.ts';
import { type App, type Context, type Pages, publicUrlOf, type ServerOptions, siteOf } from './context.ts';
import { assetRoutes } from './files/assets.ts';
import { newsFileRoutes } from './files/news-files.ts';
import { sitemapRoutes } from './files/sitemap.ts';
import { syndicationRoutes } from './files/syndication.ts';
import { installBodies } from './http/bodies.ts';
import { createGuardedServer, refuseUnreadable, STANDARD_LIMITS } from './http/connections.ts';
import { handleError, installErrors, Refusal } from './http/errors.ts';
import { installForwarded, trustOf } from './http/forwarded.ts';
import { installHttpCache } from './http/http-cache.ts';
import { isNavigation } from './http/navigation.ts';
import { installQueryCheck } from './http/query-check.ts';
import { installRouting } from './http/routing.ts';
import { dataHeaders, installSecurity } from './http/security.ts';
import { demoReportRoutes } from './pages/demo-reports.ts';
import houseAds from './pages/house-ads.json' with { type: 'json' };
import { pageRoutes } from './pages/page-routes.ts';
import { createPages } from './pages/pages.ts';
import { throughUs } from './pages/sponsored.ts';
import { artworkRoutes } from './pictures/artwork.ts';
import { createImageAddresses } from './pictures/image-address.ts';
import { imageRoutes } from './pictures/images.ts';
import { linkCardRoutes } from './pictures/link-cards.ts';
import { pictureLimit } from './pictures/picture-limit.ts';
import { openPictures } from './pictures/pictures.ts';
import { savedPictureRoutes } from './pictures/saved-pictures.ts';

export { keepPicture } from './api/keep-picture.ts';
export { publicUrlOf, type ServerOptions } from './context.ts';
export { newestStories } from './files/news-files.ts';
export { hostInUrl } from './http/host-in-url.ts';
export { type HousePictures, openPictures } from './pictures/pictures.ts';

/** A share payload with 500 sources fits; nothing larger is ever sent. */
const MAX_BODY_BYTES = 256 * 1024;
/** Longer than any id: what is wrong with it is said by whoever it was meant for. */
const MAX_PART_LENGTH = 4096;

/**
 * Puts the server together; it does not listen yet.
 * Follows the edition: what readers ask for most is rendered again after each publish.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, publishers, edition, log } = options;
  const images = createImageAddresses(edition);
  const site = siteOf(config, publishers);
  const pictures = options.pictures ?? openPictures(options);
  const imageUrl: Context['imageUrl'] = (url, story) => (isSavedPicture(url) ? url : images.of(url, story));
  const context: Context = {
    ...options,
    site,
    secure: site.publicUrl.startsWith('https:'),
    imageUrl,
    imageUrlNow: (url, story) => (pictures.cannotBeHad(url) ? null : imageUrl(url, story)),
    pictures,
    keeping: new Set(),
    sponsored: throughUs(config.sponsored ?? houseAds.items, images.ofOperator),
  };
  const pages = createPages(context);
  const app = createApp(options, context, pages);

  installErrors(app);
  installBodies(app);
  installSecurity(app, context.secure);
  installForwarded(app, config);
  installLog(app);
  installHttpCache(app);
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => new Refusal(429, 'RATE_LIMITED'),
  });
  await app.register(swagger, openApi(site.name));
  const routing = installRouting(app);
  installQueryCheck(app);
  installBearer(app);

  apiRoutes(app, context, pages);
  cityFileRoutes(app);
  newsFileRoutes(app, context);
  syndicationRoutes(app, context);
  sitemapRoutes(app, context);
  const limit = pictureLimit(app, context);
  imageRoutes(app, context, images, limit);
  savedPictureRoutes(app, context, limit);
  artworkRoutes(app, context, limit);
  linkCardRoutes(app, context);
  healthRoutes(app, context);
  openApiRoute(app);
  await assetRoutes(app, context);
  demoReportRoutes(app, context);
  pageRoutes(app, pages, routing);

  app.addHook('onListen', async () => {
    const address = app.server.address();
    // The default port may have been taken; links must carry the one we got.
    if (typeof address === 'object' && address)
      site.publicUrl = publicUrlOf({ ...config, port: address.port });
  });
  const stopRenewing = edition.onRenewed(() => {
    pages
      .refreshHot()
      .catch((error) => log.warn({ err: error }, 'pages could not be rendered again after a publish'));
  });
  app.addHook('onClose', async () => stopRenewing());
  return app;
}

function createApp({ config, log, develop }: ServerOptions, { secure }: Context, pages: Pages): App {
  const headers = dataHeaders(secure);
  let limit: ReturnType<App['rateLimit']> | undefined;
  /**
   * An address that cannot be decoded is, to a reader, one more that nobody knows. No hook ran, so it is counted here; who stands behind
   * a proxy is not known yet, and all readers behind it share the count of such addresses.
   */
  const sendUnknown = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    limit ??= app.rateLimit();
    await limit.call(app, request, reply);
    await pages.send(request, reply);
  };
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    // Random: numbers in a row would tell everybody how many readers there are.
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PART_LENGTH },
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false } },
    // Refused before any hook could run, so the headers are set here.
    frameworkErrors: (error, request, reply) => {
      const refuse = (reason: unknown) => void handleError(reason, request, reply.headers(headers));
      if (error.code !== 'FST_ERR_BAD_URL' || !isNavigation(request)) refuse(error);
      else sendUnknown(request, reply).catch(refuse);
    },
    clientErrorHandler: refuseUnreadable(headers),
    serverFactory: (handler) =>
      createGuardedServer(
        {
          ...STANDARD_LIMITS,
          connections: config.maxConnections,
          ...(config.trustProxy === false ? {} : { perNetwork: config.maxConnections }),
          // Vite may think for longer than that before it answers.
          ...(develop ? { stallMs: 0 } : {}),
        },
        headers,
        log,
        develop
          ? (request, response) => develop(request, response, () => handler(request, response))
          : pagesFirst(pages, handler),
      ),
  }).withTypeProvider<TypeBoxTypeProvider>();
  return app;
}

function pagesFirst(pages: Pages, handler: RequestListener): RequestListener {
  return (request, response) => {
    if (!pages.answerFromCache(request, response)) handler(request, response);
  };
}

/** One line per request, without addresses and without queries: what somebody reads is nobody's business. */
function installLog(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    const { statusCode: status } = reply;
    const level = routeOptions.config.quiet && status < 400 ? 'debug' : 'info';
    request.log[level]({ method, route: routeOptions.url ?? 'none', status, ms }, 'request');
  });
}
