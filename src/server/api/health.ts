/** GET /healthz (is the process alive) and /readyz (can it serve). */
import { type Static, Type } from 'typebox';
import { askedTogether, ROUND_LATE_AFTER_SECONDS } from '../../contract/contract.ts';
import type { LastRound } from '../../store/types.ts';
import type { App, Context } from '../context.ts';

const DatabaseSchema = Type.Enum(['ok', 'away', 'full', 'read-only']);

const LastRoundSchema = Type.Object({
  at: Type.String({ format: 'date-time' }),
  ageSeconds: Type.Integer({
    description: 'How long ago it ended; below 0: by a clock ahead of this one',
  }),
  feeds: Type.Integer({ description: 'Feeds it fetched' }),
  newReports: Type.Integer(),
});

export function healthRoutes(app: App, context: Context): void {
  const startedAt = context.now();
  let last: LastRound | null = null;
  /** Anybody may ask, as often as they like: one look serves all who ask meanwhile. */
  const look = askedTogether(async () => {
    const healthy = await context.store.healthy();
    // What was known goes on ageing while the database is away.
    if (healthy) last = await context.store.lastRound.read().catch(() => last);
    return healthy;
  });
  const secondsSince = (at: Date): number => Math.round((context.now().getTime() - at.getTime()) / 1_000);

  const database = async (): Promise<Static<typeof DatabaseSchema>> => {
    if (!(await look())) return 'away';
    return context.store.refusal()?.reason ?? 'ok';
  };

  app.get(
    '/healthz',
    {
      schema: {
        summary: 'The process is alive',
        tags: ['Operation'],
        response: { 200: Type.Object({ status: Type.Literal('ok') }) },
      },
      config: { rateLimit: false, quiet: true },
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
        description:
          'Stays 200 when the database is away: feeds and pages are served from memory. full, read-only: it refused a write by this process within the last ten minutes. stale: no round of fetching has ended for a while, so look at the workers. lastRound is null before the first round.',
        tags: ['Operation'],
        response: {
          200: Type.Object({
            status: Type.Union([Type.Literal('ready'), Type.Literal('stale')]),
            database: DatabaseSchema,
            version: Type.Integer(),
            stories: Type.Integer(),
            lastRound: Type.Union([LastRoundSchema, Type.Null()]),
          }),
        },
      },
      config: { rateLimit: false, quiet: true },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await database();
      const { version, active } = context.edition.state();
      // A round further ahead was noted by a clock that has been put right since, and proves no worker of today.
      const late = Math.abs(secondsSince(last?.at ?? startedAt)) > ROUND_LATE_AFTER_SECONDS;
      return {
        status: late ? ('stale' as const) : ('ready' as const),
        database: found,
        version,
        stories: active,
        lastRound: last && { ...last, at: last.at.toISOString(), ageSeconds: secondsSince(last.at) },
      };
    },
  );
}
