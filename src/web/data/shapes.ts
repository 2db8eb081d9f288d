/** What our server answers, field by field. The compiler holds these against the contract. */
import type {
  ArticleSource,
  CardPage,
  CardStory,
  ErrorBody,
  ErrorCode,
  Factors,
  ImportancePart,
  ReaderWeights,
  Site,
  StoryDetail,
} from '../../contract/contract.ts';
import { GENRES } from '../../contract/genre.ts';
import { IMPORTANCE_PARTS } from '../../contract/importance.ts';
import {
  date,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  readableOf,
  type Shape,
  text,
} from './shape.ts';

export const publisherShape = object<Site['publishers'][number]>({
  name: text,
  homepage: nullable(text),
  demo: flag,
});

export const weightsShape = object<ReaderWeights>({
  nearness: number,
  freshness: number,
  quality: number,
  coverage: number,
  interests: number,
});

const cardShape = object<CardStory>({
  id: text,
  title: text,
  excerpt: text,
  genre: oneOf(GENRES),
  category: text,
  location: text,
  publishedAt: date,
  imageUrl: nullable(text),
  imageSources: list(text),
  readTime: number,
  tags: list(text),
  language: text,
  reports: number,
  origins: number,
  originSizes: list(number),
  publishers: list(text),
  publisherCount: number,
  untimed: flag,
  lifted: optional(nullable(text)),
});

/** One story that cannot be read, or has no date, costs the page that story only. */
export const cardsShape = readableOf(cardShape);

export const pageShape = (cards: Shape<CardStory[]>): Shape<CardPage> =>
  object<CardPage>({
    data: cards,
    hasMore: flag,
    edition: text,
    total: number,
    hidden: optional(number),
    otherLanguages: optional(number),
    meant: optional(list(text)),
    fewer: optional(object<NonNullable<CardPage['fewer']>>({ query: text, total: number })),
    local: optional(object<NonNullable<CardPage['local']>>({ within: flag, hidden: optional(flag) })),
  });

export const cardPageShape = pageShape(cardsShape);

const factorsShape = object<Factors>({
  score: number,
  relevance: number,
  freshness: number,
  quality: number,
  trending: number,
  distanceKm: number,
  distanceKnown: flag,
  distanceFactor: number,
  boost: number,
  globalWeight: number,
  localWeight: number,
  globalRelevance: number,
  localRelevance: number,
  interest: nullable(number),
  topic: nullable(text),
  nearTopic: nullable(text),
  gated: flag,
  ageHours: number,
  cleanliness: number,
  neutrality: number,
  engagement: number,
  recentOrigins: number,
  coverage: number,
  coverageWeight: number,
  recency: number,
});

const sourceShape = object<ArticleSource>({
  id: text,
  name: text,
  url: text,
  genre: oneOf(GENRES),
  headline: text,
  summary: text,
  publishedAt: nullable(text),
  readTime: number,
  imageUrl: nullable(text),
  country: text,
  language: text,
  origin: text,
  isOrigin: flag,
  isRepeat: flag,
  firstSeenAt: text,
  demo: flag,
});

const lossesShape = list(object<{ text: string; cost: number }>({ text, cost: number }));

const partShape = object<ImportancePart>({
  part: oneOf(IMPORTANCE_PARTS),
  points: number,
  count: optional(number),
  text: optional(text),
});

export const storyShape = object<StoryDetail>({
  id: text,
  title: text,
  summary: text,
  description: text,
  genre: oneOf(GENRES),
  category: text,
  imageUrl: nullable(text),
  imageSources: list(text),
  createdAt: text,
  location: object<StoryDetail['location']>({
    city: nullable(text),
    country: nullable(text),
    latitude: nullable(number),
    longitude: nullable(number),
  }),
  sources: readableOf(sourceShape),
  urls: list(text),
  relevant_countries: list(text),
  updatedAt: text,
  readTime: number,
  tags: list(text),
  subjects: optional(list(text)),
  language: text,
  originalLanguage: text,
  originCount: number,
  originSizes: list(number),
  headlines: list(object<StoryDetail['headlines'][number]>({ at: text, headline: text })),
  reasons: object<StoryDetail['reasons']>({
    cleanliness: lossesShape,
    political_neutrality: lossesShape,
    importance: list(partShape),
    place: optional(number),
  }),
  demo: flag,
  factors: optional(factorsShape),
});

/** Any code is read: a newer server may have one that this page has no words for, and then others are found. */
export const refusalShape = object<ErrorBody['error']>({
  code: text as Shape<ErrorCode>,
  message: text,
  field: optional(text),
});

/** What a refusal says of itself. Who stands between us and our server may say less, or put the code elsewhere. */
interface Refused {
  error?: { code?: string; message?: string };
  code?: string;
}
export const refusedShape = object<Refused>({
  error: optional(object<NonNullable<Refused['error']>>({ code: optional(text), message: optional(text) })),
  code: optional(text),
});
