import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FEED_SECTIONS,
  GENRES,
  type Publisher,
  RANKING_CATEGORIES,
  type Report,
} from '../../contract/contract.ts';
import { newsText } from '../../contract/testing/news-text.ts';
import { aBareReport } from '../../contract/testing/reports.ts';
import { runs } from '../../contract/testing/runs.ts';
import { allCities, COUNTRIES, fold } from '../../geo/geo.ts';
import { createLabeller } from './label.ts';
import { aggregateLabels, datelineLength, gravityOf } from './story-labels.ts';

const PUBLISHERS: Publisher[] = (
  [
    ['wire', 'GB', 'en', 'global', undefined],
    ['landelijk', 'NL', 'nl', 'national', undefined],
    ['zeeuws', 'NL', 'nl', 'regional', 'Middelburg'],
    ['tampa', 'US', 'en', 'regional', 'Tampa'],
  ] as const
).map(([id, country, language, scope, city]) => ({
  id,
  name: id,
  country,
  language,
  scope,
  ...(city && { city }),
  feeds: [{ url: `https://${id}.example/rss` }],
}));
const { label, labelFeed } = createLabeller({
  publishers: (id) => PUBLISHERS.find((known) => known.id === id),
});

const EVENTS = [
  'Storm kills 120 in',
  'Explosie in',
  'Talks in',
  'Brand verwoest school in',
  'French minister visits',
  'Rotterdamse haven',
  'Footballers of',
  'Earthquake shakes',
  'Reis naar',
];
const PLACES = [
  'Lisbon',
  'Paris, Texas',
  'Den Haag',
  'Georgia',
  'Londen',
  'New York',
  'the North Sea',
  'Zeeland',
  'Congo',
  'Kyiv',
  'Gaza',
  'Jordan',
  'Birmingham, Alabama',
  'Middelburg',
];
const headline = fc.oneof(
  newsText(12),
  fc
    .tuple(fc.constantFrom(...EVENTS), fc.constantFrom(...PLACES), newsText(6))
    .map((parts) => parts.join(' ')),
);
const report: fc.Arbitrary<Report> = fc
  .record({
    publisherId: fc.constantFrom('wire', 'landelijk', 'zeeuws', 'tampa', 'nobody'),
    title: headline,
    summary: fc.oneof(newsText(30), headline),
    language: fc.constantFrom('en', 'nl', 'de', 'xx'),
    section: fc.constantFrom(null, ...FEED_SECTIONS),
    path: fc.constantFrom(
      'a/1',
      'opinion/x',
      'sport/voetbal/x',
      'nl/regio/zeeland/x',
      '2026/02/18/world/x',
      'video/1',
    ),
    itemCategories: fc.array(
      fc.oneof(newsText(3), fc.constantFrom('Sport', 'Putin, Vladimir V', 'Opinie', 'World news')),
      {
        maxLength: 4,
      },
    ),
  })
  .map(({ path, ...fields }) => aBareReport({ url: `https://wire.example/${path}`, ...fields }));

const COUNTRY_NAMES = new Set(COUNTRIES.map(({ name }) => name));
const CITIES = new Map<string, typeof allCities extends () => readonly (infer T)[] ? T[] : never>();
for (const city of allCities()) CITIES.set(city.name, [...(CITIES.get(city.name) ?? []), city]);
const KEYS: ReadonlySet<string> = new Set(RANKING_CATEGORIES);
const scores = ({
  cleanliness,
  politicalNeutrality,
  globalRelevance,
  localRelevance,
}: ReturnType<typeof label>['labels']) => [cleanliness, politicalNeutrality, globalRelevance, localRelevance];
const sumOf = (costs: readonly { cost: number }[]): number => costs.reduce((sum, { cost }) => sum + cost, 0);

/** What everybody after this stage counts on, of a report and of a story. */
function expectSound(labels: ReturnType<typeof label>['labels']): void {
  expect(GENRES).toContain(labels.genre);
  for (const score of scores(labels)) expect(score >= 0 && score <= 10, String(score)).toBe(true);
  const keys = labels.categories.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(KEYS.has(key), key).toBe(true);
  const confidences = labels.categories.map(({ confidence }) => confidence);
  for (const confidence of confidences)
    expect(confidence > 0 && confidence <= 1, String(confidence)).toBe(true);
  expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
  expect(labels.tags.length).toBeLessThanOrEqual(10);
  for (const tag of labels.tags) expect(tag).toBe(tag.trim());
  expect(new Set(labels.tags.map(fold)).size).toBe(labels.tags.length);
  for (const country of labels.relevantCountries) expect(COUNTRY_NAMES.has(country), country).toBe(true);
  expect(new Set(labels.relevantCountries).size).toBe(labels.relevantCountries.length);
  const { place } = labels;
  if (!place) return;
  expect(COUNTRY_NAMES.has(place.country), place.country).toBe(true);
  expect(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180).toBe(true);
  if (place.city !== '')
    expect(
      CITIES.get(place.city)?.some(({ country }) => country === place.country),
      `${place.city}, ${place.country}`,
    ).toBe(true);
}

describe('any report', () => {
  it('gets sound labels: known kinds and categories, scores of 0 to 10, a city that is in its country', () => {
    fc.assert(
      fc.property(report, (given) => {
        const { labels } = label(given);
        expectSound(labels);
        if (labels.place) {
          expect(labels.placeBasis).not.toBeNull();
          expect(labels.relevantCountries[0]).toBe(labels.place.country);
        }
        expect(sumOf(labels.reasons.cleanliness)).toBeCloseTo(10 - labels.cleanliness, 5);
        expect(sumOf(labels.reasons.politicalNeutrality)).toBeCloseTo(10 - labels.politicalNeutrality, 5);
      }),
    );
  });

  it('gets the same labels again, whatever was labelled in between', () => {
    fc.assert(
      fc.property(report, report, (one, other) => {
        const first = label(one);
        label(other);
        expect(label(one)).toEqual(first);
      }),
    );
  });

  it('begins with no more of a dateline than it has, and weighs something or nothing', () => {
    fc.assert(
      fc.property(report, (given) => {
        const length = datelineLength(given.summary);
        expect(length >= 0 && length <= given.summary.length).toBe(true);
        const { points, because } = gravityOf(label(given));
        expect(points).toBeGreaterThanOrEqual(0);
        if (points > 0)
          expect(`${given.title}\n${given.summary}`.toLowerCase()).toContain(because.toLowerCase());
      }),
    );
  });
});

describe('the reports of a feed', () => {
  it('are sound together too, whatever their order, and differ in kind alone from each by itself', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 25 }), (reports) => {
        const together = labelFeed(reports, reports);
        expect(together.map(({ id, title }) => ({ id, title }))).toEqual(
          reports.map(({ id, title }) => ({ id, title })),
        );
        for (const [index, { labels }] of together.entries()) {
          expectSound(labels);
          const alone = label(reports[index] as Report).labels;
          if (labels.genre === alone.genre) expect(labels).toEqual(alone);
          else expect(alone.genre).toBe('news');
        }
        const turned = reports.toReversed();
        expect(labelFeed(turned, turned)).toEqual(together.toReversed());
      }),
      runs(20),
    );
  });
});

describe('the labels of a story', () => {
  const several = fc.array(report, { minLength: 1, maxLength: 6 }).map((reports) => reports.map(label));
  const shuffled = several.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );

  it('are sound, lie between those of its reports, and come from them', () => {
    fc.assert(
      fc.property(several, (list) => {
        const all = aggregateLabels(list);
        expectSound(all);
        scores(all).forEach((score, index) => {
          const own = list.map(({ labels }) => scores(labels)[index] ?? 0);
          expect(score).toBeGreaterThanOrEqual(Math.min(...own) - 0.01);
          expect(score).toBeLessThanOrEqual(Math.max(...own) + 0.01);
        });
        expect(list.map(({ labels }) => labels.genre)).toContain(all.genre);
        if (all.place)
          expect(list.some(({ labels }) => labels.place?.country === all.place?.country)).toBe(true);
        for (const { key } of all.categories)
          expect(list.some(({ labels }) => labels.categories.some((own) => own.key === key))).toBe(true);
      }),
    );
  });

  it('have the same scores whatever the order of its reports, but for the last digit', () => {
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const [one, two] = [aggregateLabels(list), aggregateLabels(other)];
        scores(one).forEach((score, index) => {
          expect(score).toBeCloseTo(scores(two)[index] ?? Number.NaN, 1);
        });
        expect(one.categories[0]?.confidence ?? 0).toBeCloseTo(two.categories[0]?.confidence ?? 0, 2);
      }),
    );
  });
});
