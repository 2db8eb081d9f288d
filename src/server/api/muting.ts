/** POST /mutes/preview and /filters/preview, which look ahead, and GET /mutes/today, which looks back. Nothing is changed. */
import type { FastifyRequest } from 'fastify';
import { toCard } from '../../article/article.ts';
import {
  FILTER_KINDS,
  FilterPreviewBodySchema,
  FilterPreviewSchema,
  type HiddenStory,
  LedgerSchema,
  MS_PER_DAY,
  MUTE_EXAMPLES,
  MUTE_PREVIEW_DAYS,
  MutePreviewBodySchema,
  MutePreviewSchema,
  NO_FILTERS,
  type Reader,
  type Story,
} from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { saidByDevice } from '../http/device.ts';
import { accountOf, type LanguageQuery, LanguageQuerySchema, ownCall, SECURITY } from './account-calls.ts';
import { midnight } from './midnight.ts';

const TAGS = ['Muting'];

export function mutingRoutes(app: App, context: Context): void {
  const { accounts, edition, now } = context;
  const mine = ownCall(context);

  /** As on a page of this reader's: calls from a page carry what the device says. */
  const readerOf = async (request: FastifyRequest, { lang }: LanguageQuery): Promise<Reader> => {
    const signed = await accounts.readers.ofAccount(accountOf(request));
    const { said, usual } = saidByDevice(request.headers, lang ?? null);
    return signed.reader(said, usual);
  };
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * MS_PER_DAY);
  const examplesOf = (stories: readonly Story[], reader: Reader): HiddenStory[] =>
    stories.slice(0, MUTE_EXAMPLES).map((story) => {
      const { id, title, language, publishedAt } = toCard(story, { ...reader, imageUrl: () => null });
      return { id, title, language, publishedAt };
    });

  app.post(
    '/mutes/preview',
    {
      schema: {
        summary: `What a mute would have hidden in the last ${MUTE_PREVIEW_DAYS} days`,
        tags: TAGS,
        security: SECURITY,
        querystring: LanguageQuerySchema,
        body: MutePreviewBodySchema,
        response: { 200: MutePreviewSchema },
      },
      ...mine,
      config: { failure: 'LISTING_FAILED' },
    },
    async (request) => {
      const reader = await readerOf(request, request.query);
      const { kind, text } = request.body;
      const named = kind === 'topic' ? [text] : [];
      const mutes = { words: kind === 'word' ? [text] : [], topics: named, sources: named };
      const { rules } = edition.withheld({ ...reader, mutes, filters: null }, daysAgo(MUTE_PREVIEW_DAYS));
      const stories = rules.flatMap((each) => each.stories).sort(newestFirst);
      return { days: MUTE_PREVIEW_DAYS, stories: stories.length, examples: examplesOf(stories, reader) };
    },
  );

  app.get(
    '/mutes/today',
    {
      schema: {
        summary: 'What was hidden since the reader’s midnight, by which rule',
        tags: TAGS,
        security: SECURITY,
        querystring: LanguageQuerySchema,
        response: { 200: LedgerSchema },
      },
      ...mine,
      config: { failure: 'LISTING_FAILED' },
    },
    async (request) => {
      const reader = await readerOf(request, request.query);
      const since = midnight(now(), reader.timeZone ?? 'UTC');
      const { rules } = edition.withheld(reader, since);
      return {
        since: since.toISOString(),
        total: rules.reduce((sum, { stories }) => sum + stories.length, 0),
        rules: rules.map(({ rule, stories }) => ({
          rule: { ...rule },
          stories: stories.length,
          examples: examplesOf(stories, reader),
        })),
      };
    },
  );

  app.post(
    '/filters/preview',
    {
      schema: {
        summary: 'How many stories of the last day each filter would take out of home, by itself',
        tags: TAGS,
        security: SECURITY,
        querystring: LanguageQuerySchema,
        body: FilterPreviewBodySchema,
        response: { 200: FilterPreviewSchema },
      },
      ...mine,
      config: { failure: 'LISTING_FAILED' },
    },
    async (request) => {
      const reader = await readerOf(request, request.query);
      const since = daysAgo(1);
      const taken = { calm: 0, clickbait: 0, neutrality: 0, repetition: 0 };
      for (const kind of FILTER_KINDS) {
        const filters = { ...NO_FILTERS, [kind]: request.body.filters[kind] };
        for (const { rule, stories } of edition.withheld({ ...reader, filters }, since).rules)
          if (rule.kind === kind) taken[kind] = stories.length;
      }
      const { of, rules } = edition.withheld({ ...reader, filters: null }, since);
      const muted = rules.reduce((sum, { stories }) => sum + stories.length, 0);
      return { of: of - muted, taken };
    },
  );
}

const newestFirst = (a: Story, b: Story): number => Date.parse(b.published_at) - Date.parse(a.published_at);
