/**
 * What GET /news.json and the translation files carry: a form that others read, so it changes on purpose only. A field that a
 * story gets inside Helder is not in here until it is written here.
 */
import { type Static, Type } from 'typebox';
import { GenreSchema } from './genre-schema.ts';

const text = Type.String();
const textOrNull = Type.Union([Type.String(), Type.Null()]);
const numberOrNull = Type.Union([Type.Number(), Type.Null()]);

const NewsTextSchema = Type.Object({ headline: text, sub_headline: text, description: text });

const NewsSourceSchema = Type.Object({
  name: text,
  original_headline: text,
  url: text,
  word_count: Type.Integer({ minimum: 0 }),
  publishedAt: textOrNull,
  reading_time_minutes: Type.Integer({ minimum: 0 }),
  media: Type.Array(
    Type.Object({ type: Type.Literal('image'), url: text, alt: text, is_primary: Type.Boolean() }),
  ),
  // Helder's own, after the common ones.
  report_id: text,
  publisher_id: text,
  country: Type.String({ description: 'The publisher’s, ISO 3166-1 alpha-2.' }),
  language: Type.String({ description: 'ISO 639-1.' }),
  origin: Type.String({ description: 'Reports of one origin count once: a publisher family, or an agency.' }),
  is_origin: Type.Boolean({ description: 'False when an earlier report of the same origin counts instead.' }),
  summary: text,
  first_seen_at: text,
  demo: Type.Boolean({ description: 'An invented publisher.' }),
  genre: GenreSchema,
});
export type NewsSource = Static<typeof NewsSourceSchema>;

const ReasonsSchema = Type.Array(Type.Object({ text, cost: Type.Number() }));

const score = Type.Number({ description: '0–10.' });

const NewsFileStorySchema = Type.Object({
  id: text,
  headline: text,
  sub_headline: text,
  description: text,
  categories: Type.Array(text),
  tags: Type.Array(text),
  published_at: Type.String({
    description:
      'When the newest news report was published; the newest of any kind when there is no news report.',
  }),
  primary_image_url: textOrNull,
  location: Type.Object({
    city: textOrNull,
    country: textOrNull,
    latitude: numberOrNull,
    longitude: numberOrNull,
  }),
  relevant_countries: Type.Array(text, { description: 'English names.' }),
  translations: Type.Record(Type.String(), NewsTextSchema),
  analytics: Type.Object({
    global_relevance: score,
    local_relevance: score,
    cleanliness: score,
    political_neutrality: score,
    popularity_score: score,
  }),
  sources: Type.Array(NewsSourceSchema),
  // Helder's own, after the common ones.
  language: Type.String({
    description: 'The language of headline, sub_headline and description, ISO 639-1.',
  }),
  created_at: Type.String({ description: 'When the first report was published.' }),
  updated_at: Type.String({ description: 'When Helder last changed the story.' }),
  origin_count: Type.Integer({ description: 'Independent origins among the sources.' }),
  demo: Type.Boolean({ description: 'Every source is an invented publisher.' }),
  headlines: Type.Array(Type.Object({ at: text, headline: text }), {
    description: 'The headlines the story has had, oldest first.',
  }),
  reasons: Type.Object(
    { cleanliness: ReasonsSchema, political_neutrality: ReasonsSchema },
    { description: 'Why points were lost: the words, or none for an opinion section.' },
  ),
});
export type NewsFileStory = Static<typeof NewsFileStorySchema>;

export const SupportedLocalesSchema = Type.Record(
  Type.String(),
  Type.Object({
    name: text,
    countries: Type.Array(text),
    translation_file: textOrNull,
  }),
);
export type SupportedLocales = Static<typeof SupportedLocalesSchema>;

/** GET /news.json. */
export const NewsFileSchema = Type.Object({
  stories: Type.Array(NewsFileStorySchema),
  supported_locales: SupportedLocalesSchema,
});
export type NewsFile = Static<typeof NewsFileSchema>;

/** GET /{translation_file}. */
export const TranslationFileSchema = Type.Object({
  translations: Type.Array(Type.Intersect([Type.Object({ story_id: text }), NewsTextSchema])),
});
export type TranslationFile = Static<typeof TranslationFileSchema>;
