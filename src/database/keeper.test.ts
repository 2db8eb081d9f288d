import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRunning } from './keeper.ts';
import type { Running } from './server.ts';

const FEW_SECONDS_MS = 3_000;

/** A server that ends when told to. */
function aServer(): Running & { end(): void } {
  let end = (): void => {};
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('PANIC: could not write');
  });
  return { ended, end, stop: async () => end() };
}

describe('a server that ends by itself', () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  beforeEach(() => {
    vi.useFakeTimers();
    for (const method of Object.values(log)) method.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('is started again a few seconds after it can be, however long it could not; why is said once', async () => {
    let room = false;
    const first = aServer();
    const start = vi.fn(async () => {
      if (!room) throw new Error('The disk is full.');
      return aServer();
    });
    const keeper = keepRunning(first, start, log);
    first.end();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(log.error.mock.calls).toEqual([
      [{ words: 'PANIC: could not write' }, 'PostgreSQL ended unexpectedly; restarting it'],
      [{ error: 'The disk is full.' }, 'PostgreSQL could not be restarted; still trying'],
    ]);
    expect(log.warn).not.toHaveBeenCalled();
    room = true;
    await vi.advanceTimersByTimeAsync(FEW_SECONDS_MS);
    expect(log.warn.mock.calls).toEqual([[{}, 'PostgreSQL is running again']]);
    await keeper.stop();
  });

  it('is started again with pauses where it ends as soon as it runs, and at once after it ran for a minute', async () => {
    const first = aServer();
    const startedAt: number[] = [];
    const begun = Date.now();
    let lastsMs = 10;
    const keeper = keepRunning(
      first,
      async () => {
        startedAt.push(Date.now() - begun);
        const server = aServer();
        setTimeout(() => server.end(), lastsMs);
        return server;
      },
      log,
    );
    first.end();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(startedAt).toEqual([0, 1_010, 4_020, 7_030]);
    lastsMs = 60_000;
    await vi.advanceTimersByTimeAsync(62_000);
    expect(startedAt).toHaveLength(6);
    expect(startedAt.slice(4)).toEqual([10_040, expect.closeTo(70_040, -1)]);
    await keeper.stop();
  });

  it('that is being started again is stopped once it runs', async () => {
    const first = aServer();
    const second = aServer();
    const stop = vi.spyOn(second, 'stop');
    let started = (): void => {};
    const start = () =>
      new Promise<Running>((resolve) => {
        started = () => resolve(second);
      });
    const keeper = keepRunning(first, start, log);
    first.end();
    await vi.advanceTimersByTimeAsync(0);
    const stopped = keeper.stop();
    started();
    await stopped;
    expect(stop).toHaveBeenCalled();
  });

  it('that was asked to stop stays stopped', async () => {
    const start = vi.fn(async () => aServer());
    await keepRunning(aServer(), start, log).stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(start).not.toHaveBeenCalled();
  });
});
