/** What a walking report looks like from outside: the store reads it back, and the stages read each other's. */
import { Type } from 'typebox';
import { nullable } from './nullable.ts';
import { MediaSchema, TranslationSchema } from './story.ts';

const text = Type.String();
const textOrNull = nullable(text);

/** A feed item as `Partial<FeedItem>` says. */
export const FeedItemSchema = Type.Partial(
  Type.Object({
    title: textOrNull,
    link: textOrNull,
    id: textOrNull,
    date: textOrNull,
    summary: textOrNull,
    content: textOrNull,
    author: textOrNull,
    categories: Type.Array(text),
    images: Type.Array(Type.Object({ url: text, alt: textOrNull, width: nullable(Type.Number()) })),
    language: textOrNull,
    words: nullable(Type.Number()),
    translations: Type.Record(text, Type.Object({ title: text, summary: textOrNull })),
  }),
);

/** A `Report`. */
export const ReportSchema = Type.Object({
  id: text,
  publisherId: text,
  feedUrl: text,
  url: text,
  dedupeKey: text,
  title: text,
  writtenTitle: text,
  titleHash: textOrNull,
  summary: text,
  language: text,
  publishedAt: text,
  firstSeenAt: text,
  wordCount: Type.Number(),
  readingMinutes: Type.Number(),
  media: Type.Array(MediaSchema),
  section: textOrNull,
  itemCategories: Type.Array(text),
  agency: textOrNull,
  textHash: text,
  itemHash: textOrNull,
  formerItemHash: Type.Optional(text),
  translations: Type.Record(text, TranslationSchema),
});
