/** GET /cities (search) and the file /cities.json (the fallback). */
import { Type } from 'typebox';
import { CityFileSchema, CityQuerySchema, CitySchema, madeOnce } from '../../contract/contract.ts';
import { citiesFile, searchCities } from '../../geo/geo.ts';
import type { App } from '../context.ts';
import { JSON_TYPE, prepareBody, sendPrepared } from '../http/http-cache.ts';

/** City names change with a release, not within a day. */
const ONE_DAY = 'public, max-age=86400';

export function cityRoutes(app: App): void {
  app.get(
    '/cities',
    {
      schema: {
        summary: 'Cities by name or country, at most 30; nothing for fewer than 2 characters',
        tags: ['Places'],
        querystring: CityQuerySchema,
        response: { 200: Type.Object({ data: Type.Array(CitySchema) }) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', ONE_DAY);
      return { data: searchCities(request.query.q, request.query.lang ?? 'en') };
    },
  );
}

export function cityFileRoutes(app: App): void {
  const largest = madeOnce(() => prepareBody(JSON.stringify(citiesFile()), JSON_TYPE));
  app.get(
    '/cities.json',
    {
      schema: {
        summary: 'At most 50 cities: those that match q, or the largest',
        tags: ['Places'],
        querystring: Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })) }),
        response: { 200: CityFileSchema },
      },
    },
    async (request, reply) => {
      const { q = '' } = request.query;
      if (q.trim() !== '') {
        reply.header('cache-control', ONE_DAY);
        return citiesFile(q);
      }
      return sendPrepared(request, reply, await largest(), ONE_DAY);
    },
  );
}
