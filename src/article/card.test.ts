import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { CardStorySchema, DRAWING_VERSION, type Source } from '../contract/contract.ts';
import { picture, source, story } from '../edition/testing/stories.ts';
import { strangerIn, toldTo } from '../reader/reader.ts';
import { toArticle, toArticleSources, toCard } from './article.ts';

const en = { language: 'en', reads: ['en'], imageUrl: (url: string) => `/img/${url}` } as const;
const nl = { ...en, language: 'nl', reads: ['nl', 'en'] } as const;

const long = story('s1', {
  sub_headline: 'The ferry sails again. '.repeat(20).trim(),
  tags: ['Ferries'],
  sources: ['a', 'b', 'c'].map((name) => source({ media: [picture(`https://example.test/${name}.jpg`)] })),
});

describe('a card', () => {
  it('has the fields of the contract and no others', () => {
    const unmeasured = { ...long, sources: long.sources.map((each) => ({ ...each, word_count: 0 })) };
    const card = toCard(unmeasured, { ...en, lifted: null });
    expect(Object.keys(card).sort()).toEqual(Object.keys(CardStorySchema.properties).sort());
    expect(Value.Check(CardStorySchema, card)).toBe(true);
  });

  it('is its article, but for the length of the excerpt and the number of pictures and of names', () => {
    const { excerpt, imageSources, publishers, ...card } = toCard(long, nl);
    expect(toArticle(long, nl)).toMatchObject(card);
    expect(publishers).toEqual(toArticle(long, nl).publishers.slice(0, 2));
    expect(excerpt).toMatch(/^The ferry sails again\. .{220,257}…$/);
    expect(excerpt.length).toBeLessThanOrEqual(280);
    expect(imageSources).toEqual(toArticle(long, nl).imageSources.slice(1, 2));
  });

  it('brings its tags, and a drawing when there is no picture', () => {
    expect(toCard(story('s2', { tags: ['Ferries'] }), en)).toMatchObject({
      excerpt: 'Summary of s2.',
      tags: ['science', 'Ferries'],
      imageUrl: null,
      imageSources: [`/map/science/nl/52.4,4.9.svg?v=${DRAWING_VERSION}`],
    });
  });

  it('is of the kind of the report whose headline it has: who wrote it, not who repeats it', () => {
    const told = (genre: Source['genre'], name: string, more: Partial<Source> = {}) =>
      source({ name, genre, original_headline: 'Why the ferry matters', ...more });
    const sources = [
      told('news', 'BBC News', { is_origin: false }),
      told('analysis', 'Kestrel Daily'),
      told('news', 'The Guardian', { original_headline: 'The ferry sails' }),
    ];
    const translations = { 'nl-NL': { headline: 'Kop', sub_headline: '', description: '' } };
    const analysed = story('s1', { headline: 'Why the ferry matters', sources, translations });
    for (const reader of [en, nl]) expect(toCard(analysed, reader).genre).toBe('analysis');
    expect(toCard(analysed, en).publishers[0]).toBe('Kestrel Daily');
    expect(toCard(analysed, nl).publishers).toEqual(['Kestrel Daily', 'BBC News']);
    expect(toCard({ ...analysed, headline: 'The ferry sails' }, en).genre).toBe('news');
    expect(toCard({ ...analysed, headline: 'Nobody’s' }, en).genre).toBe('news');
  });

  it('has the headline, the kind and the picture of another report for a reader who muted its publisher', () => {
    const sources = [
      source({
        name: 'Kestrel Daily',
        genre: 'analysis',
        original_headline: 'Why the ferry matters',
        media: [picture('kestrel.jpg')],
      }),
      source({ name: 'The Guardian', original_headline: 'The ferry sails', media: [picture('ferry.jpg')] }),
    ];
    const primary_image_url = 'kestrel.jpg';
    const reader = { ...strangerIn('en'), mutes: { words: [], topics: [], sources: ['Kestrel Daily'] } };
    const one = story('s1', { headline: 'Why the ferry matters', primary_image_url, sources });
    expect(toCard(toldTo(reader, one), en)).toMatchObject({
      title: 'The ferry sails',
      genre: 'news',
      publishers: ['The Guardian'],
      imageUrl: '/img/ferry.jpg',
    });
  });

  it('GEN-04 LANG-11 is told in the reader’s language, places too', () => {
    const translations = { 'nl-NL': { headline: 'Kop', sub_headline: 'Kort.', description: '' } };
    const location = { city: 'The Hague', country: 'Netherlands', latitude: null, longitude: null };
    expect(toCard(story('s1', { translations, location }), nl)).toMatchObject({
      title: 'Kop',
      excerpt: 'Kort.',
      language: 'nl',
      location: 'Den Haag, Nederland',
    });
  });

  it.each([
    ['Singapore', 'Singapore', 'Singapore'],
    ['Luxembourg', 'Luxembourg', 'Luxemburg'],
  ])('a place that is called as its country is named once: %s', (city, country, location) => {
    const where = { city, country, latitude: null, longitude: null };
    expect(toCard(story('s1', { location: where }), nl)).toMatchObject({ location });
  });

  it('has the quotation marks of print, and is still by the publisher that typed others', () => {
    const analysed = story('s1', {
      headline: "'Ready' for the tide",
      sub_headline: 'She says "yes".',
      sources: [
        source({ name: 'Other', original_headline: 'Harbour ready' }),
        source({ name: 'Ours', original_headline: "'Ready' for the tide", summary: "It's late." }),
      ],
    });
    expect(toCard(analysed, en)).toMatchObject({
      title: '‘Ready’ for the tide',
      excerpt: 'She says “yes”.',
      publishers: ['Ours', 'Other'],
    });
    expect(toArticleSources(analysed, en)).toContainEqual(
      expect.objectContaining({ headline: '‘Ready’ for the tide', summary: 'It’s late.' }),
    );
  });

  it('ends its text, and those of its reports, where their publishers left out the full stop', () => {
    const unended = story('s1', {
      sub_headline: 'The harbour opens at noon',
      description: 'The harbour opens at noon. It was closed for a year',
      sources: [source({ summary: 'Ships may enter from noon' })],
    });
    expect(toCard(unended, en)).toMatchObject({ excerpt: 'The harbour opens at noon.' });
    expect(toArticle(unended, en)).toMatchObject({
      description: 'The harbour opens at noon. It was closed for a year.',
    });
    expect(toArticleSources(unended, en)).toMatchObject([{ summary: 'Ships may enter from noon.' }]);
  });
});
