import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Source } from '../contract/contract.ts';
import { newsText } from '../contract/testing/news-text.ts';
import { ago, picture, source, story } from '../edition/testing/stories.ts';
import { toArticle, toCard, toFeedEntry, toLetterLine, toStoryDetail, translationFileOf } from './article.ts';

const title = newsText(10).map((text) => text.trim() || 'Ferry sails');
const pictures = fc.array(
  fc.constantFrom(
    'https://a.example/1.jpg',
    'https://a.example/2.gif',
    'https://a.example/placeholder.png',
    'https://b.example/3.jpg',
  ),
  { maxLength: 3 },
);
const report: fc.Arbitrary<Source> = fc
  .record({
    name: fc.oneof(fc.constantFrom('BBC News', 'Reuters', 'The Gazette'), title),
    original_headline: fc.oneof(fc.constantFrom('Ferry sails again', 'Brug open'), title),
    word_count: fc.nat(3000),
    publishedAt: fc.option(fc.nat(90).map(ago)),
    origin: fc.constantFrom('a', 'b', 'c'),
    is_origin: fc.boolean(),
    media: pictures.map((urls) => urls.map((url, index) => picture(url, index === 1))),
  })
  .map((fields) => source(fields));
const told = fc.record({ headline: title, sub_headline: newsText(20), description: newsText(40) });
const anyStory = fc
  .record({
    text: told,
    language: fc.constantFrom('en', 'nl', 'fr'),
    translations: fc.dictionary(fc.constantFrom('nl-NL', 'en-US', 'fr-FR', 'de'), told, {
      noNullPrototype: true,
    }),
    sources: fc.array(report, { minLength: 1, maxLength: 6 }),
    categories: fc.array(fc.oneof(fc.constantFrom('world', 'Sports'), title), { maxLength: 3 }),
    tags: fc.array(title, { maxLength: 3 }),
    primary_image_url: fc.option(fc.constantFrom('https://a.example/1.jpg', 'https://a.example/2.gif')),
  })
  .map(({ text, ...fields }) => story('s1', { ...text, ...fields }));
const telling = fc.record({
  language: fc.constantFrom('en' as const, 'nl' as const),
  reads: fc.subarray(['en', 'nl', 'fr', 'de']),
  imageUrl: fc.constantFrom(
    (url: string): string | null => `/img/${url}`,
    (): null => null,
  ),
});

/** Pages set quotation marks, dashes and last full stops; which text it is does not depend on them. */
const typed = (text: string): string =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/ (?:--?|–) /g, ' - ')
    .trimEnd()
    .replace(/\.$/, '');

describe('any story, told to any reader', () => {
  it('has a headline of its own or of a translation, and says in which language', () => {
    fc.assert(
      fc.property(anyStory, telling, (given, reader) => {
        const { title, language, description } = toArticle(given, reader);
        const { translations } = given;
        const versions = [given, ...Object.values(translations)];
        expect(title.trim()).not.toBe('');
        expect(versions.map(({ headline }) => typed(headline))).toContain(typed(title));
        expect(versions.map((version) => typed(version.description))).toContain(typed(description));
        if (given.language === reader.language)
          expect([typed(title), language]).toEqual([typed(given.headline), given.language]);
        const spoken = [given.language, ...Object.keys(translations).map((locale) => locale.slice(0, 2))];
        expect(spoken).toContain(language);
        if (spoken.includes(reader.language)) expect(language).toBe(reader.language);
      }),
    );
  });

  it('is the same story wherever it is told', () => {
    fc.assert(
      fc.property(anyStory, telling, (given, reader) => {
        const [card, article, detail] = [
          toCard(given, reader),
          toArticle(given, reader),
          toStoryDetail(given, reader),
        ];
        const [entry, line] = [toFeedEntry(given, reader), toLetterLine(given, reader)];
        for (const headline of [article.title, detail.title, entry.title, line.headline])
          expect(headline).toBe(card.title);
        expect(article.excerpt.startsWith(card.excerpt.replace(/…$/, ''))).toBe(true);
        expect(card.excerpt.length).toBeLessThanOrEqual(280);
        expect([detail.imageUrl, entry.image, article.imageUrl]).toEqual([
          card.imageUrl,
          card.imageUrl,
          card.imageUrl,
        ]);
        expect(detail.readTime).toBe(card.readTime);
        expect(card.readTime).toBeGreaterThanOrEqual(1);
        expect(card.originSizes.reduce((sum, size) => sum + size, 0)).toBe(given.sources.length);
        expect(detail.sources.map(({ url }) => url).sort()).toEqual(
          given.sources.map(({ url }) => url).sort(),
        );
        expect(detail.urls).toEqual(detail.sources.map(({ url }) => url));
      }),
    );
  });

  it('names at most three publishers, two on a card, each once, whose headline it is first', () => {
    fc.assert(
      fc.property(anyStory, telling, (given, reader) => {
        const { publishers, publisherCount, title } = toArticle(given, reader);
        expect(toCard(given, reader).publishers).toEqual(publishers.slice(0, 2));
        expect(publishers.length).toBeLessThanOrEqual(Math.min(3, publisherCount));
        expect(new Set(publishers).size).toBe(publishers.length);
        const owners = given.sources
          .filter((each) => each.original_headline === title)
          .map(({ name }) => name);
        if (owners.length > 0) expect(owners).toContain(publishers[0]);
      }),
    );
  });

  it('shows pictures through this server only, nothing that moves, and always something', () => {
    fc.assert(
      fc.property(anyStory, telling, (given, reader) => {
        const { imageUrl, imageSources } = toArticle(given, reader);
        expect(imageSources.length).toBeGreaterThan(0);
        for (const url of [
          imageUrl,
          ...imageSources,
          ...toStoryDetail(given, reader).sources.map((each) => each.imageUrl),
        ])
          if (url !== null) expect(url).toMatch(/^\/(?:img\/(?!.*(?:gif|placeholder))|map\/|art\/)/);
        expect(new Set(imageSources).size).toBe(imageSources.length);
      }),
    );
  });

  it('lists dated reports newest first within the major outlets and within the others', () => {
    fc.assert(
      fc.property(anyStory, telling, (given, reader) => {
        const { sources } = toStoryDetail(given, reader);
        const isMajor = ({ name }: { name: string }) => /\b(?:BBC|Reuters)\b/.test(name);
        const known = sources.filter(({ name }) => ['BBC News', 'Reuters', 'The Gazette'].includes(name));
        const groups = known.map((each) => (isMajor(each) ? 0 : 1));
        expect(groups).toEqual(groups.toSorted((a, b) => a - b));
        for (const group of [0, 1]) {
          const times = known
            .filter((_, index) => groups[index] === group)
            .map(({ publishedAt }) => publishedAt ?? '');
          expect(times).toEqual(times.toSorted().reverse());
        }
      }),
    );
  });

  it('stands in the file of a language exactly when it has that translation', () => {
    fc.assert(
      fc.property(anyStory, fc.constantFrom('nl-NL', 'de', 'xx'), (given, locale) => {
        const { translations } = translationFileOf([given], locale);
        expect(translations.length).toBe(Object.hasOwn(given.translations, locale) ? 1 : 0);
      }),
    );
  });
});
