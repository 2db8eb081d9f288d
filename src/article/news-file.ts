/** Stories as news.json and the translation files carry them. */
import {
  type NewsFile,
  type NewsFileStory,
  type NewsSource,
  type Source,
  type Story,
  SUPPORTED_LOCALES,
  type TranslationFile,
} from '../contract/contract.ts';

/** GET /news.json. */
export const newsFileOf = (stories: readonly Story[]): NewsFile => ({
  stories: stories.map(toNewsFileStory),
  supported_locales: SUPPORTED_LOCALES,
});

/** Headline, sub-headline and description of every story that has them in `locale`. */
export function translationFileOf(stories: readonly Story[], locale: string): TranslationFile {
  return {
    translations: stories.flatMap(({ id, translations }) => {
      const translation = translations[locale];
      return translation ? [{ story_id: id, ...toText(translation) }] : [];
    }),
  };
}

/** Field by field, so that a field of our own does not walk out of the house by being there. */
function toNewsFileStory(story: Story): NewsFileStory {
  const { location, analytics, reasons } = story;
  return {
    id: story.id,
    ...toText(story),
    categories: story.categories,
    tags: story.tags,
    published_at: story.published_at,
    primary_image_url: story.primary_image_url,
    location: {
      city: location.city,
      country: location.country,
      latitude: location.latitude,
      longitude: location.longitude,
    },
    relevant_countries: story.relevant_countries,
    translations: Object.fromEntries(
      Object.entries(story.translations).map(([locale, translation]) => [locale, toText(translation)]),
    ),
    analytics: {
      global_relevance: analytics.global_relevance,
      local_relevance: analytics.local_relevance,
      cleanliness: analytics.cleanliness,
      political_neutrality: analytics.political_neutrality,
      popularity_score: analytics.popularity_score,
    },
    sources: story.sources.map(toNewsSource),
    language: story.language,
    created_at: story.created_at,
    updated_at: story.updated_at,
    origin_count: story.origin_count,
    demo: story.demo,
    headlines: story.headlines.map(({ at, headline }) => ({ at, headline })),
    reasons: {
      cleanliness: reasons.cleanliness.map(toReason),
      political_neutrality: reasons.political_neutrality.map(toReason),
    },
  };
}

function toNewsSource(source: Source): NewsSource {
  return {
    name: source.name,
    original_headline: source.original_headline,
    url: source.url,
    word_count: source.word_count,
    publishedAt: source.publishedAt,
    reading_time_minutes: source.reading_time_minutes,
    media: source.media.map(({ type, url, alt, is_primary }) => ({ type, url, alt, is_primary })),
    report_id: source.report_id,
    publisher_id: source.publisher_id,
    country: source.country,
    language: source.language,
    origin: source.origin,
    is_origin: source.is_origin,
    summary: source.summary,
    first_seen_at: source.first_seen_at,
    demo: source.demo,
    genre: source.genre,
  };
}

type Texts = Pick<Story, 'headline' | 'sub_headline' | 'description'>;

const toText = ({ headline, sub_headline, description }: Texts): Texts => ({
  headline,
  sub_headline,
  description,
});

const toReason = ({ text, cost }: { text: string; cost: number }) => ({ text, cost });
