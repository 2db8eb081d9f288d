import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { NewsFileSchema, type Story, TranslationFileSchema } from '../contract/contract.ts';
import { newsFileOf, translationFileOf } from './article.ts';

/** A story with every part filled, and beside every field one that only Helder should know. */
const secret = { inside: 'only for us' };
const story = {
  ...secret,
  id: 's1',
  headline: 'Ferry sails again',
  sub_headline: 'The harbour reopened.',
  description: 'After two years of work.',
  categories: ['world'],
  tags: ['ferry'],
  published_at: '2026-03-10T11:00:00.000Z',
  primary_image_url: 'https://pictures.example/ferry.jpg',
  location: { ...secret, city: 'Amsterdam', country: 'Netherlands', latitude: 52.37, longitude: 4.9 },
  relevant_countries: ['Netherlands'],
  translations: {
    'nl-NL': { ...secret, headline: 'Veerboot vaart', sub_headline: 'De haven', description: 'Na twee jaar' },
  },
  analytics: {
    ...secret,
    global_relevance: 6,
    local_relevance: 7,
    cleanliness: 9,
    political_neutrality: 8,
    popularity_score: 5,
  },
  sources: [
    {
      ...secret,
      name: 'Harbour Post',
      original_headline: 'New ferry',
      url: 'https://harbour.example/1',
      genre: 'news',
      word_count: 400,
      publishedAt: null,
      reading_time_minutes: 2,
      media: [
        {
          ...secret,
          type: 'image' as const,
          url: 'https://harbour.example/1.jpg',
          alt: 'A ferry',
          is_primary: true,
        },
      ],
      report_id: 'r1',
      publisher_id: 'harbour-post',
      country: 'NL',
      language: 'en',
      origin: 'harbour-post',
      is_origin: true,
      is_repeat: false,
      summary: 'Twelve minutes.',
      first_seen_at: '2026-03-10T11:05:00.000Z',
      demo: false,
    },
  ],
  language: 'en',
  created_at: '2026-03-10T10:00:00.000Z',
  updated_at: '2026-03-10T11:06:00.000Z',
  origin_count: 1,
  demo: false,
  headlines: [{ ...secret, at: '2026-03-10T10:00:00.000Z', headline: 'Ferry' }],
  reasons: {
    ...secret,
    cleanliness: [{ ...secret, text: 'shock', cost: 1 }],
    political_neutrality: [{ ...secret, text: 'regime', cost: 2 }],
    importance: [{ ...secret, part: 'gravity' as const, points: 2, count: 1, text: 'killed' }],
  },
} satisfies Story;

/** The same without what only Helder should know. */
const asOthersSeeIt = JSON.parse(
  JSON.stringify(story, (name, value: unknown) =>
    ['inside', 'importance', 'is_repeat'].includes(name) ? undefined : value,
  ),
);

/** Every field as a path, in the order of the file. */
function paths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return paths(value[0], `${path}[]`);
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => paths(part, path ? `${path}.${name}` : name));
}

describe('news.json', () => {
  const file = newsFileOf([story]);

  it('DATA-01 DATA-02 DATA-03 DATA-04 DATA-05 DATA-06 names its fields exactly so', () => {
    expect(paths(file.stories[0])).toEqual([
      'id',
      'headline',
      'sub_headline',
      'description',
      'categories[]',
      'tags[]',
      'published_at',
      'primary_image_url',
      'location.city',
      'location.country',
      'location.latitude',
      'location.longitude',
      'relevant_countries[]',
      'translations.nl-NL.headline',
      'translations.nl-NL.sub_headline',
      'translations.nl-NL.description',
      'analytics.global_relevance',
      'analytics.local_relevance',
      'analytics.cleanliness',
      'analytics.political_neutrality',
      'analytics.popularity_score',
      'sources[].name',
      'sources[].original_headline',
      'sources[].url',
      'sources[].word_count',
      'sources[].publishedAt',
      'sources[].reading_time_minutes',
      'sources[].media[].type',
      'sources[].media[].url',
      'sources[].media[].alt',
      'sources[].media[].is_primary',
      'sources[].report_id',
      'sources[].publisher_id',
      'sources[].country',
      'sources[].language',
      'sources[].origin',
      'sources[].is_origin',
      'sources[].summary',
      'sources[].first_seen_at',
      'sources[].demo',
      'sources[].genre',
      'language',
      'created_at',
      'updated_at',
      'origin_count',
      'demo',
      'headlines[].at',
      'headlines[].headline',
      'reasons.cleanliness[].text',
      'reasons.cleanliness[].cost',
      'reasons.political_neutrality[].text',
      'reasons.political_neutrality[].cost',
    ]);
  });

  it('carries each of them as it is, and nothing else that a story has', () => {
    expect(file.stories).toEqual([asOthersSeeIt]);
    expect(JSON.stringify(file)).not.toContain('only for us');
    expect(Value.Check(NewsFileSchema, file)).toBe(true);
  });

  it('DATA-07 carries the locales and where their translations are', () => {
    expect(Object.keys(file)).toEqual(['stories', 'supported_locales']);
    expect(file.supported_locales['nl-NL']).toMatchObject({
      name: 'Dutch',
      translation_file: 'news.nl-NL.json',
    });
  });
});

describe('a translation file', () => {
  it('DATA-08 carries the stories that have the language, by their ids', () => {
    const file = translationFileOf([story, { ...story, id: 's2', translations: {} }], 'nl-NL');
    expect(file).toEqual({
      translations: [
        { story_id: 's1', headline: 'Veerboot vaart', sub_headline: 'De haven', description: 'Na twee jaar' },
      ],
    });
    expect(Value.Check(TranslationFileSchema, file)).toBe(true);
  });

  it('carries nothing of a language that no story has', () => {
    expect(translationFileOf([story], 'fr-FR')).toEqual({ translations: [] });
  });
});
