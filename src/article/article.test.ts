import { describe, expect, it } from 'vitest';
import { DRAWING_VERSION, type Factors, type Story } from '../contract/contract.ts';
import { ago, picture, source, story } from '../edition/testing/stories.ts';
import { toArticle, toArticleSources, toStoryDetail } from './article.ts';

const en = { language: 'en', reads: ['en'], imageUrl: (url: string) => `/img/${url}` } as const;
const nl = { ...en, language: 'nl', reads: ['nl', 'en'] } as const;

const NOWHERE = { city: null, country: null, latitude: null, longitude: null };

describe('article', () => {
  it('DATA-09 has the fields of its story', () => {
    const full = story('s1', {
      categories: ['Science', 'Health'],
      tags: ['Ferries'],
      primary_image_url: 'https://example.test/a.jpg',
      sources: [
        source({ name: 'Small Paper', publishedAt: ago(1) }),
        source({ name: 'Reuters', publishedAt: ago(5) }),
      ],
    });
    expect(toArticle(full, en)).toMatchObject({
      id: 's1',
      title: 'Headline of s1',
      excerpt: 'Summary of s1.',
      description: 'Description of s1.',
      content: 'Description of s1.',
      category: 'science',
      location: 'Amsterdam, Netherlands',
      source: 'Reuters',
      author: 'Reuters',
      publishedAt: ago(1),
      imageUrl: '/img/https://example.test/a.jpg',
      imageSources: ['/img/https://example.test/a.jpg'],
      readTime: 4,
      reports: 2,
      origins: 2,
      publishers: ['Reuters', 'Small Paper'],
      demo: false,
    });
  });

  it('DATA-09 falls back to the sub-headline for its content, and to no source', () => {
    const bare = toArticle(story('s1', { description: '', sources: [] }), en);
    expect(bare).toMatchObject({ content: 'Summary of s1.', source: '', author: '', publishers: [] });
  });

  it('DATA-10 has the category general by default', () => {
    expect(toArticle(story('s1', { categories: [] }), en).category).toBe('general');
    expect(toArticle(story('s1', { categories: [' '] }), en).category).toBe('general');
  });

  it('DATA-11 has its image as image sources, then those of its sources, else the stock artwork', () => {
    const pictured = story('s1', {
      primary_image_url: 'https://example.test/a.jpg',
      sources: [
        source({
          media: [picture('https://example.test/b.jpg'), picture('https://example.test/c.jpg', true)],
        }),
        source({ media: [picture('https://example.test/a.jpg')] }),
      ],
    });
    expect(toArticle(pictured, en).imageSources).toEqual([
      '/img/https://example.test/a.jpg',
      '/img/https://example.test/c.jpg',
    ]);
    expect(toArticle(story('s 1', { location: NOWHERE }), en)).toMatchObject({
      imageUrl: null,
      imageSources: [expect.stringMatching(/^\/art\/science\/s%201\.\d\.svg\?v=\d+$/)],
    });
  });

  it.each([
    [
      'a city',
      { city: 'Utrecht', country: 'Netherlands', latitude: 52.091, longitude: 5.122 },
      'nl/52.1,5.1',
    ],
    ['a country', { city: '', country: 'Chile', latitude: -35.7, longitude: -71.5 }, 'cl'],
  ])('DATA-11 a story of %s and without a picture shows where it is', (_, location, spot) => {
    const { imageUrl, imageSources } = toArticle(story('s1', { location }), en);
    expect([imageUrl, imageSources]).toEqual([null, [`/map/science/${spot}.svg?v=${DRAWING_VERSION}`]]);
  });

  it('DATA-11 leaves out pictures this server does not pass on', () => {
    const pictured = story('s1', { primary_image_url: 'https://example.test/a.jpg', location: NOWHERE });
    expect(toArticle(pictured, { ...en, imageUrl: () => null })).toMatchObject({
      imageUrl: null,
      imageSources: [expect.stringMatching(/^\/art\/science\/s1\.\d\.svg\?v=\d+$/)],
    });
  });

  it('DATA-12 has the lowercased categories and the tags as tags', () => {
    const tagged = story('s1', { categories: ['Science', 'World'], tags: ['Ferries', 'science'] });
    expect(toArticle(tagged, en).tags).toEqual(['science', 'world', 'Ferries']);
  });

  it.each([
    ['adds up the words of all sources', [400, 600], 5],
    ['is at least 1', [20], 1],
    ['rounds down below the half', [299], 1],
    ['rounds up from the half', [300], 2],
    ['rounds', [500], 3],
    ['assumes 1000 words when no source says', [0, 0], 5],
    ['assumes 1000 words without sources', [], 5],
    ['is 5 when nothing can be parsed', [Number.NaN, 'long' as unknown as number], 5],
    ['ignores counts that are none', [-200, Number.POSITIVE_INFINITY, 400], 2],
  ])('DATA-13 DATA-14 TIME-09 %s: %j words are %d minutes', (_, counts, minutes) => {
    const sources = counts.map((word_count) => source({ word_count }));
    expect(toArticle(story('s1', { sources }), en).readTime).toBe(minutes);
  });

  it('says when the length of more than half of the reports is not known', () => {
    const untimed = (...counts: number[]) =>
      toArticle(story('s1', { sources: counts.map((word_count) => source({ word_count })) }), en).untimed;
    expect(untimed(400)).toBe(false);
    expect(untimed(400, 0)).toBe(false);
    expect(untimed(400, 0, 0)).toBe(true);
    expect(untimed(0)).toBe(true);
  });

  it.each([
    ['both', 'Porto', 'Portugal', 'Porto, Portugal'],
    ['no city', null, 'Portugal', 'Portugal'],
    ['no country', 'Porto', '  ', 'Porto'],
    ['the text null', 'NULL', 'null', ''],
    ['global', '', 'Global', ''],
  ])('VALID-24 location text with %s', (_, city, country, text) => {
    const located = story('s1', { location: { city, country, latitude: null, longitude: null } });
    expect(toArticle(located, en).location).toBe(text);
  });

  it.each([
    ['London', 'United Kingdom', 'Londen, Verenigd Koninkrijk'],
    ['Tromsø', 'Norway', 'Tromsø, Noorwegen'],
    [null, 'Germany', 'Duitsland'],
    ['Anywhere', 'Atlantis', 'Anywhere, Atlantis'],
  ])('LANG-11 %s, %s is called %s in Dutch', (city, country, text) => {
    const told = story('s1', { location: { city, country, latitude: null, longitude: null } });
    const dutch = { ...en, language: 'nl' } as const;
    expect(toArticle(told, dutch).location).toBe(text);
    const { location } = toStoryDetail(told, dutch);
    expect([location.city, location.country].filter(Boolean).join(', ')).toBe(text);
  });

  it('sizes its origins, largest first', () => {
    const sources = ['a', 'b', 'b', 'c', 'b', 'c'].map((origin) => source({ origin }));
    expect(toArticle(story('s1', { sources }), en).originSizes).toEqual([3, 2, 1]);
  });

  it('carries factors only when asked', () => {
    expect(toArticle(story('s1'), en)).not.toHaveProperty('factors');
    const factors = { score: 0.5 } as Factors;
    expect(toArticle(story('s1'), { ...en, factors }).factors).toBe(factors);
  });

  it('names its first three publishers, each once', () => {
    const sources = ['A', 'B', 'A', 'C', 'D'].map((name) => source({ name }));
    expect(toArticle(story('s1', { sources }), en).publishers).toEqual(['A', 'B', 'C']);
  });

  it('counts its publishers, each once however many reports it has', () => {
    const sources = ['A', 'B', 'A', 'C', 'D', 'D'].map((name) => source({ name }));
    expect(toArticle(story('s1', { sources }), en)).toMatchObject({ reports: 6, publisherCount: 4 });
  });

  it('names the publisher of the headline first', () => {
    const sources = ['A', 'B', 'C', 'D'].map((name) =>
      source({ name, original_headline: `Headline of ${name}` }),
    );
    const told = story('s1', { sources, headline: 'Headline of D' });
    expect(toArticle(told, en).publishers).toEqual(['D', 'A', 'B']);
  });
});

describe('translations', () => {
  const translations = {
    'nl-NL': { headline: 'Kop', sub_headline: 'Samenvatting.', description: ' ' },
  };

  it('GEN-04 LANG-11 shows translated headline, sub-headline and description, each else the original', () => {
    expect(toArticle(story('s1', { translations }), nl)).toMatchObject({
      title: 'Kop',
      excerpt: 'Samenvatting.',
      description: 'Description of s1.',
      language: 'nl',
      originalLanguage: 'en',
    });
  });

  it('LANG-11 shows the original in English and where there is no translation', () => {
    expect(toArticle(story('s1', { translations }), en).title).toBe('Headline of s1');
    expect(toArticle(story('s1'), nl)).toMatchObject({ title: 'Headline of s1', language: 'en' });
  });

  it('LANG-11 shows English readers the English text of a story that is told in Dutch', () => {
    const english = { 'en-US': { headline: 'Ferry back', sub_headline: 'It sails.', description: 'Daily.' } };
    const dutch = story('s1', { language: 'nl', translations: english });
    expect(toArticle(dutch, en)).toMatchObject({
      title: 'Ferry back',
      excerpt: 'It sails.',
      language: 'en',
      originalLanguage: 'nl',
    });
    expect(toArticle(dutch, nl)).toMatchObject({ title: 'Headline of s1', language: 'nl' });
  });

  it('shows a translation the reader can read rather than an original they cannot', () => {
    const german = story('s1', { language: 'de', translations });
    expect(toArticle(german, { ...en, reads: ['en', 'nl'] })).toMatchObject({ title: 'Kop', language: 'nl' });
    expect(toArticle(german, { ...en, reads: ['en', 'de', 'nl'] }).title).toBe('Headline of s1');
    expect(toArticle(german, { ...en, reads: ['fr'] }).title).toBe('Headline of s1');
  });

  it('prefers the language’s own locale to another of it, whichever comes first', () => {
    const told = (headline: string) => ({ headline, sub_headline: '', description: '' });
    const title = (given: Story['translations']) => toArticle(story('s1', { translations: given }), nl).title;
    const [own, other] = [told('Eigen'), told('Andere')];
    expect(title({ 'nl-BE': other, 'nl-NL': own })).toBe('Eigen');
    expect(title({ 'nl-NL': own, 'nl-BE': other })).toBe('Eigen');
    expect(title({ 'fr-FR': own, 'nl-BE': other })).toBe('Andere');
  });

  it('shows the original where it is in the reader’s language, whatever translations there are', () => {
    expect(toArticle(story('s1', { language: 'nl', translations }), nl).title).toBe('Headline of s1');
  });

  it('keeps the original language when the translated headline is blank', () => {
    const half = { 'nl-NL': { headline: ' ', sub_headline: 'Samenvatting.', description: '' } };
    expect(toArticle(story('s1', { translations: half }), nl)).toMatchObject({
      title: 'Headline of s1',
      excerpt: 'Samenvatting.',
      language: 'en',
    });
  });
});

describe('images', () => {
  it.each([
    'https://example.test/a.gif',
    'https://example.test/a.GIF?w=3',
    'https://example.test/a?format=gif',
    'https://example.test/Placeholder-600x400.png',
    'https://placehold.co/600x400',
    'https://example.test/news_default_2000x2000_1600.jpg',
    'https://example.test/police-generic.jpg?width=1200',
    'https://example.test/100x80/roger.jpg',
    'https://example.test/logo.svg',
    '/art/general/s1.svg',
    '/map/general/nl.svg',
  ])('IMG-05 IMG-07 %s is not shown: the next image is', (url) => {
    const one = source({ media: [picture(url, true), picture('https://example.test/b.jpg')] });
    const shown = story('s1', { primary_image_url: url, sources: [one] });
    expect(toArticle(shown, en).imageUrl).toBe('/img/https://example.test/b.jpg');
    expect(toArticleSources(shown, en)[0]?.imageUrl).toBe('/img/https://example.test/b.jpg');
    expect(
      toArticleSources(story('s2', { sources: [source({ media: [picture(url)] })] }), en)[0]?.imageUrl,
    ).toBeNull();
  });

  it('a story with nothing but an icon or a stand-in shows the map of its place', () => {
    const media = ['https://example.test/100x80/a.jpg', 'https://example.test/default.jpg'].map((url) =>
      picture(url),
    );
    const card = toArticle(story('s1', { sources: [source({ media })] }), en);
    expect(card.imageUrl).toBeNull();
    expect(card.imageSources).toEqual([expect.stringMatching(/^\/map\//)]);
  });
});

describe('sources', () => {
  const named = (name: string, hours: number | null) =>
    source({ name, publishedAt: hours === null ? null : ago(hours) });

  it('STORY-15 STORY-16 puts the preferred publishers first, each group newest first, undated last', () => {
    const sources = [
      named('Old Paper', 9),
      named('Undated Paper', null),
      named('BBC News', 30),
      named('Japan Times', 1),
      named('The Guardian', 8),
      named('AP', null),
      named('New Paper', 2),
      named('CNN International', 20),
    ];
    expect(toArticleSources(story('s1', { sources }), en).map(({ name }) => name)).toEqual([
      'The Guardian',
      'CNN International',
      'BBC News',
      'AP',
      'Japan Times',
      'New Paper',
      'Old Paper',
      'Undated Paper',
    ]);
  });

  it.each([
    'Reuters',
    'BBC',
    'CNN',
    'Associated Press',
    'AP',
    'Bloomberg',
    'The Guardian',
    'Financial Times',
    'The Wall Street Journal',
    'New York Times',
    'Washington Post',
    'Al Jazeera English',
  ])('STORY-16 %s is preferred', (name) => {
    const sources = [named('Fresh Paper', 0), named(name, 50)];
    expect(toArticleSources(story('s1', { sources }), en)[0]?.name).toBe(name);
  });

  it('DATA-15 have ids of story and index, and an address', () => {
    const sources = [named('Paper', 1), named('Reuters', 2)];
    expect(toArticleSources(story('s1', { sources }), en)).toMatchObject([
      { id: 's1-source-1', url: sources[1]?.url },
      { id: 's1-source-0', url: sources[0]?.url },
    ]);
  });

  it('STORY-13 keep a read time of zero for "unknown"', () => {
    const sources = [source({ reading_time_minutes: 0 }), source({ reading_time_minutes: 7 })];
    expect(toArticleSources(story('s1', { sources }), en).map(({ readTime }) => readTime)).toEqual([0, 7]);
  });
});

describe('story detail', () => {
  it('DATA-17 has id, title, summary, description, category, image, date, location, sources, urls and countries', () => {
    const sources = [source({ name: 'Paper' }), source({ name: 'Reuters' })];
    const full = story('s1', { sources, primary_image_url: 'https://example.test/a.jpg' });
    expect(toStoryDetail(full, en)).toMatchObject({
      id: 's1',
      title: 'Headline of s1',
      summary: 'Summary of s1.',
      description: 'Description of s1.',
      category: 'science',
      imageUrl: '/img/https://example.test/a.jpg',
      createdAt: ago(1),
      location: { city: 'Amsterdam', country: 'Netherlands', latitude: 52.3676, longitude: 4.9041 },
      sources: [{ name: 'Reuters', headline: 'Harbour ferry sails again after repairs' }, { name: 'Paper' }],
      urls: [sources[1]?.url, sources[0]?.url],
      relevant_countries: ['Netherlands'],
    });
  });

  it.each([
    ['’Ready for the tide. The crews wait.', ' We sail tonight’, the skipper said.'],
    ['"Ready. The crews wait.', ' We sail," she said.'],
    ['The port is closed -- for now', '. It opens on Monday.'],
    ['The port is closed --', ' for now.'],
  ])('a text that goes on where its summary stopped is set as one: %s', (sub_headline, rest) => {
    const told = story('s1', { sub_headline, description: sub_headline + rest });
    const { summary, description } = toStoryDetail(told, en);
    expect(description.startsWith(summary.replace(/\.$/, ''))).toBe(true);
  });

  it('DATA-11 shows the pictures of its article, and a stock picture where that has none', () => {
    const pictured = story('s1', { primary_image_url: 'https://example.test/a.jpg' });
    for (const one of [pictured, story('s1', { location: NOWHERE })]) {
      const { imageUrl, imageSources } = toArticle(one, en);
      expect(toStoryDetail(one, en)).toMatchObject({ imageUrl, imageSources });
    }
  });

  it('carries factors only when asked', () => {
    expect(toStoryDetail(story('s1'), en)).not.toHaveProperty('factors');
    const factors = { score: 0.5 } as Factors;
    expect(toStoryDetail(story('s1'), { ...en, factors }).factors).toBe(factors);
  });

  it('GEN-04 LANG-11 is translated like its article', () => {
    const translations = { 'nl-NL': { headline: 'Kop', sub_headline: 'Kort.', description: 'Lang.' } };
    expect(toStoryDetail(story('s1', { translations }), nl)).toMatchObject({
      title: 'Kop',
      summary: 'Kort.',
      description: 'Lang.',
      language: 'nl',
      originalLanguage: 'en',
    });
  });
});
