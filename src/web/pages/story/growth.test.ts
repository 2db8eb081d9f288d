import { describe, expect, it } from 'vitest';
import type { ArticleSource } from '../../../contract/contract.ts';
import { storyDetail } from '../../testing/stories.ts';
import { momentsOf, scaleOf, stepsOf } from './growth.ts';

const [template] = storyDetail().sources;

function report(publishedAt: string | null, changes: Partial<ArticleSource> = {}): ArticleSource {
  if (!template) throw new Error('There is no invented source');
  return { ...template, publishedAt, ...changes };
}

const at = (time: string) => Date.parse(time);
const reports = [
  report('2026-11-21T06:03:00Z', { name: 'B', origin: 'b' }),
  report('2026-11-21T05:12:00Z', { name: 'A', origin: 'a' }),
  report('2026-11-21T05:40:00Z', { name: 'A2', origin: 'a', isOrigin: false }),
  report('2026-11-21T06:42:00Z', { name: 'C', origin: 'c', language: 'nl' }),
  report(null, { name: 'D' }),
  report('yesterday', { name: 'E' }),
];

describe('stepsOf', () => {
  it('one step per dated report, oldest first, own reporting told apart', () => {
    expect(stepsOf(reports)).toEqual([
      { at: at('2026-11-21T05:12:00Z'), own: true },
      { at: at('2026-11-21T05:40:00Z'), own: false },
      { at: at('2026-11-21T06:03:00Z'), own: true },
      { at: at('2026-11-21T06:42:00Z'), own: true },
    ]);
  });
});

describe('momentsOf', () => {
  const headlines = [
    { at: '2026-11-21T05:12:00Z', headline: 'First words' },
    { at: '2026-11-21T06:30:00Z', headline: 'Better words' },
  ];

  /** The headlines told as changes, of a story read in English; `report` says which language each report is in. */
  function changes(told: [time: string, headline: string][], languages: Record<string, string>): string[] {
    const sources = Object.entries(languages).map(([headline, language]) =>
      report('2026-11-21T05:12:00Z', { headline, language }),
    );
    const history = told.map(([time, headline]) => ({ at: `2026-11-21T${time}Z`, headline }));
    return momentsOf({ sources, headlines: history, language: 'en' }, 'en').flatMap((moment) =>
      moment.kind === 'headline' ? moment.headline : [],
    );
  }

  it('a headline in another language than the story is read in is no change', () => {
    const languages = { 'First words': 'en', 'Andere woorden': 'nl', 'Better words': 'en' };
    const told: [string, string][] = [
      ['05:12:00', 'First words'],
      ['05:30:00', 'Andere woorden'],
      ['06:00:00', 'Better words'],
    ];
    expect(changes(told, languages)).toEqual(['Better words']);
    expect(changes(told.slice(1), languages)).toEqual([]);
    expect(changes([...told.slice(0, 2), ['06:00:00', 'First words']], languages)).toEqual([]);
  });

  it('a headline that no report has any more counts where all reports are in the language read', () => {
    const told: [string, string][] = [
      ['05:12:00', 'First words'],
      ['05:30:00', 'Other words'],
      ['06:00:00', 'Better words'],
    ];
    expect(changes(told, { 'Better words': 'en' })).toEqual(['Other words', 'Better words']);
    expect(changes(told, { 'Better words': 'en', Woorden: 'nl' })).toEqual([]);
  });

  it('a headline that was replaced within a minute was read by nobody', () => {
    const languages = { 'First words': 'en', 'Other words': 'en', 'Better words': 'en' };
    const told = (other: string, better: string): [string, string][] => [
      ['05:12:00.000', 'First words'],
      [other, 'Other words'],
      [better, 'Better words'],
    ];
    expect(changes(told('05:12:02.600', '05:12:05.200'), languages)).toEqual([]);
    expect(changes(told('05:12:02.600', '06:00:00.000'), languages)).toEqual(['Better words']);
    expect(changes(told('05:30:00.000', '05:30:02.600'), languages)).toEqual(['Better words']);
    expect(changes(told('05:30:00.000', '05:31:00.000'), languages)).toEqual(['Other words', 'Better words']);
  });

  it('first report, second origin, first in the reader’s language, changed headlines', () => {
    const told = reports.map((each) => (each.name === 'A' ? { ...each, headline: 'First words' } : each));
    const sources = [...told, report(null, { headline: 'Better words' })];
    expect(momentsOf({ sources, headlines, language: 'en' }, 'nl')).toEqual([
      { kind: 'first', at: at('2026-11-21T05:12:00Z'), publisher: 'A' },
      { kind: 'secondOrigin', at: at('2026-11-21T06:03:00Z'), publisher: 'B' },
      { kind: 'headline', at: at('2026-11-21T06:30:00Z'), headline: 'Better words', language: 'en' },
      { kind: 'firstIn', at: at('2026-11-21T06:42:00Z'), publisher: 'C', language: 'nl' },
    ]);
  });

  it('the language of the first report is no news', () => {
    expect(
      momentsOf({ sources: reports, headlines: [], language: 'en' }, 'en').map(({ kind }) => kind),
    ).toEqual(['first', 'secondOrigin']);
  });

  it('nothing is known of undated reports', () => {
    expect(momentsOf({ sources: [report(null)], headlines, language: 'en' }, 'en')).toEqual([]);
  });
});

describe('scaleOf', () => {
  const step = (time: string) => ({ at: at(time), own: true });
  const rows: [what: string, from: string, to: string, ticks: string[]][] = [
    [
      'two hours',
      '2026-11-21T05:12:00Z',
      '2026-11-21T07:37:00Z',
      ['21T05:00', '21T06:00', '21T07:00', '21T08:00'],
    ],
    ['two minutes', '2026-11-21T05:11:00Z', '2026-11-21T05:13:00Z', ['21T05:10', '21T05:15']],
    ['one moment', '2026-11-21T05:00:00Z', '2026-11-21T05:00:00Z', ['21T05:00', '21T05:05']],
    [
      'over midnight',
      '2026-11-20T21:00:00Z',
      '2026-11-21T05:00:00Z',
      ['20T21:00', '21T00:00', '21T03:00', '21T06:00'],
    ],
    [
      'five days',
      '2026-11-16T21:00:00Z',
      '2026-11-21T05:00:00Z',
      ['16T00:00', '18T00:00', '20T00:00', '22T00:00'],
    ],
  ];
  it.each(rows)('round times around the reports: %s', (_what, from, to, expected) => {
    const scale = scaleOf([step(from), step(to)], 0);
    const { ticks } = scale;
    expect(ticks.map((tick) => new Date(tick).toISOString().slice(8, 16))).toEqual(expected);
    expect([ticks[0], ticks.at(-1)]).toEqual([scale.from, scale.to]);
  });

  it('days begin at the reader’s midnight', () => {
    const zone = 60 * 60_000;
    const { from } = scaleOf([step('2026-11-16T23:30:00Z'), step('2026-11-18T05:00:00Z')], zone);
    expect(new Date(from).toISOString()).toBe('2026-11-16T23:00:00.000Z');
  });

  it.each(['2026-01-20', '2026-02-02', '2026-11-21'])(
    'a long history, to %s, has four labels at most, its ends among them',
    (end) => {
      const scale = scaleOf([step('2025-11-16T21:00:00Z'), step(`${end}T05:00:00Z`)], 0);
      const { ticks } = scale;
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect([ticks[0], ticks.at(-1)]).toEqual([scale.from, scale.to]);
    },
  );
});
