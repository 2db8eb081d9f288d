import { type Static, Type } from 'typebox';
import { GenreSchema } from './genre-schema.ts';
import { nullable } from './nullable.ts';
import { FactorsSchema } from './ranking.ts';
import { ImportancePartSchema } from './story.ts';

const newestReportAt = Type.String({
  description:
    'When the newest report that tells it as news was published; of all its reports when none does. ' +
    'The first report’s time is `created_at` of /news.json, and what feeds give as the date of publishing.',
});
/** The reader's browser asks no publisher for pictures. */
const imageUrl = Type.Union([Type.String(), Type.Null()], {
  description: 'An address of this server, relative to it, or null.',
});
const imageSources = Type.Array(Type.String(), {
  description: 'To be tried one after the other when `imageUrl` does not load.',
});
const originSizes = Type.Array(Type.Integer(), { description: 'Reports per origin, most first.' });

/** A source as the reader sees it. */
export const ArticleSourceSchema = Type.Object({
  /** {storyId}-source-{index}. */
  id: Type.String(),
  name: Type.String(),
  url: Type.String(),
  /** What kind of report it is. */
  genre: GenreSchema,
  headline: Type.String(),
  summary: Type.String(),
  publishedAt: nullable(Type.String()),
  /** Minutes; 0 = unknown, not shown. */
  readTime: Type.Integer(),
  imageUrl: nullable(Type.String()),
  country: Type.String(),
  language: Type.String(),
  origin: Type.String(),
  /** The first published of its origin. */
  isOrigin: Type.Boolean(),
  /** It repeats another report's text; false for a newsroom's second report of its own. */
  isRepeat: Type.Boolean(),
  firstSeenAt: Type.String(),
  demo: Type.Boolean(),
});
export type ArticleSource = Static<typeof ArticleSourceSchema>;

/**
 * What a card of a feed needs of a story, in the reader's language: the same whatever its place on the page and its size. Pages
 * carry it to the browser as it stands here.
 */
export const CardStorySchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  /** What kind of report the headline is taken from. */
  genre: GenreSchema,
  category: Type.String(),
  /** "City, Country", or "". */
  location: Type.String(),
  publishedAt: newestReportAt,
  imageUrl,
  imageSources,
  readTime: Type.Integer({ minimum: 1 }),
  /** Categories in lower case, then what the story is about. */
  tags: Type.Array(Type.String()),
  /** Language of title and texts as shown. */
  language: Type.String(),
  reports: Type.Integer({ description: 'Reports of the story that this reader gets.' }),
  origins: Type.Integer({ description: 'Independent newsrooms among the reports.' }),
  originSizes,
  /** Names of the first publishers in the order readers see them, at most 3; pages carry 2. */
  publishers: Type.Array(Type.String()),
  publisherCount: Type.Integer({ description: 'All that reported, named or not, each once.' }),
  untimed: Type.Boolean({
    description:
      'The length of more than half of the reports is not known: the reading time is a guess, and cards do not show it.',
  }),
  lifted: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description:
        'In a list that the reader’s interests shape: the one that lifted the story, in their language, or null. Else absent.',
    }),
  ),
});
export type CardStory = Static<typeof CardStorySchema>;

/** The client view of a story: a card's, and the rest. */
export const ArticleSchema = Type.Object({
  ...CardStorySchema.properties,
  description: Type.String(),
  content: Type.String(),
  source: Type.String(),
  author: Type.String(),
  originalLanguage: Type.String(),
  latitude: Type.Union([Type.Number(), Type.Null()]),
  longitude: Type.Union([Type.Number(), Type.Null()]),
  demo: Type.Boolean(),
  /** Only when asked for with why=1. */
  factors: Type.Optional(FactorsSchema),
});
export type Article = Static<typeof ArticleSchema>;

/** GET /articles and the other listings. */
export const ArticlePageSchema = Type.Object({
  data: Type.Array(ArticleSchema),
  hasMore: Type.Boolean(),
  /** Token that pins the edition this page belongs to. */
  edition: Type.String(),
  /** Stories that match in this edition. */
  total: Type.Integer(),
  /** How many stories of this list the reader's mutes and filters hide; absent = none. */
  hidden: Type.Optional(Type.Integer()),
  otherLanguages: Type.Optional(
    Type.Integer({
      description:
        'Where there is no story in the languages the reader reads: how many there are in the others of English and Dutch; absent = none. ' +
        'Not said of trending and related stories.',
    }),
  ),
  /** Searches only: what was searched for instead, where nothing is called as it was written; most stories first. */
  meant: Type.Optional(Type.Array(Type.String())),
  /** Searches that found nothing, not even what mutes hide: the query without the words that were in the way, and what it finds. */
  fewer: Type.Optional(Type.Object({ query: Type.String(), total: Type.Integer() })),
  /** Local stories only: whether they lie within 50 km of the place, or are the nearest from farther away; news of the world is none of them. */
  local: Type.Optional(
    Type.Object({
      within: Type.Boolean(),
      /** True where there are stories within 50 km, and the reader's mutes and filters hide all of them. */
      hidden: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type ArticlePage = Static<typeof ArticlePageSchema>;

/** A page of a listing as far as a feed shows it. */
export type CardPage = Omit<ArticlePage, 'data'> & { data: CardStory[] };

/** GET /stories/{id}: the specified fields, then Helder's own. */
export const StoryDetailSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  description: Type.String(),
  /** What kind of report the headline is taken from. */
  genre: GenreSchema,
  category: Type.String(),
  imageUrl,
  imageSources,
  createdAt: newestReportAt,
  location: Type.Object({
    city: nullable(Type.String()),
    country: nullable(Type.String()),
    latitude: Type.Union([Type.Number(), Type.Null()]),
    longitude: Type.Union([Type.Number(), Type.Null()]),
  }),
  sources: Type.Array(ArticleSourceSchema),
  urls: Type.Array(Type.String()),
  relevant_countries: Type.Array(Type.String()),
  updatedAt: Type.String({ description: 'When Helder last changed the story.' }),
  readTime: Type.Integer(),
  tags: Type.Array(Type.String()),
  /** Those of the tags that another story of the edition has, without categories: a search for one finds more than this story. */
  subjects: Type.Optional(Type.Array(Type.String())),
  language: Type.String(),
  originalLanguage: Type.String(),
  originCount: Type.Integer(),
  originSizes,
  headlines: Type.Array(Type.Object({ at: Type.String(), headline: Type.String() })),
  reasons: Type.Object({
    cleanliness: Type.Array(Type.Object({ text: Type.String(), cost: Type.Number() })),
    political_neutrality: Type.Array(Type.Object({ text: Type.String(), cost: Type.Number() })),
    importance: Type.Array(ImportancePartSchema),
    /** Points nearby for where it happens and for whom; stories from before it was written down have none. */
    place: Type.Optional(Type.Number()),
  }),
  demo: Type.Boolean(),
  factors: Type.Optional(FactorsSchema),
});
export type StoryDetail = Static<typeof StoryDetailSchema>;
