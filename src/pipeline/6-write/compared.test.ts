import { describe, expect, it } from 'vitest';
import { aReport } from '../../contract/testing/reports.ts';
import { compared } from './compared.ts';

const stored = aReport('bridge', {
  title: 'Bridge closed for ever',
  publishedAt: '2026-03-01T12:00:00.000Z',
  firstSeenAt: '2026-03-01T12:05:00.000Z',
});
const known = new Map([[stored.dedupeKey, { ...stored, storyId: 's1' }]]);
const again = (fields: Partial<typeof stored> = {}) =>
  aReport('bridge', {
    title: 'Bridge closed for a week',
    publishedAt: '2026-03-01T18:00:00.000Z',
    firstSeenAt: '2026-03-01T18:05:00.000Z',
    ...fields,
  });

describe('a batch beside what is stored', () => {
  it('has what is new, each piece once and in the order of publishing', () => {
    const late = aReport('late', { publishedAt: '2026-03-01T15:00:00.000Z' });
    const early = aReport('early', { publishedAt: '2026-03-01T09:00:00.000Z' });
    const twin = aReport('a-twin', { publishedAt: early.publishedAt });
    const other = { ...late, title: 'The same piece from another feed' };
    expect(compared([late, early, other, twin, stored], known)).toEqual({
      fresh: [twin, early, late],
      retitled: [],
    });
  });

  it('has a piece under its new title, at the time of the first one and in its story', () => {
    expect(compared([again()], known)).toEqual({
      fresh: [],
      retitled: [
        {
          report: again({ publishedAt: stored.publishedAt, firstSeenAt: stored.firstSeenAt }),
          storyId: 's1',
        },
      ],
    });
  });

  it.each([
    ['says the same', { title: stored.title, summary: 'Another text' }, 0],
    ['comes from another feed', { feedUrl: 'https://gazette.example/other' }, 0],
    ['has an earlier date', { publishedAt: '2026-02-20T12:00:00.000Z' }, 1],
    ['is a day later', { publishedAt: '2026-03-02T12:00:00.000Z' }, 1],
    ['is another of a page filled anew each day', { publishedAt: '2026-03-02T12:00:00.001Z' }, 0],
  ])('a known piece that %s', (_what, fields, retitled) => {
    const { fresh, retitled: found } = compared([again(fields)], known);
    expect([fresh.length, found.length]).toEqual([0, retitled]);
  });

  it('takes the first of two titles that one feed has for a piece', () => {
    const twice = [again({ title: stored.title }), again({ title: 'Bridge closed until autumn' })];
    expect(compared(twice, known).retitled).toEqual([]);
    expect(compared(twice.toReversed(), known).retitled).toHaveLength(1);
  });

  it('hears its own feed, whatever another one calls it before', () => {
    const batch = [again({ feedUrl: 'https://gazette.example/other', title: 'Bridge shut' }), again()];
    expect(compared(batch, known).retitled.map(({ report }) => report.title)).toEqual([again().title]);
  });
});
