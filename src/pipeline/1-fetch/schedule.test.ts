import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FetchFault } from '../../net/net.ts';
import type { FeedState } from '../../store/types.ts';
import {
  afterFault,
  afterPassedOver,
  afterSuccess,
  afterUnreadable,
  hasRested,
  inTurn,
  maxAgeOf,
  retryAfterSeconds,
} from './schedule.ts';

const NOW = new Date('2026-02-18T12:00:00Z');
const STATE: FeedState = {
  url: 'https://news.example/feed',
  publisherId: 'news',
  etag: '"a"',
  lastModified: 'Wed, 18 Feb 2026 10:00:00 GMT',
  bodyHash: 'h1',
  intervalSeconds: 900,
  nextDueAt: NOW,
  lastFetchedAt: null,
  lastOkAt: null,
  newestItemAt: null,
  failures: 0,
  fault: null,
};
const NOTHING = { etag: null, lastModified: null, maxAge: null };
const wait = (state: FeedState): number => (state.nextDueAt.getTime() - NOW.getTime()) / 1_000;

describe('after a good answer', () => {
  const lively = { ...STATE, newestItemAt: new Date('2026-02-05T12:00:00Z') };
  const quiet = { ...STATE, newestItemAt: new Date('2026-02-04T11:00:00Z') };
  const next = (state: FeedState, hash: string | null): number =>
    afterSuccess(state, hash, NOTHING, NOW).intervalSeconds;

  it('asks twice as often when something changed, later when not, never oftener than every 5 minutes', () => {
    expect(next(STATE, 'h2')).toBe(450);
    expect(next(STATE, 'h1')).toBe(1_125);
    expect(next(STATE, null)).toBe(1_125);
    expect(next({ ...STATE, intervalSeconds: 310 }, 'h2')).toBe(300);
  });

  it('asks a feed that had news within two weeks every hour, however quiet the night was', () => {
    expect(next({ ...lively, intervalSeconds: 3_000 }, null)).toBe(3_600);
    expect(next({ ...lively, intervalSeconds: 3_600 }, 'h1')).toBe(3_600);
    // As an older release left it.
    expect(next({ ...lively, intervalSeconds: 80_000 }, null)).toBe(3_600);
  });

  it('asks once a day only where there has been nothing for weeks, or never was', () => {
    for (const state of [quiet, { ...STATE, newestItemAt: null }]) {
      expect(next({ ...state, intervalSeconds: 3_600 }, null)).toBe(4_500);
      expect(next({ ...state, intervalSeconds: 86_000 }, null)).toBe(86_400);
    }
  });

  it('asks again within the hour what changed after weeks', () => {
    expect(next({ ...quiet, intervalSeconds: 86_400 }, 'h2')).toBe(3_600);
  });

  it('keeps validators on 304 and replaces them by what a body came with', () => {
    expect(afterSuccess(STATE, null, NOTHING, NOW)).toMatchObject({ etag: '"a"', bodyHash: 'h1' });
    expect(afterSuccess(STATE, 'h2', { ...NOTHING, etag: 'W/"b"' }, NOW)).toMatchObject({
      etag: 'W/"b"',
      lastModified: null,
      bodyHash: 'h2',
    });
  });

  it('forgets the validators of an older body: they would hide the next change', () => {
    expect(afterSuccess(STATE, 'h2', NOTHING, NOW)).toMatchObject({ etag: null, lastModified: null });
  });

  it('respects max-age up to an hour', () => {
    expect(wait(afterSuccess(STATE, 'h2', { ...NOTHING, maxAge: 2_000 }, NOW))).toBeGreaterThanOrEqual(2_000);
    expect(wait(afterSuccess(STATE, 'h2', { ...NOTHING, maxAge: 31_536_000 }, NOW))).toBeLessThanOrEqual(
      3_960,
    );
  });

  it('forgets failures', () => {
    const failed = afterFault(STATE, { code: 'x', message: 'y' }, NOW);
    expect(afterSuccess(failed, null, NOTHING, NOW)).toMatchObject({
      failures: 0,
      fault: null,
      lastOkAt: NOW,
    });
  });

  it.each([
    ['is not sent again', null, true],
    ['is the same again', 'h1', true],
    ['is another one', 'h2', false],
  ])('keeps what is wrong with the body when it %s', (_what, bodyHash, isKept) => {
    const fault = { code: 'cut-short', message: 'The feed ends in the middle.' };
    const next = afterSuccess({ ...STATE, failures: 0, fault }, bodyHash, NOTHING, NOW);
    expect(next.fault).toEqual(isKept ? fault : null);
  });
});

describe('after a failure', () => {
  it('waits twice as long each time, up to a day', () => {
    let state = STATE;
    const waits: number[] = [];
    for (let i = 0; i < 12; i++) {
      state = afterFault(state, { code: 'http-500', message: '' }, NOW);
      waits.push(wait(state));
    }
    for (let i = 1; i < 8; i++) expect(waits[i]).toBeCloseTo(2 * (waits[i - 1] ?? 0), -1);
    expect(waits.at(-1)).toBeLessThanOrEqual(86_400 * 1.1);
    expect(state).toMatchObject({ failures: 12, fault: { code: 'http-500' }, etag: '"a"' });
  });

  it.each([
    'no-network',
    'no-such-host',
    'no-connection',
    'connection-refused',
    'connection-lost',
    'too-slow',
  ])('asks again within half an hour after a night without a network: %s', (code) => {
    let state = STATE;
    for (let i = 0; i < 12; i++) state = afterFault(state, { code, message: '' }, NOW);
    expect(wait(state)).toBeLessThanOrEqual(1_800 * 1.1);
    expect(wait(state)).toBeGreaterThan(1_500);
  });

  it.each([
    [
      'forgets a body that had a fault of its own: only when it is read again does it show',
      'cut-short',
      { etag: null, lastModified: null, bodyHash: null },
    ],
    ['remembers the body of a feed that was only passed over', 'not-asked', { etag: '"a"', bodyHash: 'h1' }],
  ])('%s', (_, code, known) => {
    const state = afterFault(
      { ...STATE, fault: { code, message: '' } },
      { code: 'http-500', message: '' },
      NOW,
    );
    expect(state).toMatchObject({ ...known, fault: { code: 'http-500' } });
  });

  it('waits as long as the server asks, up to a day', () => {
    expect(wait(afterFault(STATE, { code: 'http-429', message: '' }, NOW, 7_200))).toBeGreaterThanOrEqual(
      7_200,
    );
    expect(wait(afterFault(STATE, { code: 'http-429', message: '' }, NOW, 1e9))).toBeLessThanOrEqual(
      86_400 * 1.1,
    );
  });

  it('waits a quarter of an hour where it asked too often and nobody says for how long, then longer each time', () => {
    const fault = { code: 'http-429', message: '' };
    expect(wait(afterFault(STATE, fault, NOW))).toBeGreaterThanOrEqual(900);
    expect(wait(afterFault(STATE, fault, NOW, 60))).toBeLessThanOrEqual(330);
    expect(wait(afterFault({ ...STATE, failures: 3 }, fault, NOW))).toBeGreaterThanOrEqual(2_400);
  });

  it('asks seldom where a server says that nobody lives any more', () => {
    expect(wait(afterFault(STATE, { code: 'http-410', message: '' }, NOW))).toBeGreaterThanOrEqual(6 * 3_600);
  });

  it.each(['http-401', 'http-403', 'http-404'])(
    'asks seldom where it was refused three times in a row, not at once: %s',
    (code) => {
      let state = STATE;
      const waits = [1, 2, 3].map(() => {
        state = afterFault(state, { code, message: '' }, NOW);
        return wait(state);
      });
      expect(waits[0]).toBeLessThanOrEqual(300 * 1.1);
      expect(waits[1]).toBeLessThanOrEqual(600 * 1.1);
      expect(waits[2]).toBeGreaterThanOrEqual(6 * 3_600);
    },
  );

  it('waits longer and longer for a feed that takes too long to read: its server is there', () => {
    let state = STATE;
    for (let i = 0; i < 12; i++)
      state = afterUnreadable(state, { code: 'parser-too-slow', message: '' }, NOW);
    expect(wait(state)).toBeGreaterThanOrEqual(86_400);
  });

  it('forgets validators when the body could not be read', () => {
    const state = afterUnreadable(STATE, { code: 'not-a-feed:html', message: '' }, NOW);
    expect(state).toMatchObject({ etag: null, lastModified: null, bodyHash: null, failures: 1 });
  });
});

it.each([
  ['a second too early', 299, false],
  ['after five minutes', 300, true],
  ['by a clock that ran ahead and was put right', -1, true],
])('a feed that was asked before rests five minutes: %s', (_, seconds, rested) => {
  expect(hasRested(new Date(NOW.getTime() - seconds * 1_000), NOW)).toBe(rested);
});

describe('a feed that was passed over', () => {
  const passed = (state: FeedState, code: string) =>
    afterPassedOver(state, new FetchFault(code, ''), 'Not asked, because of another.', NOW);

  it('says so until it answers, unless something is wrong with it', () => {
    const waiting = passed(STATE, 'too-slow');
    expect(waiting).toEqual({
      ...STATE,
      fault: { code: 'not-asked', message: 'Not asked, because of another.' },
    });
    expect(afterSuccess(waiting, null, NOTHING, NOW).fault).toBeNull();
    const fault = { code: 'cut-short', message: '' };
    expect(passed({ ...STATE, fault }, 'too-slow').fault).toEqual(fault);
  });

  it('comes first the next time, and whoever failed comes last', () => {
    const asked = (url: string, minute: number, failures = 0): FeedState => ({
      ...STATE,
      url,
      lastFetchedAt: new Date(NOW.getTime() + minute * 60_000),
      failures,
    });
    const feeds = [
      asked('failed again', 3, 2),
      asked('failed', 1, 1),
      asked('asked', 2),
      asked('asked before', 0),
      { ...STATE, url: 'never asked' },
    ];
    expect(inTurn(feeds).map(({ url }) => url)).toEqual([
      'never asked',
      'asked before',
      'asked',
      'failed',
      'failed again',
    ]);
  });

  it.each(['no-network', 'no-such-host', 'no-connection', 'connection-refused'])(
    'waits as after its last failure when nobody is there: %s',
    (code) => {
      expect(wait(passed(STATE, code))).toBeGreaterThanOrEqual(300);
      expect(wait(passed({ ...STATE, failures: 2 }, code))).toBeGreaterThanOrEqual(600);
    },
  );
});

describe('headers', () => {
  it.each([
    ['120', 120],
    [' 5 ', 5],
    ['Wed, 18 Feb 2026 12:01:00 GMT', 60],
    ['Wed, 18 Feb 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
    [null, null],
  ] as const)('Retry-After %j is %j seconds', (value, expected) => {
    expect(retryAfterSeconds(value, NOW)).toBe(expected);
  });

  it.each([
    ['max-age=300', 300],
    ['public, max-age=60, must-revalidate', 60],
    ['Max-Age=60', 60],
    ['s-maxage=60', null],
    ['no-cache', null],
    [null, null],
  ] as const)('Cache-Control %j is %j seconds', (value, expected) => {
    expect(maxAgeOf(value)).toBe(expected);
  });
});

it('never asks sooner than in 5 minutes or later than in 26.4 hours, whatever happens', () => {
  const step = fc.oneof(
    fc.record({ hash: fc.constantFrom('h1', 'h2', null), maxAge: fc.option(fc.nat()) }),
    fc.record({ retry: fc.option(fc.nat()) }),
  );
  fc.assert(
    fc.property(fc.webUrl(), fc.array(step, { minLength: 1, maxLength: 30 }), (url, steps) => {
      let state = { ...STATE, url };
      for (const next of steps) {
        state =
          'retry' in next
            ? afterFault(state, { code: 'x', message: '' }, NOW, next.retry)
            : afterSuccess(state, next.hash, { ...NOTHING, maxAge: next.maxAge }, NOW);
        expect(wait(state)).toBeGreaterThanOrEqual(300);
        expect(wait(state)).toBeLessThanOrEqual(86_400 * 1.1);
      }
    }),
  );
});

it('feeds that were asked together do not all come due together: they are spread over a tenth of the interval', () => {
  const waits = Array.from({ length: 200 }, (_, at) =>
    wait(afterSuccess({ ...STATE, url: `https://news-${at}.example/feed` }, 'h1', NOTHING, NOW)),
  );
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_125);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_125 * 1.1);
  expect(new Set(waits).size).toBeGreaterThan(50);
});
