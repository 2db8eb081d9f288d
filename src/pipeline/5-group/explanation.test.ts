import { expect, it } from 'vitest';
import { aReport, NO_LABELS } from '../../contract/testing/reports.ts';
import { explain } from './explanation.ts';
import { at, publishers } from './testing/stories.ts';

const SOLD = 'Wend ferry sold to northern island';

it.each<[because: string, behind: object, ahead: object]>([
  ['is cleanly worded', { labels: { ...NO_LABELS, cleanliness: 3 } }, {}],
  ['is not invented', { publisherId: 'morning-star' }, {}],
  ['reports news', { labels: { ...NO_LABELS, genre: 'gallery' } }, {}],
  ['is complete', { labels: { ...NO_LABELS, genre: 'live' } }, {}],
  ['says who did what', { title: 'Is the Wend ferry sold to northern island?' }, {}],
  ['has the latest news of it', { publishedAt: '2026-02-28T00:00:00.000Z' }, {}],
  ['is among the newest', { publishedAt: at(1) }, { publishedAt: at(9) }],
  ['says it without a quotation', { title: `${SOLD}: ‘At long last’` }, {}],
  ['is from a preferred publisher', {}, { publisherId: 'bbc' }],
  [
    'is the cleanest',
    { labels: { ...NO_LABELS, cleanliness: 8 } },
    { labels: { ...NO_LABELS, cleanliness: 9 } },
  ],
])('tells an operator that the headline ahead %s', (because, behind, ahead) => {
  const reports = [
    aReport('behind', { title: SOLD, publishedAt: at(2), ...behind }),
    aReport('ahead', { title: SOLD, publisherId: 'courier', publishedAt: at(2), ...ahead }),
  ];
  const { headline } = explain(reports, null, publishers);
  expect(headline.report.id).toBe('ahead');
  expect(headline.passedOver).toEqual([{ report: reports[0], because }]);
});

it('tells an operator what came first, and what is better but came when readers knew another', () => {
  const reports = [
    aReport('first', { title: `${SOLD} 1`, publishedAt: at(1) }),
    aReport('equal', { title: `${SOLD} 2`, publisherId: 'courier', publishedAt: at(2) }),
    aReport('better', { title: `${SOLD} 3`, publisherId: 'bbc', publishedAt: at(2) }),
  ];
  const { headline } = explain(reports, `${SOLD} 1`, publishers);
  expect(headline.report.id).toBe('first');
  expect(headline.passedOver.map(({ report, because }) => [report.id, because])).toEqual([
    ['better', null],
    ['equal', 'came first'],
  ]);
});
