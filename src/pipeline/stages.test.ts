import { describe, expect, it } from 'vitest';
import type { Fault } from '../contract/contract.ts';
import { aPublisher } from '../contract/testing/reports.ts';
import { cleanStage, fromNdjson, groupStage, labelStage, parseStage, reportsFromTsv } from './stages.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const PUBLISHER = aPublisher('gazette');
const FEED = `<rss version="2.0"><channel><title>News</title>
  <item><title>Ferry &amp;amp; tug collide off Lombok</title><link>https://news.example/ferry</link><pubDate>Mon, 02 Mar 2026 08:00:00 GMT</pubDate></item>
  <item><title>No link</title></item>
</channel></rss>`;

async function all<T>(items: AsyncIterable<T> | Iterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function* written(items: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  for await (const item of items) yield JSON.stringify(item);
}

/** What one stage writes and the next reads: all but its faults. */
async function* throughLines<T extends object>(
  items: AsyncIterable<T | { fault: Fault }> | Iterable<T>,
): AsyncGenerator<T> {
  for await (const value of fromNdjson(written(items))) if (!('fault' in value)) yield value as T;
}

describe('stages', () => {
  it('walk one after another over lines of JSON', async () => {
    const items = parseStage(new TextEncoder().encode(FEED), {
      url: 'https://news.example/feed',
      contentType: null,
    });
    const reports = cleanStage(throughLines(items), { publisher: PUBLISHER, now: NOW });
    const labelled = labelStage(throughLines(reports), () => undefined);
    const stories = await all(groupStage(throughLines(labelled)));
    expect(stories).toHaveLength(1);
    expect(stories[0]?.storyId).toBe(`s${stories[0]?.reportId.slice(0, 12)}`);
  });

  it('clean says what it cannot use', async () => {
    const results = await all(cleanStage([{ title: 'No link' }], { publisher: PUBLISHER, now: NOW }));
    expect(results).toEqual([{ fault: { code: 'no-link', message: expect.any(String) } }]);
  });

  it('clean takes language and address from the publisher it is told', async () => {
    const publisher = aPublisher('koerier', { language: 'nl' });
    const item = {
      title: 'Brug gesloten na aanvaring met veerboot',
      link: 'https://koerier.example/1',
      date: NOW.toISOString(),
    };
    const [report] = await all(cleanStage([item], { publisher, now: NOW }));
    expect(report).toMatchObject({
      publisherId: 'koerier',
      language: 'nl',
      feedUrl: 'https://koerier.example/feed',
    });
  });

  it('group answers with the story after the last merge, in the order of the reports', async () => {
    const at = (hour: number, title: string) =>
      `r${hour}\t2026-03-02T0${hour}:00:00Z\tNews\t${title}\thttps://news.example/${hour}`;
    const lines = [
      at(1, 'Volcano Hekla erupts, flights cancelled'),
      at(2, 'Ash cloud over Iceland: villages evacuated near Hekla'),
      at(3, 'Rowing final postponed'),
      at(4, 'Volcano Hekla erupts: ash cloud over Iceland, flights cancelled, villages evacuated'),
    ];
    expect(await all(groupStage(reportsFromTsv(lines)))).toEqual([
      { reportId: 'r1', storyId: 'sr1' },
      { reportId: 'r2', storyId: 'sr1' },
      { reportId: 'r3', storyId: 'sr3' },
      { reportId: 'r4', storyId: 'sr1' },
    ]);
  });

  it.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
  ])('names the line that is no object: %s', async (_why, line) => {
    await expect(all(fromNdjson(['{}', '', line]))).rejects.toThrow('Line 3 is not a JSON object.');
  });
});
