// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoryDetail } from '../../../contract/contract.ts';
import { serve } from '../../testing/answers.ts';
import { closePage, find, openPage } from '../../testing/in-browser.tsx';
import { pageInput, storyDetail } from '../../testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A story of two reports, an hour apart. */
async function open(from: string, changes: Partial<StoryDetail> = {}, now = pageInput().now): Promise<void> {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
  serve({ '/api/location/ip': {} });
  const [one, two] = storyDetail().sources;
  if (!one || !two) throw new Error('There are no invented sources');
  const later = new Date(Date.parse(from) + 3_600_000).toISOString();
  const sources = [
    { ...one, publishedAt: from },
    { ...two, publishedAt: later },
  ];
  const story = storyDetail({ sources, ...changes });
  await openPage({ now, screen: { kind: 'story', id: story.id }, data: { ...pageInput().data, story } });
}

it.each([
  ['summer', '2026-10-24T22:30:00Z', 'Oct 25, 00:30 to 01:30'],
  ['winter', '2026-10-25T22:30:00Z', 'Oct 25 23:30 to Oct 26 00:30'],
])(
  'a report of %s stands at the time it was then, in whatever season it is read',
  async (_season, from, says) => {
    await open(from);
    await find('.section small', says);
  },
);

it('a headline that changed on the day after says on which', async () => {
  const headlines = ['2026-11-21T08:00:00Z', '2026-11-22T09:00:00Z'].map((at) => ({ at, headline: at }));
  await open('2026-11-21T08:00:00Z', { headlines });
  await find('.events time', 'Nov 22 10:00');
  await find('.events time', 'Nov 21 09:00');
});

it('the times beside the heading reach to the last change that is listed', async () => {
  const headlines = ['2026-11-21T08:00:00Z', '2026-11-21T10:15:00Z'].map((at) => ({ at, headline: at }));
  await open('2026-11-21T08:00:00Z', { headlines });
  await find('.events time', '11:15');
  await find('.section small', 'Nov 21, 09:00 to 11:15');
});

it.each([
  ['now, where the axis goes on', '2026-11-21T10:00:00Z', '2026-11-21T11:10:00.000Z', 0.111],
  ['its end, where that is over', '2026-11-21T10:00:00Z', '2026-11-22T10:00:00.000Z', 0.333],
  [
    'the last report, where its date is ahead of the clock',
    '2026-11-21T10:00:00Z',
    '2026-11-21T10:59:00.000Z',
    0,
  ],
])('the line ends at %s', async (_end, from, now, share) => {
  await open(from, {}, now);
  await find('.section small', '11:00 to 12:00');
  const width = [...document.querySelectorAll('.chart .ground')].at(-1)?.getAttribute('width');
  expect(Number.parseFloat(width ?? '') / 100).toBeCloseTo(share, 2);
});

describe('a story of one report', () => {
  const [one] = storyDetail().sources;
  const at = '2026-11-21T08:00:00Z';
  const sources = one ? [{ ...one, publishedAt: at }] : [];

  it('has not grown: who reports it, and when, is told with the report', async () => {
    await open(at, { sources, headlines: [] });
    await find('.sources', '(1)');
    expect(document.querySelector('.events')).toBeNull();
  });

  it('whose headline changed says on which day', async () => {
    const headlines = [at, '2026-11-21T10:15:00Z'].map((when) => ({ at: when, headline: when }));
    await open(at, { sources, headlines });
    await find('.section small', 'Nov 21, 09:00 to 11:15');
    expect(document.querySelector('.chart')).toBeNull();
  });
});
