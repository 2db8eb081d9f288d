import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MS_PER_HOUR } from '../../contract/contract.ts';
import type { FeedState } from '../../store/types.ts';
import { listFeeds } from './feeds.ts';
import { openTestNewsroom, type TestNewsroom } from './testing/newsroom.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const at = (hours: number): Date => new Date(NOON.getTime() + hours * MS_PER_HOUR);

let newsroom: TestNewsroom;
beforeEach(async () => {
  newsroom = await openTestNewsroom();
});
afterEach(() => newsroom.close());

it('says how every feed does, what wants an operator first', async () => {
  vi.stubEnv('HELDER_NOW', NOON.toISOString());
  const { store } = newsroom;
  const urls = ['a-new', 'b-well', 'c-quiet', 'd-gone', 'e-cut', 'f-passed'].map(
    (name) => `https://one.example/${name}`,
  );
  const one = { id: 'one', name: 'One', country: 'NL', scope: 'national', language: 'en' } as const;
  await store.feeds.sync([{ ...one, feeds: urls.map((url) => ({ url })) }], NOON);
  const known = (name: string, changes: Partial<FeedState>): FeedState => ({
    url: `https://one.example/${name}`,
    publisherId: 'one',
    etag: null,
    lastModified: null,
    bodyHash: null,
    intervalSeconds: 900,
    nextDueAt: at(1),
    lastFetchedAt: NOON,
    lastOkAt: NOON,
    newestItemAt: at(-1),
    failures: 0,
    fault: null,
    ...changes,
  });
  const gone = { code: 'http-410', message: 'The server answers 410.' };
  const passed = { code: 'not-asked', message: 'Not asked, because of https://one.example/d: Gone.' };
  const cut = { code: 'cut-short', message: 'It ends in the middle.' };
  await store.publish((tx) =>
    tx.saveFeeds([
      known('b-well', {}),
      known('c-quiet', { newestItemAt: at(-8 * 24) }),
      known('d-gone', { lastOkAt: null, newestItemAt: null, failures: 3, fault: gone }),
      known('e-cut', { fault: cut }),
      known('f-passed', { lastFetchedAt: null, lastOkAt: null, fault: passed }),
    ]),
  );
  await listFeeds();
  const lines = newsroom.printed().trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t').slice(0, 3).join(' '))).toEqual([
    'failing one https://one.example/d-gone',
    'quiet one https://one.example/c-quiet',
    'waiting one https://one.example/f-passed',
    'not fetched yet one https://one.example/a-new',
    'working one https://one.example/b-well',
    'working one https://one.example/e-cut',
    '6 feeds: 1 failing, 1 quiet, 1 waiting, 1 not fetched yet, 2 working',
  ]);
  const next = `next ${at(1).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  expect(lines[0]).toContain(
    `\tanswered never\tnewest never\t${next}\t3 times: http-410: The server answers 410.`,
  );
  expect(lines[5]).toContain('\tcut-short: It ends in the middle.');
});

it('says that no round has entered any feed yet', async () => {
  await listFeeds();
  expect(newsroom.printed()).toBe(
    'No feeds yet: a round enters those of the publishers. Run one with: npm run helder -- ingest\n',
  );
});
