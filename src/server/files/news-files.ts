/** GET /news.json and the translation files: the newest stories as files, one build per edition. */
import { newsFileOf, translationFileOf } from '../../article/article.ts';
import {
  NewsFileSchema,
  type Story,
  SUPPORTED_LOCALES,
  TranslationFileSchema,
} from '../../contract/contract.ts';
import type { Edition } from '../../edition/edition.ts';
import { strangerIn } from '../../reader/reader.ts';
import type { App, Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { JSON_TYPE, type PreparedBody, prepareBody, sendPrepared } from '../http/http-cache.ts';

/** A whole archive does not fit in a browser. */
const NEWS_FILE_STORIES = 500;
/** A shared cache may keep it while readers' browsers ask again. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=30, must-revalidate';

/** The newest stories of the active window in every language, newest first. */
export async function newestStories(edition: Pick<Edition, 'list'>): Promise<Story[]> {
  const everyone = { ...strangerIn('en'), reads: [] };
  const newest = await edition.list({ list: 'feed', sort: 'newest', limit: NEWS_FILE_STORIES }, everyone);
  return newest.stories.map(({ story }) => story);
}

/** A file made once for each edition and whenever a story has left it with time, when it is first asked for. */
export function perEdition(
  edition: Pick<Edition, 'state'>,
  make: () => Promise<PreparedBody>,
): () => Promise<PreparedBody> {
  let built: { version: number; active: number; body: Promise<PreparedBody> } | null = null;
  return () => {
    const { version, active } = edition.state();
    if (built?.version === version && built.active === active) return built.body;
    const body = make();
    built = { version, active, body };
    body.catch(() => {
      if (built?.body === body) built = null;
    });
    return body;
  };
}

export function newsFileRoutes(app: App, context: Context): void {
  const { edition } = context;
  const build = (make: (stories: Story[]) => unknown): (() => Promise<PreparedBody>) =>
    perEdition(edition, async () =>
      prepareBody(JSON.stringify(make(await newestStories(edition))), JSON_TYPE),
    );

  const news = build(newsFileOf);
  app.get(
    '/news.json',
    {
      schema: {
        summary: `The newest ${NEWS_FILE_STORIES} stories with every report`,
        tags: ['Files'],
        response: { 200: NewsFileSchema },
      },
      config: { failure: 'NEWS_FAILED' },
    },
    async (request, reply) => sendPrepared(request, reply, await news(), CACHE_CONTROL),
  );

  for (const [locale, { translation_file }] of Object.entries(SUPPORTED_LOCALES)) {
    if (translation_file === null) continue;
    const translations = build((stories) => translationFileOf(stories, locale));
    app.get(
      `/${translation_file}`,
      {
        schema: {
          summary: `Stories of /news.json in ${locale}`,
          tags: ['Files'],
          response: { 200: TranslationFileSchema },
        },
        config: { failure: 'NEWS_FAILED' },
      },
      async (request, reply) => sendPrepared(request, reply, await translations(), CACHE_CONTROL),
    );
  }

  // Only the names above exist: no reading of files by name.
  app.get('/news.:locale.json', { schema: { hide: true } }, async () => {
    throw notFound('There is no translation file of that name.');
  });
}
