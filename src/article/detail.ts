/** A story opened, with its reports. */
import type { ArticleSource, Story, StoryDetail } from '../contract/contract.ts';
import { ended } from './ended.ts';
import { factsOf, type Telling } from './facts.ts';
import { sourceImage, stockImage } from './images.ts';
import { placeNames } from './place.ts';
import { sourcesInOrder } from './source-order.ts';
import { typeset } from './typeset.ts';

/** A story with its sources, for the story view. */
export function toStoryDetail(story: Story, telling: Telling): StoryDetail {
  const { text, sources, genre, category, images, readTime, tags, originSizes } = factsOf(story, telling);
  return {
    id: story.id,
    title: text.headline,
    summary: text.sub_headline,
    description: text.description,
    genre,
    category,
    imageUrl: images[0] ?? null,
    imageSources: images.length > 0 ? images : [stockImage(story, category)],
    createdAt: story.published_at,
    location: { ...story.location, ...placeNames(story.location, telling.language) },
    sources: toArticleSources(story, telling),
    urls: sources.map((source) => source.url),
    relevant_countries: story.relevant_countries,
    updatedAt: story.updated_at,
    readTime,
    tags,
    language: text.language,
    originalLanguage: story.language,
    originCount: story.origin_count,
    originSizes,
    headlines: story.headlines.map(({ at, headline }) => ({
      at,
      headline: typeset(headline, story.language),
    })),
    reasons: story.reasons,
    demo: story.demo,
    ...(telling.factors && { factors: telling.factors }),
  };
}

/** The reports of a story in the order readers see them; ids count in the story's own order. */
export function toArticleSources(story: Story, { imageUrl }: Pick<Telling, 'imageUrl'>): ArticleSource[] {
  const indexes = new Map(story.sources.map((source, index) => [source, index]));
  return sourcesInOrder(story.sources).map((source) => {
    const image = sourceImage(source);
    return {
      id: `${story.id}-source-${indexes.get(source)}`,
      name: source.name,
      url: source.url,
      genre: source.genre,
      headline: typeset(source.original_headline, source.language),
      summary: ended(typeset(source.summary, source.language), source.language),
      publishedAt: source.publishedAt,
      readTime: source.reading_time_minutes,
      imageUrl: image && imageUrl(image, story.id),
      country: source.country,
      language: source.language,
      origin: source.origin,
      isOrigin: source.is_origin,
      isRepeat: source.is_repeat,
      firstSeenAt: source.first_seen_at,
      demo: source.demo,
    };
  });
}
