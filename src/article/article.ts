/** The door of article: how a story is told. */
import {
  type Article,
  type ArticleSource,
  DEFAULT_CATEGORY,
  DEFAULT_READS,
  type Factors,
  type InterfaceLanguage,
  type Source,
  type Story,
  type StoryDetail,
} from '../contract/contract.ts';
import { sourceImage, stockImage, storyImages } from './images.ts';
import { locationText, placeNames } from './place.ts';
import { sourcesInOrder } from './source-order.ts';
import { textIn } from './text.ts';

export { newsFileOf, translationFileOf } from './news-file.ts';
export { countryKey, usableName } from './place.ts';
export { timeOf } from './source-order.ts';
export { languageOf } from './text.ts';

export interface ArticleOptions {
  /** Language of the interface: decides the translation. */
  language: InterfaceLanguage;
  /** Languages the reader reads; default: those of the interface language. */
  reads?: readonly string[] | undefined;
  /** Turns a publisher's picture address into one of this server, or null to leave it out. */
  imageUrl: (url: string) => string | null;
  factors?: Factors | undefined;
}

/** Words a minute, and what is assumed when no source says how long it is. */
const WORDS_PER_MINUTE = 200;
const DEFAULT_WORDS = 1000;
/** Publishers named on a card. */
const MAX_PUBLISHERS = 3;

/** Minutes to read every source, at least 1; 5 when no source has a positive finite word count. */
export function readTimeOf(sources: readonly Pick<Source, 'word_count'>[]): number {
  const counts = sources
    .map((source) => source.word_count)
    .filter((count) => Number.isFinite(count) && count > 0);
  const words = counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : DEFAULT_WORDS;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The client view of a story. */
export function toArticle(story: Story, options: ArticleOptions): Article {
  const sources = sourcesInOrder(story.sources);
  const text = textIn(story, options.language, options.reads ?? DEFAULT_READS[options.language]);
  const first = sources[0]?.name ?? '';
  const common = commonFields(story, sources, options);
  return {
    id: story.id,
    title: text.headline,
    excerpt: text.sub_headline,
    description: text.description,
    content: text.description || text.sub_headline,
    category: common.category,
    location: locationText(placeNames(story.location, options.language)),
    source: first,
    author: first,
    publishedAt: story.published_at,
    imageUrl: common.imageUrl,
    imageSources: common.imageSources,
    readTime: common.readTime,
    tags: common.tags,
    language: text.language,
    originalLanguage: story.language,
    reports: story.sources.length,
    origins: story.origin_count,
    originSizes: common.originSizes,
    publishers: [...new Set(sources.map((source) => source.name))].slice(0, MAX_PUBLISHERS),
    latitude: story.location.latitude,
    longitude: story.location.longitude,
    demo: story.demo,
    ...(options.factors && { factors: options.factors }),
  };
}

/** A story with its sources, for the story view. */
export function toStoryDetail(story: Story, options: ArticleOptions): StoryDetail {
  const sources = sourcesInOrder(story.sources);
  const text = textIn(story, options.language, options.reads ?? DEFAULT_READS[options.language]);
  const common = commonFields(story, sources, options);
  return {
    id: story.id,
    title: text.headline,
    summary: text.sub_headline,
    description: text.description,
    category: common.category,
    imageUrl: common.imageUrl,
    imageSources: common.imageSources,
    createdAt: story.published_at,
    location: { ...story.location, ...placeNames(story.location, options.language) },
    sources: toArticleSources(story, options),
    urls: sources.map((source) => source.url),
    relevant_countries: story.relevant_countries,
    updatedAt: story.updated_at,
    readTime: common.readTime,
    tags: common.tags,
    language: text.language,
    originalLanguage: story.language,
    originCount: story.origin_count,
    originSizes: common.originSizes,
    headlines: story.headlines,
    reasons: story.reasons,
    demo: story.demo,
    ...(options.factors && { factors: options.factors }),
  };
}

/** The reports of a story in the order readers see them; ids count in the story's own order. */
export function toArticleSources(
  story: Story,
  { imageUrl }: Pick<ArticleOptions, 'imageUrl'>,
): ArticleSource[] {
  const indexes = new Map(story.sources.map((source, index) => [source, index]));
  return sourcesInOrder(story.sources).map((source) => {
    const image = sourceImage(source);
    return {
      id: `${story.id}-source-${indexes.get(source)}`,
      name: source.name,
      url: source.url,
      headline: source.original_headline,
      summary: source.summary,
      publishedAt: source.publishedAt,
      readTime: source.reading_time_minutes,
      imageUrl: image && imageUrl(image),
      country: source.country,
      language: source.language,
      origin: source.origin,
      isOrigin: source.is_origin,
      firstSeenAt: source.first_seen_at,
      demo: source.demo,
    };
  });
}

interface CommonFields {
  category: string;
  imageUrl: string | null;
  imageSources: string[];
  readTime: number;
  tags: string[];
  originSizes: number[];
}

function commonFields(story: Story, sources: readonly Source[], options: ArticleOptions): CommonFields {
  const category = story.categories[0]?.trim().toLowerCase() || DEFAULT_CATEGORY;
  const images = storyImages(story, sources).flatMap((url) => options.imageUrl(url) ?? []);
  return {
    category,
    imageUrl: images[0] ?? null,
    imageSources: images.length > 0 ? images : [stockImage(story, category)],
    readTime: readTimeOf(story.sources),
    tags: [...new Set([...story.categories.map((name) => name.toLowerCase()), ...story.tags])],
    originSizes: originSizes(story.sources),
  };
}

/** Reports per origin, most first. */
function originSizes(sources: readonly Source[]): number[] {
  const sizes = new Map<string, number>();
  for (const { origin } of sources) sizes.set(origin, (sizes.get(origin) ?? 0) + 1);
  return [...sizes.values()].sort((a, b) => b - a);
}
