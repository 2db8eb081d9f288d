/** GET /og/{story}.png: the picture other sites and messengers show with a link to a story. */
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
import { fileOf, MERGED } from '../http/described.ts';
import { notFound } from '../http/errors.ts';
import { type PreparedBody, sendPrepared, tagOf } from '../http/http-cache.ts';
import { EMBEDDABLE } from '../http/security.ts';
import { createCardsInTurn } from './cards-in-turn.ts';
import { type DemoDrawing, openDemoDrawings } from './demo-pictures.ts';
import { linkCard } from './link-card.ts';
import { cardLimit } from './picture-limit.ts';
import { storyDrawing } from './story-drawing.ts';

/** Headlines change; those who show cards keep them far longer than this anyway. */
const CACHE_CONTROL = 'public, max-age=3600';
const PERMANENT_REDIRECT = 308;
const FILE = /^(.+)\.png$/;

export function linkCardRoutes(app: App, context: Context): void {
  const cardInTurn = createCardsInTurn();
  const demoDrawing = openDemoDrawings(context.publishers);

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
        response: { 200: fileOf('image/png'), 308: MERGED },
      },
      ...cardLimit(app, context),
    },
    async (request, reply) => {
      // Asked for now: it tells nothing to who asks after the caller has gone.
      const { signal } = request;
      const id = FILE.exec(request.params.file)?.[1];
      if (id === undefined) throw notFound('There is no such picture.');
      const story = await findStory(context, id);
      const { lang = 'en' } = request.query;
      if (story.id !== id)
        return reply
          .header('cache-control', CACHE_CONTROL)
          .redirect(`/og/${story.id}.png${lang === 'en' ? '' : `?lang=${lang}`}`, PERMANENT_REDIRECT);
      const key = `${story.id} ${lang} ${story.updated_at}`;
      const card = await cardInTurn(key, () => draw(story, lang, demoDrawing), signal);
      return sendPrepared(request, reply.headers(EMBEDDABLE), card, CACHE_CONTROL);
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
  const reported = `${t('card.reports', { count: told.reports })}, ${t('card.origins', { count: told.origins })}`;
  const note = told.demo ? `${reported} (${t('about.demo')})` : reported;
  const png = await linkCard({ drawing: storyDrawing(told, demoDrawing), headline: told.headline, note });
  return { tag: tagOf(png), type: 'image/png', bytes: { identity: png } };
}
