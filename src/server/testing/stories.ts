/** Invented stories for tests and benchmarks. */
import { MS_PER_HOUR, type Source, type Story } from '../../contract/contract.ts';

export const NOW = new Date('2026-03-10T12:00:00Z');

export type StoryParts = Partial<Omit<Story, 'analytics'>> & { analytics?: Partial<Story['analytics']> };

const hoursAgo = (hours: number): string => new Date(NOW.getTime() - hours * MS_PER_HOUR).toISOString();

export function makeSource(name: string, hours: number, parts: Partial<Source> = {}): Source {
  const id = name.toLowerCase().replace(/\W+/g, '-');
  return {
    name,
    original_headline: `${name} on the new ferry`,
    url: `https://${id}.example/ferry`,
    genre: 'news',
    word_count: 400,
    publishedAt: hoursAgo(hours),
    reading_time_minutes: 2,
    media: [],
    report_id: `r-${id}`,
    publisher_id: id,
    country: 'NL',
    language: 'en',
    origin: id,
    is_origin: true,
    is_repeat: false,
    summary: 'The crossing takes twelve minutes.',
    first_seen_at: hoursAgo(hours),
    demo: false,
    ...parts,
  };
}

export function makeStory(id: string, { analytics, ...parts }: StoryParts = {}): Story {
  return {
    id,
    headline: `Ferry ${id} sails again`,
    sub_headline: 'The harbour reopened on Monday.',
    description: 'After two years of work the ferry carries passengers again.',
    categories: ['world'],
    tags: ['ferry'],
    published_at: hoursAgo(1),
    primary_image_url: `https://pictures.example/${id}.jpg`,
    location: { city: 'Amsterdam', country: 'Netherlands', latitude: 52.37, longitude: 4.9 },
    relevant_countries: ['Netherlands'],
    translations: {
      'nl-NL': {
        headline: `Veerboot ${id} vaart weer`,
        sub_headline: 'De haven ging maandag weer open.',
        description: 'Na twee jaar werk vervoert de veerboot weer passagiers.',
      },
    },
    analytics: {
      global_relevance: 6,
      local_relevance: 7,
      cleanliness: 9,
      political_neutrality: 9,
      popularity_score: 6,
      ...analytics,
    },
    sources: [makeSource('Harbour Post', 2), makeSource('River Times', 1)],
    language: 'en',
    created_at: hoursAgo(2),
    updated_at: hoursAgo(1),
    origin_count: 2,
    demo: false,
    headlines: [{ at: hoursAgo(2), headline: `Ferry ${id} sails again` }],
    reasons: { cleanliness: [], political_neutrality: [], importance: [] },
    ...parts,
  };
}
