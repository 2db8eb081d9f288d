import { type Story, StorySchema } from '../contract/contract.ts';
import { decoder, fieldsIn, MIDDLE, objectsIn, type Shape } from './shape.ts';

const SHAPE: Shape<typeof StorySchema> = {
  schema: StorySchema,
  steps: [
    // 0: stories from before shapes were numbered. Which fields they have depends on how old they are.
    (story) => {
      const sources = objectsIn(story.sources).map((source) => ({
        original_headline: source.headline ?? story.headline,
        word_count: 0,
        publishedAt: null,
        reading_time_minutes: 0,
        media: [],
        report_id: source.url,
        publisher_id: source.name,
        country: '',
        language: story.language ?? 'en',
        origin: source.publisher_id ?? source.name,
        is_origin: true,
        summary: '',
        first_seen_at: source.publishedAt ?? story.published_at,
        demo: false,
        ...source,
      }));
      return {
        sub_headline: '',
        description: '',
        categories: [],
        tags: [],
        primary_image_url: null,
        relevant_countries: [],
        translations: {},
        language: 'en',
        created_at: story.published_at,
        updated_at: story.published_at,
        origin_count: new Set(sources.map(({ origin }) => origin)).size,
        demo: sources.length > 0 && sources.every(({ demo }) => demo),
        headlines: [],
        ...story,
        sources,
        location: { city: null, country: null, latitude: null, longitude: null, ...fieldsIn(story.location) },
        analytics: {
          global_relevance: MIDDLE,
          local_relevance: MIDDLE,
          cleanliness: MIDDLE,
          political_neutrality: MIDDLE,
          popularity_score: 0,
          ...fieldsIn(story.analytics),
        },
        reasons: { cleanliness: [], political_neutrality: [], ...fieldsIn(story.reasons) },
      };
    },
    // 1: sources without a genre.
    (story) => ({
      ...story,
      sources: objectsIn(story.sources).map((source) => ({ genre: 'news', ...source })),
    }),
    // 2: a global relevance without what it is made of.
    (story) => ({ ...story, reasons: { importance: [], ...fieldsIn(story.reasons) } }),
    // 3: sources that count with an earlier one, without whether they repeat it.
    (story) => ({
      ...story,
      sources: objectsIn(story.sources).map((source) => ({ is_repeat: false, ...source })),
    }),
  ],
};

/**
 * The number written beside each story. It grows by one, with a step above, whenever StorySchema gets a field that must be
 * there or a field changes its meaning.
 */
export const STORY_SHAPE = SHAPE.steps.length;

export const readStory: (document: unknown, shape: number) => Story | null = decoder(SHAPE);
