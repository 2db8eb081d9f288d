/** GET /openapi.json: the API's description of itself, made from the schemas that check the requests. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import packageJson from '../../../package.json' with { type: 'json' };
import { ErrorBodySchema, madeOnce } from '../../contract/contract.ts';
import type { App } from '../context.ts';
import { JSON_TYPE, prepareBody, sendPrepared } from '../http/http-cache.ts';
import { API_PREFIX } from '../http/routing.ts';

const CACHE_CONTROL = 'public, max-age=300';

/** What @fastify/swagger needs to know; every operation is refused in the same shape. */
export function openApi(name: string): FastifyDynamicSwaggerOptions {
  return {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${name} API`,
        version: packageJson.version,
        description:
          'Everything the site shows, as data. Every error has the body `{"error":{"code","message","field"}}`; ' +
          '`field` names the parameter at fault. Every call except those for files and health also works under `/api`, where the answer is ' +
          'always data: at the root, a browser that opens a call from its address bar gets a page.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: ({ schema, url }) => ({
      schema: {
        ...schema,
        // The same calls as at the root; each is described once.
        ...(url.startsWith(`${API_PREFIX}/`) ? { hide: true } : {}),
        response: { ...(schema?.response as object | undefined), default: ErrorBodySchema },
      },
      url,
    }),
  };
}

export function openApiRoute(app: App): void {
  const json = madeOnce(() => prepareBody(JSON.stringify(app.swagger()), JSON_TYPE));
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    return sendPrepared(request, reply, await json(), CACHE_CONTROL);
  });
}
