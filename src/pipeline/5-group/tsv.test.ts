import { describe, expect, it } from 'vitest';
import { type GroupInput, reportsFromTsv } from './group.ts';

async function read(lines: string[]): Promise<GroupInput[]> {
  const reports: GroupInput[] = [];
  for await (const report of reportsFromTsv(lines)) reports.push(report);
  return reports;
}

describe('reportsFromTsv', () => {
  it('reads five columns or six, entities and tags', async () => {
    const reports = await read([
      '7\t2026-03-01T10:00:00+01:00\tGazette\tStorm &amp; flood in <b>Oslo</b>\thttps://a.example\r',
      '',
      '8\t2026-03-01T10:00:00Z\tGazette\tCalm\thttps://b.example\tIt&#8217;s over.',
    ]);
    expect(reports).toEqual([
      {
        id: '7',
        publisherId: 'Gazette',
        title: 'Storm & flood in Oslo',
        summary: '',
        language: 'en',
        publishedAt: '2026-03-01T09:00:00.000Z',
      },
      {
        id: '8',
        publisherId: 'Gazette',
        title: 'Calm',
        summary: 'It’s over.',
        language: 'en',
        publishedAt: '2026-03-01T10:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['columns missing', 'x\t2026-03-01T10:00:00Z'],
    ['not a time', 'x\tyesterday\tGazette\tTitle\thttps://a.example'],
    ['no index', '\t2026-03-01T10:00:00Z\tGazette\tTitle\thttps://a.example'],
  ])('names the line at fault: %s', async (_why, line) => {
    const good = '7\t2026-03-01T10:00:00Z\tGazette\tTitle\thttps://a.example';
    await expect(read([good, line])).rejects.toThrow('Line 2');
  });
});
