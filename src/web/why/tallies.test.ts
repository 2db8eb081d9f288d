import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArticleSource, Genre, InterfaceLanguage, StoryDetail } from '../../contract/contract.ts';
import { IMPORTANCE_PARTS } from '../../contract/importance.ts';
import { onScale, pointsNearby } from '../../contract/importance-points.ts';
import { textsIn } from '../../texts/texts.ts';
import { factorsOf } from '../testing/factors.ts';
import { storyDetail } from '../testing/stories.ts';
import { decimal } from './reasons.ts';
import { talliesOf } from './tallies.ts';

type Parts = StoryDetail['reasons']['importance'];

/** As the newsroom and the ranking have them. */
function told(importance: Parts, place: number | undefined, sources: ArticleSource[] = []) {
  const reasons = {
    cleanliness: [],
    political_neutrality: [],
    importance,
    ...(place !== undefined && { place }),
  };
  const world = importance.reduce((sum, { points }) => sum + points, 0);
  const factors = factorsOf({
    globalRelevance: onScale(world),
    localRelevance: onScale(pointsNearby(importance) + (place ?? 0)),
  });
  return { story: storyDetail({ reasons, sources }), factors };
}

function billed(
  importance: Parts,
  language: InterfaceLanguage = 'en',
  { sources, place = 2 }: { sources?: ArticleSource[]; place?: number | null } = {},
): string[] {
  const { story, factors } = told(importance, place ?? undefined, sources);
  return talliesOf(story, factors, { language, t: textsIn(language) }).flatMap(({ title, rows }) => [
    title,
    ...rows.map(({ what, points }) => `${what}: ${points}`),
  ]);
}

it('says what makes a story important, to the world and nearby, point by point', () => {
  const importance: Parts = [
    { part: 'subject', points: 2 },
    { part: 'origins', points: 2.7, count: 3 },
    { part: 'regional', points: -1, count: 2 },
    { part: 'gravity', points: 1.5, text: 'resigns' },
  ];
  expect(billed(importance)).toEqual([
    'Importance to the world, in points out of ten',
    'What it is about and who reports it: +2',
    'Recently reported as news by 3 newsrooms: +2.7',
    '2 of them regional: −1',
    '“resigns”: +1.5',
    'Importance nearby, in points out of ten',
    'Where it happens and for whom: +2',
    'What it is about, who reports it and what happened, as above: +5.2',
  ]);
  expect(billed(importance, 'nl').slice(0, 5)).toEqual([
    'Belang voor de wereld, in punten op een schaal van tien',
    'Waar het over gaat en wie het brengt: +2',
    'Onlangs als nieuws gebracht door 3 redacties: +2,7',
    'Waarvan 2 regionaal: −1',
    '‘resigns’: +1,5',
  ]);
});

const by = (origin: string, genre: Genre) =>
  ({ ...storyDetail().sources[0], origin, genre }) as ArticleSource;
const SEVEN = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((origin) => by(origin, 'news')),
  by('a', 'opinion'),
  by('g', 'analysis'),
];

it.each<[why: string, sources: ArticleSource[], importance: Parts, en: string[], nl: string[]]>([
  [
    'newsrooms that tell it in another way',
    SEVEN,
    [
      { part: 'origins', points: 4.4, count: 6 },
      { part: 'reports', points: 0.2, count: 7 },
      { part: 'widely', points: 0, count: 6 },
    ],
    [
      'Recently reported as news by 6 newsrooms, as analysis, opinion or the like by 1 more: +4.4',
      '7 recent reports of their own: +0.2',
      'Counts as front-page news because it carries weight and 6 newsrooms report it as news: ',
    ],
    [
      'Onlangs als nieuws gebracht door 6 redacties, als analyse, opinie of iets dergelijks door nog 1: +4,4',
      'Onlangs in 7 eigen berichten gebracht: +0,2',
      'Telt als voorpaginanieuws omdat het zwaar weegt en 6 redacties het als nieuws brengen: ',
    ],
  ],
  [
    'newsrooms that told it long before',
    SEVEN,
    [{ part: 'origins', points: 3.4, count: 4 }],
    [
      'Recently reported as news by 4 newsrooms, earlier by 2 more, as analysis, opinion or the like by 1 more: +3.4',
    ],
    [
      'Onlangs als nieuws gebracht door 4 redacties, eerder door nog 2, als analyse, opinie of iets dergelijks door nog 1: +3,4',
    ],
  ],
  [
    'what nobody tells as news',
    ['a', 'b', 'c'].map((origin) => by(origin, 'opinion')),
    [
      { part: 'origins', points: 1.7, count: 2 },
      { part: 'kind', points: -1.5, text: 'opinion' },
    ],
    ['Recently reported by 2 newsrooms, earlier by 1 more: +1.7', 'Not reported as news: −1.5'],
    ['Onlangs gebracht door 2 redacties, eerder door nog 1: +1,7', 'Niet als nieuws gebracht: −1,5'],
  ],
  [
    'news of one alone',
    [by('a', 'news'), by('b', 'opinion'), by('c', 'opinion')],
    [{ part: 'alone', points: -1.8 }],
    ['Hardly any other newsroom reports it as news: −1.8'],
    ['Door bijna geen andere redactie als nieuws gebracht: −1,8'],
  ],
  [
    'a reader who has muted some of them',
    SEVEN.slice(0, 2),
    [{ part: 'origins', points: 4.4, count: 6 }],
    ['Recently reported as news by 6 newsrooms: +4.4'],
    ['Onlangs als nieuws gebracht door 6 redacties: +4,4'],
  ],
])('counts newsrooms as the rest of the page does: %s', (_why, sources, importance, en, nl) => {
  expect(billed(importance, 'en', { sources }).slice(1, en.length + 1)).toEqual(en);
  expect(billed(importance, 'nl', { sources }).slice(1, nl.length + 1)).toEqual(nl);
});

it.each<[why: string, points: number, place: number, en: string[], nl: string[]]>([
  [
    'more than ten, to the world and nearby',
    12.3,
    2.5,
    ['“war”: +12.3', 'More than ten does not count: −2.3', '+2.5', '+12.3', '−4.8'],
    ['‘war’: +12,3', 'Meer dan tien telt niet: −2,3', '+2,5', '+12,3', '−4,8'],
  ],
  [
    'less than zero, to the world and nearby',
    -3.4,
    2.2,
    ['“war”: −3.4', 'Less than zero does not count: +3.4', '+2.2', '−3.4', '+1.2'],
    ['‘war’: −3,4', 'Minder dan nul telt niet: +3,4', '+2,2', '−3,4', '+1,2'],
  ],
])('says what does not count of %s', (_why, points, place, en, nl) => {
  const shown = (language: InterfaceLanguage) =>
    billed([{ part: 'gravity', points, text: 'war' }], language, { place })
      .filter((row) => row.includes(': '))
      .map((row, at) => (at < 2 ? row : row.slice(row.lastIndexOf(': ') + 2)));
  expect(shown('en')).toEqual(en);
  expect(shown('nl')).toEqual(nl);
});

it('says nothing of nearby for stories from before the place was written down', () => {
  expect(billed([{ part: 'subject', points: 12 }], 'en', { place: null })).toEqual([
    'Importance to the world, in points out of ten',
    'What it is about and who reports it: +12',
    'More than ten does not count: −2',
  ]);
});

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((points) => points / 100);
const partsAndPlace = fc.tuple(
  fc.array(
    fc.record({
      part: fc.constantFrom(...IMPORTANCE_PARTS),
      points: fc.oneof(hundredths(-5, 9), fc.constantFrom(0.05, 0.35, 1, -0.1, -0.04)),
      text: fc.constant(''),
    }),
    { minLength: 1, maxLength: 9 },
  ),
  fc.oneof(hundredths(-0.5, 3.5), fc.constantFrom(0, 0.01, -0.01)),
);

it('shows points that add up to the importance shown, none of them with another sign than it has', () => {
  fc.assert(
    fc.property(partsAndPlace, fc.constantFrom<InterfaceLanguage>('en', 'nl'), ([parts, place], language) => {
      const { story, factors } = told(parts, place);
      const how = { language, t: textsIn(language) };
      const [world = [], near = []] = talliesOf(story, factors, how).map(({ rows }) =>
        rows.map(({ points }) => Math.round(Number(points.replace('−', '-').replace(',', '.')) * 10)),
      );
      const sum = (tenths: number[]) => tenths.reduce((all, one) => all + one, 0);
      const value = (share: number) => Math.round(Number(decimal(share, 'en')) * 100);
      expect(sum(world)).toBe(value(factors.globalRelevance));
      expect(sum(near)).toBe(value(factors.localRelevance));
      const all = parts.reduce((total, { points }) => total + points, 0);
      const shared = pointsNearby(parts);
      const isShared = parts.map((part) => pointsNearby([{ ...part, points: 1 }]) === 1);
      expect(near[1]).toBe(sum(world.filter((_, at) => isShared[at])));
      const exact = [
        ...parts.map(({ points }) => points),
        onScale(all) - all,
        place,
        shared,
        onScale(shared + place) - shared - place,
      ];
      const rows = [
        ...world.slice(0, parts.length),
        world[parts.length] ?? 0,
        near[0],
        near[1],
        near[2] ?? 0,
      ];
      for (const [at, points] of exact.entries()) {
        const tenths = rows[at] ?? Number.NaN;
        expect(Math.abs(tenths - points * 10), `${tenths} for ${points}`).toBeLessThan(1.000001);
        expect(tenths * points, `${tenths} for ${points}`).toBeGreaterThanOrEqual(-1e-9);
      }
    }),
  );
});

it('says what weighs a story as world news or front-page news, which is worth no points of its own', () => {
  const importance: Parts = [
    { part: 'worldwide', points: 0, count: 3 },
    { part: 'widely', points: 0, count: 7 },
  ];
  expect(billed(importance).slice(1, 3)).toEqual([
    'Counts as world news because newsrooms of 3 countries report it: ',
    'Counts as front-page news because it carries weight and 7 newsrooms report it as news: ',
  ]);
  expect(billed(importance, 'nl').slice(1, 3)).toEqual([
    'Telt als wereldnieuws omdat redacties uit 3 landen het melden: ',
    'Telt als voorpaginanieuws omdat het zwaar weegt en 7 redacties het als nieuws brengen: ',
  ]);
});

it('says of words in another language than the page which it is', () => {
  const [source] = storyDetail().sources;
  if (!source) throw new Error('There is no invented source');
  const importance: Parts = ['deal', 'akkoord', 'dodelijk'].map((text) => ({
    part: 'gravity',
    points: 1,
    text,
  }));
  const sources = [
    { ...source, language: 'en', headline: 'A Deal at last' },
    { ...source, language: 'nl', headline: 'Eindelijk Akkoord' },
  ];
  const reasons = { cleanliness: [], political_neutrality: [], importance };
  const languages = (of: typeof sources, language: InterfaceLanguage) =>
    talliesOf(storyDetail({ reasons, sources: of }), factorsOf(), {
      language,
      t: textsIn(language),
    })[0]?.rows.map(({ lang }) => lang);
  expect(languages(sources, 'en')).toEqual([undefined, 'nl', undefined]);
  expect(languages(sources, 'nl')).toEqual(['en', undefined, undefined]);
  expect(languages(sources.slice(1), 'en')).toEqual(['nl', 'nl', 'nl']);
});

it('bills nothing for stories from before the parts were written down', () => {
  expect(billed([])).toEqual([]);
});
