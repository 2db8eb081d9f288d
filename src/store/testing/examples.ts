/** Self-written reports, stories and feeds for tests. */
import { type LabelledReport, MS_PER_HOUR, type Publisher, type Story } from '../../contract/contract.ts';
import { aReport as anyReport } from '../../contract/testing/reports.ts';

export const NOON = new Date('2026-03-01T12:00:00.000Z');

/** Hours after NOON; negative for before. */
export const at = (hours: number): Date => new Date(NOON.getTime() + hours * MS_PER_HOUR);

export const aReport = (id: string, over: Partial<LabelledReport> = {}): LabelledReport =>
  anyReport(id, {
    publisherId: 'harbour-post',
    feedUrl: 'https://harbour.example/feed.xml',
    url: `https://harbour.example/${id}`,
    dedupeKey: `https://harbour.example/${id}`,
    title: `The bridge of ${id} opens`,
    summary: 'The first boats went under it this morning.',
    publishedAt: NOON.toISOString(),
    firstSeenAt: NOON.toISOString(),
    wordCount: 400,
    readingMinutes: 2,
    section: 'world',
    itemCategories: ['Bridges'],
    ...over,
  });

export function aStory(id: string, over: Partial<Story> = {}): Story {
  return {
    id,
    headline: `The bridge of ${id} opens`,
    sub_headline: 'Boats pass again after the winter',
    description: 'The first boats went under it this morning.',
    categories: ['world'],
    tags: ['bridges'],
    published_at: NOON.toISOString(),
    primary_image_url: null,
    location: { city: null, country: null, latitude: null, longitude: null },
    relevant_countries: [],
    translations: {},
    analytics: {
      global_relevance: 5,
      local_relevance: 5,
      cleanliness: 8,
      political_neutrality: 7,
      popularity_score: 3,
    },
    sources: [aSource(`${id}-report`, 'Harbour Post')],
    language: 'en',
    created_at: NOON.toISOString(),
    updated_at: NOON.toISOString(),
    origin_count: 1,
    demo: false,
    headlines: [],
    reasons: { cleanliness: [], political_neutrality: [], importance: [] },
    ...over,
  };
}

export function aSource(reportId: string, name: string): Story['sources'][number] {
  return {
    name,
    original_headline: 'The bridge opens',
    url: `https://harbour.example/${reportId}`,
    genre: 'news',
    word_count: 400,
    publishedAt: NOON.toISOString(),
    reading_time_minutes: 2,
    media: [],
    report_id: reportId,
    publisher_id: 'harbour-post',
    country: 'NL',
    language: 'en',
    origin: 'harbour-post',
    is_origin: true,
    is_repeat: false,
    summary: 'The first boats went under it this morning.',
    first_seen_at: NOON.toISOString(),
    demo: false,
  };
}

export function aPublisher(id: string, feedUrls: string[]): Publisher {
  const [first = 'https://harbour.example/feed.xml', ...rest] = feedUrls;
  return {
    id,
    name: id,
    country: 'NL',
    scope: 'national',
    language: 'en',
    feeds: [{ url: first }, ...rest.map((url) => ({ url }))],
  };
}
