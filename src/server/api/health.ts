/** GET /healthz (is the process alive) and /readyz (can it serve). */
import { Type } from 'typebox';
import type { App, Context } from '../context.ts';

const DATABASE_TIMEOUT_MS = 1000;

export function healthRoutes(app: App, context: Context): void {
  app.get(
    '/healthz',
    {
      schema: {
        summary: 'The process is alive',
        tags: ['Operation'],
        response: { 200: Type.Object({ status: Type.Literal('ok') }) },
      },
      config: { rateLimit: false },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' as const };
    },
  );

  app.get(
    '/readyz',
    {
      schema: {
        summary: 'Stories can be served',
        description: 'Stays 200 when the database is away: feeds and pages are served from memory.',
        tags: ['Operation'],
        response: {
          200: Type.Object({
            status: Type.Literal('ready'),
            database: Type.Union([Type.Literal('ok'), Type.Literal('away')]),
            version: Type.Integer(),
            stories: Type.Integer(),
          }),
        },
      },
      config: { rateLimit: false },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const { version, active } = context.edition.state();
      const healthy = await context.store.healthy(DATABASE_TIMEOUT_MS);
      return {
        status: 'ready' as const,
        database: healthy ? ('ok' as const) : ('away' as const),
        version,
        stories: active,
      };
    },
  );
}
