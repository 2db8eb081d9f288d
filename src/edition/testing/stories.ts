import { MS_PER_HOUR, type Source, type Story } from '../../contract/contract.ts';

/** The moment every edition test begins at. */
export const START = new Date('2026-03-10T12:00:00Z');

/** ISO time `hours` before START. */
export function ago(hours: number): string {
  return new Date(START.getTime() - hours * MS_PER_HOUR).toISOString();
}

export const AMSTERDAM = { latitude: 52.3676, longitude: 4.9041 };

let made = 0;

/** A report of an invented publisher, one hour old. Each has its own origin unless told otherwise. */
export function source(over: Partial<Source> = {}): Source {
  made += 1;
  const name = over.name ?? `The Daily Example ${made}`;
  return {
    name,
    original_headline: 'Harbour ferry sails again after repairs',
    url: `https://example-${made}.test/ferry`,
    genre: 'news',
    word_count: 400,
    publishedAt: ago(1),
    reading_time_minutes: 2,
    media: [],
    report_id: `report-${made}`,
    publisher_id: `publisher-${made}`,
    country: 'NL',
    language: 'en',
    origin: `origin-${made}`,
    is_origin: true,
    is_repeat: false,
    summary: 'The ferry is back.',
    first_seen_at: over.publishedAt ?? ago(1),
    demo: false,
    ...over,
  };
}

/** A picture as feeds carry it. */
export function picture(url: string, isPrimary = false): Source['media'][number] {
  return { type: 'image', url, alt: '', is_primary: isPrimary };
}

/** Where a story is that is known to the city, wherever that lies. */
export const cityIn = (city: string, country: string): Story['location'] => ({
  city,
  country,
  latitude: null,
  longitude: null,
});

/** A story with one report `hours` old. */
export function story(id: string, over: Partial<Story> = {}, hours = 1): Story {
  const sources = over.sources ?? [source({ publishedAt: ago(hours) })];
  return {
    id,
    headline: `Headline of ${id}`,
    sub_headline: `Summary of ${id}.`,
    description: `Description of ${id}.`,
    categories: ['science'],
    tags: [],
    published_at: ago(hours),
    primary_image_url: null,
    location: { city: 'Amsterdam', country: 'Netherlands', ...AMSTERDAM },
    relevant_countries: ['Netherlands'],
    translations: {},
    analytics: {
      global_relevance: 6,
      local_relevance: 6,
      cleanliness: 8,
      political_neutrality: 8,
      popularity_score: 6,
    },
    sources,
    language: 'en',
    created_at: ago(hours),
    updated_at: ago(hours),
    origin_count: new Set(sources.map(({ origin }) => origin)).size,
    demo: false,
    headlines: [],
    reasons: { cleanliness: [], political_neutrality: [], importance: [] },
    ...over,
  };
}
