/** Reports and publishers for tests: every field filled in, any of them replaced. */
import type { LabelledReport, Labels, Publisher, Report } from '../contract.ts';

export const NO_LABELS: Labels = {
  genre: 'news',
  place: null,
  placeBasis: null,
  relevantCountries: [],
  categories: [],
  tags: [],
  cleanliness: 8,
  politicalNeutrality: 7,
  globalRelevance: 5,
  localRelevance: 3,
  reasons: { genre: '', cleanliness: [], politicalNeutrality: [] },
};

/** A report of which only this is known. */
export const aBareReport = (known: Partial<Report> = {}): Report => ({
  id: '',
  publisherId: '',
  feedUrl: '',
  url: '',
  dedupeKey: '',
  title: '',
  writtenTitle: known.title ?? '',
  titleHash: null,
  summary: '',
  language: 'en',
  publishedAt: '',
  firstSeenAt: '',
  wordCount: 0,
  readingMinutes: 0,
  media: [],
  section: null,
  itemCategories: [],
  agency: null,
  textHash: '',
  itemHash: null,
  translations: {},
  ...known,
});

/** A report as a publisher's feed would bring it. */
export function aReport(id: string, fields: Partial<LabelledReport> = {}): LabelledReport {
  const url = `https://${fields.publisherId ?? 'gazette'}.example/${id}`;
  return {
    ...aBareReport({
      id,
      publisherId: 'gazette',
      feedUrl: 'https://gazette.example/feed',
      url,
      dedupeKey: url,
      title: `Report ${id}`,
      writtenTitle: fields.title ?? `Report ${id}`,
      publishedAt: '2026-03-01T12:00:00.000Z',
      firstSeenAt: '2026-03-01T12:05:00.000Z',
      textHash: `text-${id}`,
    }),
    labels: NO_LABELS,
    ...fields,
  };
}

export function aPublisher(id: string, fields: Partial<Publisher> = {}): Publisher {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    country: 'GB',
    scope: 'national',
    language: 'en',
    feeds: [{ url: `https://${id}.example/feed` }],
    ...fields,
  };
}
