import { type Static, Type } from 'typebox';
import { TELLS_NEWS } from './genre.ts';
import { GenreSchema } from './genre-schema.ts';
import { IMPORTANCE_PARTS } from './importance.ts';
import { languageOf } from './locale.ts';
import { timeOf } from './time.ts';

export const MediaSchema = Type.Object({
  type: Type.Literal('image'),
  url: Type.String(),
  alt: Type.String(),
  is_primary: Type.Boolean(),
});
export type Media = Static<typeof MediaSchema>;

/** One publisher's report inside a story, with Helder's own fields after the specified ones. */
const SourceSchema = Type.Object({
  name: Type.String(),
  original_headline: Type.String(),
  url: Type.String(),
  /** What kind of report it is. */
  genre: GenreSchema,
  word_count: Type.Integer({ minimum: 0 }),
  publishedAt: Type.Union([Type.String(), Type.Null()]),
  reading_time_minutes: Type.Integer({ minimum: 0 }),
  media: Type.Array(MediaSchema),
  report_id: Type.String(),
  publisher_id: Type.String(),
  /** The publisher's country, ISO 3166-1 alpha-2. */
  country: Type.String(),
  language: Type.String(),
  /** Reports with the same origin count once: a publisher family, or an agency. */
  origin: Type.String(),
  /** True for the report that stands for its origin: the first published. */
  is_origin: Type.Boolean(),
  /** What it says was said before in the same words; a newsroom's second report of its own repeats nothing. */
  is_repeat: Type.Boolean(),
  summary: Type.String(),
  first_seen_at: Type.String(),
  demo: Type.Boolean(),
});
export type Source = Static<typeof SourceSchema>;

const StoryLocationSchema = Type.Object({
  city: Type.Union([Type.String(), Type.Null()]),
  country: Type.Union([Type.String(), Type.Null()]),
  latitude: Type.Union([Type.Number(), Type.Null()]),
  longitude: Type.Union([Type.Number(), Type.Null()]),
});

export const TranslationSchema = Type.Object({
  headline: Type.String(),
  sub_headline: Type.String(),
  description: Type.String(),
});
export type Translation = Static<typeof TranslationSchema>;

/** All 0–10. */
const AnalyticsSchema = Type.Object({
  global_relevance: Type.Number(),
  local_relevance: Type.Number(),
  cleanliness: Type.Number(),
  political_neutrality: Type.Number(),
  popularity_score: Type.Number(),
});

/** Words that cost points; "" = that it stands in a section of opinions. */
export const ReasonSchema = Type.Object({ text: Type.String(), cost: Type.Number() });

/** One thing that makes a story matter far away: its points of 10, and the number or the words behind it. */
export const ImportancePartSchema = Type.Object({
  part: Type.Enum(IMPORTANCE_PARTS),
  points: Type.Number(),
  count: Type.Optional(Type.Integer()),
  text: Type.Optional(Type.String()),
});
export type ImportancePart = Static<typeof ImportancePartSchema>;

/** A story as Helder knows it. What others get of it is in news-file.ts; adding a field here takes a step in store/story-shape.ts. */
export const StorySchema = Type.Object({
  id: Type.String(),
  headline: Type.String(),
  sub_headline: Type.String(),
  description: Type.String(),
  categories: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  /** When the newest report that tells it as news was published; of all its reports when none does. */
  published_at: Type.String(),
  primary_image_url: Type.Union([Type.String(), Type.Null()]),
  location: StoryLocationSchema,
  /** English country names. */
  relevant_countries: Type.Array(Type.String()),
  translations: Type.Record(Type.String(), TranslationSchema),
  analytics: AnalyticsSchema,
  /** Newest first. */
  sources: Type.Array(SourceSchema),
  /** Language of headline, sub_headline and description, ISO 639-1. */
  language: Type.String(),
  /** When the first report was published; when Helder last changed the story. */
  created_at: Type.String(),
  updated_at: Type.String(),
  /** Number of independent origins among the sources. */
  origin_count: Type.Integer(),
  /** Every source is an invented demo publisher. */
  demo: Type.Boolean(),
  /** The headlines the story has had, oldest first. */
  headlines: Type.Array(Type.Object({ at: Type.String(), headline: Type.String() })),
  /** Why points were lost, for "Why this story?". */
  reasons: Type.Object({
    cleanliness: Type.Array(ReasonSchema),
    political_neutrality: Type.Array(ReasonSchema),
    /** Where global_relevance comes from. */
    importance: Type.Array(ImportancePartSchema),
    /** Points nearby for where it happens and for whom; stories from before it was written down have none. */
    place: Type.Optional(Type.Number()),
  }),
});
export type Story = Static<typeof StorySchema>;

/** ISO 639-1 of the languages a story can be read in: its own, and those of its translations that have a headline. */
export function languagesOf({ language, translations }: Pick<Story, 'language' | 'translations'>): string[] {
  const translated = Object.entries(translations)
    .filter(([, { headline }]) => headline.trim() !== '')
    .map(([locale]) => languageOf(locale));
  return [...new Set([language, ...translated])];
}

/** All that a story says above its reports, in its own language and in those it is translated to. */
export function allTextsOf(
  story: Pick<Story, 'headline' | 'sub_headline' | 'description' | 'translations'>,
): string[] {
  return [story, ...Object.values(story.translations)].flatMap(({ headline, sub_headline, description }) => [
    headline,
    sub_headline,
    description,
  ]);
}

/**
 * A story's dates by its reports; null where none has one. What thinks about an event does not renew it.
 * @param sources newest first
 */
export function datesOf(sources: readonly Source[]): Pick<Story, 'published_at' | 'created_at'> | null {
  const dated = sources.flatMap(({ genre, publishedAt }) =>
    publishedAt === null || Number.isNaN(timeOf(publishedAt)) ? [] : [{ genre, publishedAt }],
  );
  const newest = dated.find(({ genre }) => TELLS_NEWS.has(genre)) ?? dated[0];
  const oldest = dated.at(-1);
  return newest && oldest ? { published_at: newest.publishedAt, created_at: oldest.publishedAt } : null;
}

/** How many say it, and whether it is invented, by a story's reports. */
export const whoTells = (sources: readonly Source[]): Pick<Story, 'origin_count' | 'demo'> => ({
  origin_count: new Set(sources.map(({ origin }) => origin)).size,
  demo: sources.every(({ demo }) => demo),
});
