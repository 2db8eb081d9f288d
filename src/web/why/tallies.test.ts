import { expect, it } from 'vitest';
import type { ArticleSource, Genre, InterfaceLanguage, StoryDetail } from '../../contract/contract.ts';
import { textsIn } from '../../texts/texts.ts';
import { factorsOf } from '../testing/factors.ts';
import { storyDetail } from '../testing/stories.ts';
import { decimal } from './reasons.ts';
import { talliesOf } from './tallies.ts';

type Parts = StoryDetail['reasons']['importance'];

function billed(
  importance: Parts,
  language: InterfaceLanguage = 'en',
  sources: ArticleSource[] = [],
): string[] {
  const story = storyDetail({
    reasons: { cleanliness: [], political_neutrality: [], importance },
    sources,
  });
  const factors = factorsOf({ localRelevance: 7.2 });
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

const told = (origin: string, genre: Genre) =>
  ({ ...storyDetail().sources[0], origin, genre }) as ArticleSource;
const SEVEN = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((origin) => told(origin, 'news')),
  told('a', 'opinion'),
  told('g', 'analysis'),
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
    ['a', 'b', 'c'].map((origin) => told(origin, 'opinion')),
    [
      { part: 'origins', points: 1.7, count: 2 },
      { part: 'kind', points: -1.5, text: 'opinion' },
    ],
    ['Recently reported by 2 newsrooms, earlier by 1 more: +1.7', 'Not reported as news: −1.5'],
    ['Onlangs gebracht door 2 redacties, eerder door nog 1: +1,7', 'Niet als nieuws gebracht: −1,5'],
  ],
  [
    'news of one alone',
    [told('a', 'news'), told('b', 'opinion'), told('c', 'opinion')],
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
  expect(billed(importance, 'en', sources).slice(1, en.length + 1)).toEqual(en);
  expect(billed(importance, 'nl', sources).slice(1, nl.length + 1)).toEqual(nl);
});

it.each<[points: number[], nearby: boolean[], global: number, local: number, shown: string[]]>([
  [[3, 4.35, -0.24, 0.42], [true, true, false, false], 7.53, 9.5, ['3', '4.3', '−0.2', '0.4']],
  [[2.66, 2.68], [true, true], 5.34, 7.05, ['2.6', '2.7']],
  [[3.3, 3.4, -0.35], [true, true, true], 6.35, 8.35, ['3.3', '3.4', '−0.3']],
  // More than ten is ten: no rounding makes these add up to it.
  [[5.26, 6], [true, true], 10, 10, ['5.3', '6']],
])('shows points that add up to the importance shown: %j', (points, nearby, global, local, shown) => {
  const importance: Parts = points.map((each, at) => ({
    part: nearby[at] ? 'gravity' : 'countries',
    points: each,
    text: `${at}`,
  }));
  const factors = factorsOf({ globalRelevance: global, localRelevance: local });
  for (const language of ['en', 'nl'] as const) {
    const reasons = { cleanliness: [], political_neutrality: [], importance };
    const how = { language, t: textsIn(language) };
    const [world, near] = talliesOf(storyDetail({ reasons }), factors, how).map(({ rows }) =>
      rows.map((row) => row.points.replace('+', '').replace(',', '.')),
    );
    const inTenths = (all: string[] = []) =>
      all.reduce((sum, text) => sum + Math.round(Number(text.replace('−', '-')) * 10), 0);
    const value = (part: number) => Math.round(Number(decimal(part, 'en')) * 100);
    expect(world).toEqual(shown);
    if (global < 10) expect(inTenths(world)).toBe(value(factors.globalRelevance));
    expect(inTenths(near)).toBe(value(factors.localRelevance));
    expect(inTenths(near?.slice(1))).toBe(inTenths(world?.filter((_, at) => nearby[at])));
  }
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
  const told = (of: typeof sources, language: InterfaceLanguage) =>
    talliesOf(storyDetail({ reasons, sources: of }), factorsOf(), {
      language,
      t: textsIn(language),
    })[0]?.rows.map(({ lang }) => lang);
  expect(told(sources, 'en')).toEqual([undefined, 'nl', undefined]);
  expect(told(sources, 'nl')).toEqual(['en', undefined, undefined]);
  expect(told(sources.slice(1), 'en')).toEqual(['nl', 'nl', 'nl']);
});

it('bills nothing for stories from before the parts were written down', () => {
  expect(billed([])).toEqual([]);
});
