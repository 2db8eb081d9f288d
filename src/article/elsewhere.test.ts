import { describe, expect, it } from 'vitest';
import { ago, picture, source, story } from '../edition/testing/stories.ts';
import { toFeedEntry, toLetterLine, toLinkCard } from './article.ts';

const translations = { 'nl-NL': { headline: 'Kop', sub_headline: 'Kort.', description: '' } };
const sources = [
  source({ name: 'Small Paper', origin: 'one', publishedAt: ago(1) }),
  source({
    name: 'Reuters',
    origin: 'two',
    publishedAt: ago(3),
    media: [picture('https://example.test/a.jpg')],
  }),
  source({ name: 'Small Paper', origin: 'one', publishedAt: ago(2) }),
];
const german = story('s1', { language: 'de', translations, sources, created_at: ago(5), updated_at: ago(1) });
const imageUrl = (url: string) => `/img/${url}`;

/** Interface in English; who reads Dutch too is told the Dutch translation rather than the German original. */
const readers = [
  [['en'], 'Headline of s1', 'Summary of s1.'],
  [['en', 'nl'], 'Kop', 'Kort.'],
  [['en', 'de', 'nl'], 'Headline of s1', 'Summary of s1.'],
] as const;

describe.each(readers)('for a reader of %j', (reads, headline, summary) => {
  const reader = { language: 'en', reads } as const;

  it('a line of a letter', () => {
    expect(toLetterLine(german, reader)).toEqual({ id: 's1', headline, summary, reports: 3, origins: 2 });
  });

  it('the words on a link’s card', () => {
    expect(toLinkCard(german, reader)).toEqual({
      id: 's1',
      category: 'science',
      image: 'https://example.test/a.jpg',
      location: german.location,
      headline,
      reports: 3,
      origins: 2,
      demo: false,
    });
  });

  it('an entry of a feed', () => {
    expect(toFeedEntry(german, { ...reader, imageUrl })).toEqual({
      id: 's1',
      title: headline,
      // A translation without a description has the original's.
      summary: 'Description of s1.',
      language: headline === 'Kop' ? 'nl' : 'de',
      published: ago(5),
      updated: ago(1),
      authors: ['Reuters', 'Small Paper'],
      categories: ['science'],
      image: '/img/https://example.test/a.jpg',
      demo: false,
      sources: ['Reuters', 'Small Paper', 'Small Paper'].map((publisher) =>
        expect.objectContaining({ publisher, headline: 'Harbour ferry sails again after repairs' }),
      ),
    });
  });
});

it('an entry without a description has the sub-headline, and no picture when there is none', () => {
  const reader = { language: 'nl', reads: ['nl'], imageUrl } as const;
  const entry = toFeedEntry(story('s1', { description: '', translations }), reader);
  expect(entry).toMatchObject({ title: 'Kop', summary: 'Kort.', image: null });
});
