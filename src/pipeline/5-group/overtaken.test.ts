import { describe, expect, it } from 'vitest';
import { aReport, NO_LABELS } from '../../contract/testing/reports.ts';
import { overtaking } from './overtaken.ts';

const at = (hour: number): string =>
  new Date(Date.parse('2026-03-01T00:00:00Z') + hour * 3_600_000).toISOString();

/** What overtakes the first of these headlines, which are an hour apart. */
function overtakes(titles: readonly string[], language = 'en', genre: 'news' | 'live' | 'video' = 'news') {
  const [first, ...others] = titles.map((title, n) =>
    aReport(`r${n}`, {
      title,
      language,
      publishedAt: at(n),
      labels: { ...NO_LABELS, genre: n === 0 ? 'news' : genre },
    }),
  );
  return first && overtaking(first, others)?.title;
}

describe('a headline is overtaken', () => {
  it.each([
    ['en', 'Police detain Wend mayor Tom Reed', 'Wend mayor Tom Reed freed after a night in a cell'],
    ['en', 'Police search for Wend ferry arsonist', 'Suspected Wend ferry arsonist arrested in north'],
    ['en', 'Ten sailors missing off Wend coast', 'Six sailors found alive off Wend coast'],
    ['en', 'Wend airport closed by snow', 'Wend airport reopens after snow'],
    ['en', 'Wend mayor urged to resign over ferry', 'Wend mayor resigns over ferry'],
    ['en', 'Wend mayor Reed in court for hearing', 'Trial date set for Wend mayor Reed'],
    ['en', 'Wend ferry crews in talks on pay', 'Wend ferry crews reach deal on pay'],
    ['en', 'Ada Reed chosen as Wend mayor’s replacement', 'Ada Reed sworn in as Wend mayor'],
    ['en', 'Ferry sinks off Wend coast', 'Forty dead as ferry sinks off Wend coast'],
    ['en', 'Ferry disaster off Wend: 41 dead', 'Toll of Wend ferry disaster rises to 53 dead'],
    [
      'nl',
      'Burgemeester Wierum opgepakt na brand veerboot',
      'Burgemeester Wierum weer vrij na brand veerboot',
    ],
    ['nl', 'Politie zoekt brandstichter veerboot Wierum', 'Brandstichter veerboot Wierum aangehouden'],
    ['nl', 'Schipper veerboot Wierum vermist', 'Lichaam van schipper veerboot Wierum gevonden'],
    ['nl', 'Veerhaven Wierum dicht door storm', 'Veerhaven Wierum weer open na storm'],
    ['nl', 'Raad eist vertrek burgemeester Wierum', 'Burgemeester Wierum stapt op'],
    ['nl', 'Ada Reed voorgedragen als burgemeester Wierum', 'Ada Reed beëdigd als burgemeester Wierum'],
    ['nl', 'Veerboot gezonken bij Wierum', 'Veerboot gezonken bij Wierum: veertig doden'],
  ])('%s: %s → %s', (language, older, newer) => {
    expect(overtakes([older, newer], language)).toBe(newer);
  });

  it.each([
    ['by what is older', ['Wend mayor Reed freed after night', 'Police detain Wend mayor Reed']],
    ['by another matter', ['Police detain Wend mayor Reed', 'Whale freed after hours on beach']],
    ['by what may come', ['Police detain Wend mayor Reed', 'Wend mayor Reed set to be freed']],
    ['by a lower toll', ['Ferry disaster off Wend: 41 dead', 'Ferry disaster off Wend: 3 tourists dead']],
    ['by one death', ['Ferry sinks off Wend coast', 'One dead as ferry sinks off Wend coast']],
  ])('not %s', (_, titles) => {
    expect(overtakes(titles)).toBeUndefined();
  });

  it('by the last of several, whichever stands first', () => {
    const titles = [
      'Ferry sinks off Wend coast',
      'Ferry off Wend coast: 41 dead',
      'Ferry off Wend coast: 53 dead',
    ];
    expect(overtakes(titles)).toBe(titles[2]);
  });

  it('not by a video or a page that is written on', () => {
    const titles = ['Police detain Wend mayor Reed', 'Wend mayor Reed freed after night in cell'];
    expect(overtakes(titles, 'en', 'video')).toBeUndefined();
    expect(overtakes(titles, 'en', 'live')).toBeUndefined();
  });
});
