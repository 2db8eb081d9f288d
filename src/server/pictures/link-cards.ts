/** GET /og/{story}.png: the picture other sites and messengers show with a link to a story. */
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Type } from 'typebox';
import { toLinkCard } from '../../article/article.ts';
import {
  DEFAULT_READS,
  type InterfaceLanguage,
  InterfaceLanguageSchema,
  type Story,
} from '../../contract/contract.ts';
import { textsIn } from '../../texts/texts.ts';
import { findStory } from '../api/stories.ts';
import type { App, Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { type PreparedBody, sendPrepared, tagOf } from '../http/http-cache.ts';
import { EMBEDDABLE } from '../http/security.ts';
import { type DemoDrawing, openDemoDrawings } from './demo-pictures.ts';
import { linkCard } from './link-card.ts';
import { storyDrawing } from './story-drawing.ts';

/** Headlines change; those who show cards keep them far longer than this anyway. */
const CACHE_CONTROL = 'public, max-age=3600';
const PERMANENT_REDIRECT = 308;
const FILE = /^(.+)\.png$/;
/** About 40 KB each. A story is shared many times in a row, then not at all. */
const KEPT_CARDS = 200;
/** A card takes some 100 ms of the threads that also compress pages and look up names. */
const DRAWN_AT_ONCE = 2;

export function linkCardRoutes(app: App, context: Context): void {
  const drawn = new LRUCache<string, Promise<PreparedBody>>({ max: KEPT_CARDS });
  const inTurn = pLimit(DRAWN_AT_ONCE);
  const demoDrawing = openDemoDrawings(context.publishers);

  /** Drawn once for each state of a story, however many ask. */
  function card(story: Story, language: InterfaceLanguage): Promise<PreparedBody> {
    const key = `${story.id} ${language} ${story.updated_at}`;
    const made = drawn.get(key) ?? inTurn(() => draw(story, language, demoDrawing));
    drawn.set(key, made);
    made.catch(() => drawn.delete(key));
    return made;
  }

  app.get(
    '/og/:file',
    {
      schema: {
        summary: 'A story’s headline beside its drawing, 1200 × 630: what is shown with links to it',
        tags: ['Pictures'],
        params: Type.Object({ file: Type.String() }),
        querystring: Type.Object({
          lang: Type.Optional(InterfaceLanguageSchema),
        }),
      },
    },
    async (request, reply) => {
      const id = FILE.exec(request.params.file)?.[1];
      if (id === undefined) throw notFound('There is no such picture.');
      const { story, merged } = await findStory(context, id);
      const { lang = 'en' } = request.query;
      if (merged)
        return reply
          .header('cache-control', CACHE_CONTROL)
          .redirect(`/og/${story.id}.png${lang === 'en' ? '' : `?lang=${lang}`}`, PERMANENT_REDIRECT);
      return sendPrepared(request, reply.headers(EMBEDDABLE), await card(story, lang), CACHE_CONTROL);
    },
  );
}

async function draw(
  story: Story,
  language: InterfaceLanguage,
  demoDrawing: (address: string) => DemoDrawing | null,
): Promise<PreparedBody> {
  const told = toLinkCard(story, { language, reads: DEFAULT_READS[language] });
  const t = textsIn(language);
  const note = `${t('card.reports', { count: told.reports })}, ${t('card.origins', { count: told.origins })}`;
  const png = await linkCard({ drawing: storyDrawing(told, demoDrawing), headline: told.headline, note });
  return { tag: tagOf(png), type: 'image/png', bytes: { identity: png } };
}
