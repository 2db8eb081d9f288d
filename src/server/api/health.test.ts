import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROUND_LATE_AFTER_SECONDS } from '../../contract/contract.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const START = new Date('2026-03-02T12:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1_000);

let server: TestServer;
let now = START;
afterEach(() => server.close());

async function startAt(time: Date): Promise<void> {
  now = time;
  server = await startTestServer({ now: () => now });
}
const ready = async () => JSON.parse((await server.app.inject('/readyz')).body);

describe('/readyz', () => {
  it('a new house is ready before its first round', async () => {
    await startAt(START);
    expect(await ready()).toMatchObject({ status: 'ready', database: 'ok', lastRound: null });
    for (const url of ['/healthz', '/readyz'])
      expect((await server.app.inject(url)).headers['cache-control']).toBe('no-store');
  });

  it('says when no worker ever came', async () => {
    await startAt(START);
    now = later(ROUND_LATE_AFTER_SECONDS + 1);
    expect(await ready()).toMatchObject({ status: 'stale', lastRound: null });
    now = later(-ROUND_LATE_AFTER_SECONDS - 1);
    expect(await ready()).toMatchObject({ status: 'stale', lastRound: null });
  });

  it.each([
    [0, 'ready'],
    [ROUND_LATE_AFTER_SECONDS, 'ready'],
    [ROUND_LATE_AFTER_SECONDS + 1, 'stale'],
    // By the clock of another machine, and by one that has been put right since: that is no proof of a worker today.
    [-60, 'ready'],
    [-ROUND_LATE_AFTER_SECONDS - 1, 'stale'],
  ])('a round that ended %i seconds ago: %s', async (ageSeconds, status) => {
    await startAt(START);
    await server.store.lastRound.write({ at: START, feeds: 12, newReports: 3 });
    now = later(ageSeconds);
    expect(await ready()).toMatchObject({
      status,
      lastRound: { at: START.toISOString(), ageSeconds, feeds: 12, newReports: 3 },
    });
  });

  it('however many ask at once, the database is asked once at a time', async () => {
    await startAt(START);
    let answer = (_healthy: boolean): void => {};
    const healthy = vi.spyOn(server.store, 'healthy').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const asking = Array.from({ length: 20 }, ready);
    // Requests are taken in their order: when this one is answered, all of those wait.
    await server.app.inject('/healthz');
    answer(true);
    expect(await Promise.all(asking)).toHaveLength(20);
    expect(healthy).toHaveBeenCalledTimes(1);
    healthy.mockResolvedValue(false);
    expect(await ready()).toMatchObject({ database: 'away' });
  });

  it('the last round it knew of goes on ageing while the database is away', async () => {
    await startAt(START);
    await server.store.lastRound.write({ at: START, feeds: 12, newReports: 3 });
    await ready();
    server.store.breakDown();
    now = later(90);
    expect(await ready()).toMatchObject({ database: 'away', lastRound: { ageSeconds: 90 } });
  });
});

it.each(['full', 'read-only'] as const)('says that a write was refused lately: %s', async (reason) => {
  await startAt(START);
  server.store.refuseWrites({ reason, at: START });
  expect(await ready()).toMatchObject({ status: 'ready', database: reason });
  server.store.breakDown();
  expect(await ready()).toMatchObject({ database: 'away' });
});

it('answers to whoever watches are no line in the log, unless they are refused', async () => {
  await startAt(START);
  const ask = (method: 'GET' | 'POST', url: string) => server.app.inject({ method, url });
  for (const url of ['/healthz', '/readyz', '/categories']) await ask('GET', url);
  await ask('POST', '/readyz');
  const lines = server.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(lines.map(({ method, status }) => `${method} ${status}`)).toEqual(['GET 200', 'POST 405']);
});
