import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../contract/contract.ts';
import { aBareReport, aPublisher } from '../../contract/testing/reports.ts';
import { createLabeller } from './label.ts';

const PUBLISHERS = [
  aPublisher('wire', { scope: 'global' }),
  aPublisher('landelijk', { country: 'NL', language: 'nl' }),
  aPublisher('zeeuws', { country: 'NL', language: 'nl', scope: 'regional', city: 'Middelburg' }),
  aPublisher('tampa', { country: 'US', scope: 'regional', city: 'Tampa' }),
];

const { label, labelFeed } = createLabeller({
  publishers: (id) => PUBLISHERS.find((known) => known.id === id),
});

const report = (publisherId: string, title: string, summary = '', rest: Partial<Report> = {}): Report =>
  aBareReport({
    id: 'r1',
    publisherId,
    url: 'https://wire.example/a/1',
    title,
    summary,
    language: PUBLISHERS.find(({ id }) => id === publisherId)?.language ?? 'en',
    publishedAt: '2026-02-18T08:00:00Z',
    ...rest,
  });

const labels = (...args: Parameters<typeof report>) => label(report(...args)).labels;

describe('label', () => {
  it('keeps the report and adds labels', () => {
    const before = report('wire', 'Bridge opens in Lisbon');
    const { labels: added, ...after } = label(before);
    expect(after).toEqual(before);
    expect(added.place).toMatchObject({ city: 'Lisbon', country: 'Portugal' });
  });

  it.each([
    ['a national paper', 'landelijk', 'world'],
    ['a regional paper', 'zeeuws', undefined],
  ])('who comes from abroad is world news to %s: %s → %s', (_, publisher, expected) => {
    const { categories } = labels(publisher, 'Waarom het zo stil is', 'Zij groeide op in Marokko.');
    expect(categories[0]?.key).toBe(expected);
  });

  it('reads the reports of a feed together: a plain headline among essays is one of them', () => {
    const plain = report(
      'wire',
      'The keeper and the sea',
      'A lamp is lit every evening, and every morning it is put out.',
    );
    const essay = report('wire', 'Opinion | The sea is no road', plain.summary);
    const news = report(
      'wire',
      'Ferry sinks, four dead',
      'The ferry sank on Tuesday, police said in a statement.',
    );
    const feed = [plain, news, ...Array.from({ length: 50 }, () => essay)];
    expect(
      labelFeed(feed, feed)
        .map(({ labels }) => labels.genre)
        .slice(0, 3),
    ).toEqual(['opinion', 'news', 'opinion']);
    const two = [plain, news];
    expect(labelFeed(two, two)).toEqual([label(plain), label(news)]);
  });

  it('a regional report that names no place is somewhere around its publisher, and says no more', () => {
    const seat = labels('zeeuws', 'Nieuwe fietsbrug gaat maandag open');
    expect(seat).toMatchObject({ place: { city: '', country: 'Netherlands' }, placeBasis: 'seat' });
    expect(seat.place?.latitude).toBeCloseTo(51.5, 1);
    expect(labels('zeeuws', '112-nieuws: Auto in sloot | Brand in schuur').place?.country).toBe(
      'Netherlands',
    );
    const told = labels('zeeuws', 'Nieuwe fietsbrug in Vlissingen gaat maandag open');
    expect(told).toMatchObject({ place: { city: 'Vlissingen' }, placeBasis: 'scene' });
  });

  it.each([
    ['an opinion', 'Opinie: waarom winkels moeten blijven', 'opinion'],
    ['an interview', 'Interview: ‘Ik speel elke avond piano’', 'interview'],
    ['a gallery', 'In beeld: de mooiste boten', 'gallery'],
    ['a service', 'Recept: soep van linzen', 'service'],
    ['a feature', 'Het geheim van de oudste bakker', 'feature'],
  ])('%s of a regional publisher that names no place is not around it', (_, title, genre) => {
    const told = labels('zeeuws', title);
    expect([told.genre, told.place, told.placeBasis]).toEqual([genre, null, null]);
  });

  it('a national publisher writes about its own country when the words are of home affairs', () => {
    expect(labels('landelijk', 'Kabinet trekt geld uit voor dijken').place).toMatchObject({
      city: '',
      country: 'Netherlands',
    });
    expect(labels('landelijk', 'Nieuwe telefoon gaat langer mee').place).toBeNull();
    expect(labels('landelijk', 'Man overvalt winkel met mes', '', { section: 'world' }).place).toBeNull();
  });

  it.each([
    ['a national report of crime', 'Man overvalt winkel met mes', {}, 'Netherlands'],
    ['a national report of what several countries decide', 'EU wil winkels anders belasten', {}, undefined],
    ['a comment', 'Opinie: waarom winkels moeten blijven', {}, undefined],
    [
      'an address',
      'Shop robbed by man with knife',
      { url: 'https://a.example/us-news/2026/x' },
      'United States',
    ],
    [
      'an address of home',
      'Winkel in de prijzen',
      { url: 'https://a.example/binnenland/1/x' },
      'Netherlands',
    ],
    ['a faint word of home', 'Analyse: hoe Nederlanders wonen', {}, 'Netherlands'],
    [
      'one country among the categories',
      'Memoir opens',
      { itemCategories: ['Books', 'Lyon (France)'] },
      'France',
    ],
    [
      'two countries among them',
      'Memoir opens',
      { itemCategories: ['France', 'Spain'], section: 'world' },
      undefined,
    ],
    ['a subject that is also a code', 'Memoir opens', { itemCategories: ['AI'] }, undefined],
    [
      'games in the address, an athlete’s country in the text',
      'Japanese skater wins gold medal with flawless free skate',
      { url: 'https://a.example/winter-olympics/x' },
      'Italy',
    ],
    [
      'a language in the address',
      'Winkel vol',
      { url: 'https://a.example/de/nieuws/x', section: 'world' },
      undefined,
    ],
  ])('where nothing is said: %s', (_what, title, rest, country) => {
    expect(labels('landelijk', title, '', rest).place?.country).toBe(country);
  });

  it('desks in several cities are neither places nor tags', () => {
    const summary = 'WASHINGTON/GENEVA/DUBAI, Feb 17 (Reuters) - Talks on Maria Lindqvist’s plan went on.';
    expect(labels('wire', 'Envoys hold two talks', summary)).toMatchObject({
      place: null,
      relevantCountries: [],
      tags: ['Maria Lindqvist'],
    });
  });

  it('DATA-03 relevant countries are English names, the place first', () => {
    expect(labels('landelijk', 'Duitse en Franse ministers overleggen in Wenen').relevantCountries).toEqual([
      'Austria',
      'Germany',
      'France',
    ]);
  });

  it('an unknown publisher is no reason to fail', () => {
    expect(labels('nobody', 'Storm hits Galway').place?.city).toBe('Galway');
  });

  it('DATA-04 every score is between 0 and 10 whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ maxLength: 300 }),
        (title, summary) => {
          const found = labels('wire', title, summary);
          for (const score of [
            found.cleanliness,
            found.politicalNeutrality,
            found.globalRelevance,
            found.localRelevance,
          ]) {
            expect(score).toBeGreaterThanOrEqual(0);
            expect(score).toBeLessThanOrEqual(10);
          }
          expect(found.tags.length).toBeLessThanOrEqual(8);
        },
      ),
    );
  });

  it('the same report gets the same labels', () => {
    const twice = report('wire', 'Talks in Geneva end without a deal between Iran and the United States');
    expect(label(twice)).toEqual(label(twice));
  });
});

describe('relevance', () => {
  const bigEvent = () =>
    labels('wire', 'Ceasefire between Armenia and Azerbaijan holds, UN says', 'Observers report no shots.');

  it('a big international event of a global publisher passes the usual requirement of the ranking alone', () => {
    expect(bigEvent().globalRelevance).toBeGreaterThanOrEqual(3);
  });

  it('a small regional report stays below the lowest one', () => {
    const found = labels('zeeuws', 'Wethouder opent speeltuin in Goes', 'Bewoners van de wijk zijn blij.');
    expect(found.globalRelevance).toBeLessThan(3);
    expect(found.localRelevance).toBeGreaterThan(6);
  });

  it('pictures of a toll matter far away as what is written, other pictures do not', () => {
    const far = (title: string) => labels('wire', title, 'Seen from the air.').globalRelevance;
    expect(far('Video: Mine collapse kills 14 in Peru')).toBe(far('Mine collapse kills 14 in Peru'));
    expect(far('Video: Mine opens in Peru')).toBeLessThan(far('Mine opens in Peru'));
  });

  it('is high far away or nearby, seldom both', () => {
    expect(bigEvent().localRelevance).toBeLessThan(bigEvent().globalRelevance);
  });
});
