import { describe, expect, it } from 'vitest';
import { aReport, NO_LABELS } from '../../contract/testing/reports.ts';
import { daysBehind, startOfRecent } from './behind.ts';
import { compose } from './testing/stories.ts';

/** Hours since the story began, and a headline. */
type Told = readonly [hour: number, title: string];

const START = Date.parse('2026-03-01T00:00:00.000Z');
const after = (hour: number): string => new Date(START + hour * 3_600_000).toISOString();
const reportsOf = (told: readonly Told[], language = 'en') =>
  told.map(([hour, title], n) =>
    aReport(`r${n}`, { publisherId: `p${n}`, title, language, publishedAt: after(hour) }),
  );
const behindEach = (told: readonly Told[], language = 'en'): number[] => {
  const reports = reportsOf(told, language);
  return reports.map(daysBehind(reports));
};

describe('days behind the news', () => {
  it.each<[string, readonly Told[], readonly number[]]>([
    [
      'are whole days before the newest',
      [
        [0, 'Ferry sinks'],
        [23, 'Captain held'],
        [47, 'Ferry raised'],
      ],
      [1, 1, 0],
    ],
    [
      'are more for what was said about it',
      [
        [0, 'Captain charged over ferry fire'],
        [2, 'Family ‘devastated’ by ferry fire'],
      ],
      [0, 2],
    ],
    [
      'are more for a toll that a later headline corrects',
      [
        [0, 'At least 2 killed in ferry fire'],
        [4, 'Ferry fire kills 17'],
      ],
      [2, 0],
    ],
    [
      'are no more for the same toll in words',
      [
        [0, 'Five killed in ferry fire'],
        [4, 'Ferry fire kills 6'],
      ],
      [0, 0],
    ],
    [
      'are not more for a lower number, which may count some of them',
      [
        [0, 'Ferry fire kills 17'],
        [4, 'Ferry fire: 2 tourists killed'],
      ],
      [0, 0],
    ],
    [
      'are more for a preview once it has come',
      [
        [0, 'Ministers set to begin ferry talks'],
        [5, 'Ferry talks end with a deal'],
      ],
      [1, 0],
    ],
    [
      'are more for what will be, once it has been',
      [
        [0, 'Ferry nominee will face Senate panel'],
        [1, 'Ministers will vote on ferry tomorrow'],
        [2, 'Judge rules ferry captain will stand trial'],
        [6, 'Senate panel questions ferry nominee'],
      ],
      [1, 1, 0, 0],
    ],
    [
      'are not more for a preview where nothing has come',
      [
        [0, 'Ferry fares set to rise in spring'],
        [5, 'Ferry fares set to rise'],
      ],
      [0, 0],
    ],
  ])('%s', (_, told, days) => expect(behindEach(told)).toEqual(days));

  it('are told in Dutch too', () => {
    const told: Told[] = [
      [0, 'Zeker 2 doden bij brand op veerboot'],
      [1, 'Minister staat op het punt overleg over veerboot te beginnen'],
      [4, 'Nabestaanden geschokt over brand op veerboot'],
      [5, 'Zeventien doden bij brand op veerboot'],
    ];
    expect(behindEach(told, 'nl')).toEqual([2, 1, 2, 0]);
  });

  it('are more in Dutch for what will be, once it has been', () => {
    const told: Told[] = [
      [0, 'Kamer gaat vanavond stemmen over veerboot'],
      [0, 'Minister moet morgen getuigen over veerboot'],
      [0, 'Premier zal schippers ontmoeten'],
      [0, 'Schipper gaat het roer om'],
      [6, 'Kamer stemt voor veerboot'],
    ];
    expect(behindEach(told, 'nl')).toEqual([1, 1, 1, 0, 0]);
  });

  it('are not counted from what thinks about the news', () => {
    const [news, analysis] = reportsOf([
      [0, 'Ferry sinks'],
      [60, 'Why ferries sink'],
    ]);
    if (!news || !analysis) throw new Error('two reports were made');
    const essay = { ...analysis, labels: { ...NO_LABELS, genre: 'analysis' as const } };
    expect(daysBehind([news, essay])(news)).toBe(0);
  });
});

describe('the newest third', () => {
  it('begins three hours before the newest at the latest', () => {
    const told: Told[] = [0, 1, 2, 10, 11, 12].map((hour): Told => [hour, 'Ferry']);
    expect(startOfRecent(reportsOf(told))).toBe(START + 9 * 3_600_000);
  });
});

describe('an overtaken headline', () => {
  it('gives way to what the story has come to, though a busy first day fills its newest third', () => {
    const firstDay = [0, 1, 2, 3, 4, 5].map(
      (hour): Told => [hour, `Ferry crisis: port of Wend closes, part ${hour}`],
    );
    const story = compose(reportsOf([...firstDay, [60, 'Ferry crisis: port of Wend opens again']]));
    expect(story.headline).toBe('Ferry crisis: port of Wend opens again');
  });

  it('gives way at once to a later toll', () => {
    const [first, later] = reportsOf([
      [0, 'At least 2 killed in ferry fire off Wend'],
      [1, 'Ferry fire off Wend: 17 killed'],
    ]);
    if (!first || !later) throw new Error('two reports were made');
    expect(compose([first, later], compose([first])).headline).toBe(later.title);
  });

  it('is not replaced by a reaction', () => {
    const story = compose(
      reportsOf([
        [0, 'Captain charged over Wend ferry fire'],
        [9, 'Families condemn captain over Wend ferry fire'],
      ]),
    );
    expect(story.headline).toBe('Captain charged over Wend ferry fire');
  });
});
