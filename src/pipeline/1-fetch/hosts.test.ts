import { describe, expect, it } from 'vitest';
import { createHostQueue, type HostClock } from './hosts.ts';

interface FakeClock extends HostClock {
  waits: number[];
  looks: number;
}

/** A clock that only waiting moves. */
function fakeClock(): FakeClock {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    looks: 0,
    elapsed() {
      this.looks++;
      return time;
    },
    async wait(ms) {
      waits.push(ms);
      await new Promise((resolve) => setImmediate(resolve));
      time += ms;
    },
  };
}

const notKnown = (): null => null;

describe('createHostQueue', () => {
  it('lets one request at a time to a host, with a gap', async () => {
    const clock = fakeClock();
    const queue = createHostQueue(clock);
    let running = 0;
    const begun: number[] = [];
    const work = async (): Promise<void> => {
      expect(++running).toBe(1);
      begun.push(clock.elapsed());
      await Promise.resolve();
      running--;
    };
    await Promise.all([
      queue.run('a', 1_000, work, notKnown),
      queue.run('a', 1_000, work, notKnown),
      queue.run('a', 1_000, work, notKnown),
    ]);
    expect(clock.waits).toEqual([1_000, 1_000]);
    expect(begun).toEqual([0, 1_000, 2_000]);
  });

  it('lets different hosts run side by side', async () => {
    const queue = createHostQueue(fakeClock());
    let release = (): void => {};
    const first = queue.run(
      'a',
      1_000,
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      notKnown,
    );
    await queue.run('b', 1_000, async () => {}, notKnown);
    release();
    await first;
  });

  it('gives an answer that is known by then without a request, and without a rest for the host', async () => {
    const clock = fakeClock();
    const queue = createHostQueue(clock);
    let known: string | null = null;
    let requests = 0;
    const ask = () =>
      queue.run(
        'a',
        1_000,
        async () => {
          requests++;
          known = 'nobody is there';
          return 'asked';
        },
        () => known,
      );
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['asked', 'nobody is there', 'nobody is there']);
    expect([requests, clock.waits]).toEqual([1, []]);
  });

  it('goes on after a failure, and tells it', async () => {
    const queue = createHostQueue(fakeClock());
    const failing = queue.run('a', 0, () => Promise.reject(new Error('no')), notKnown);
    const next = queue.run('a', 0, async () => 'yes', notKnown);
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('lets a host have its gap however many others are asked meanwhile that need none', async () => {
    const clock = fakeClock();
    const queue = createHostQueue(clock);
    await queue.run('a', 1_000, async () => {}, notKnown);
    await clock.wait(500);
    for (let i = 0; i < 100; i++) await queue.run('own', 0, async () => {}, notKnown);
    await queue.run('a', 1_000, async () => {}, notKnown);
    expect(clock.waits).toEqual([500, 500]);
  });

  it('forgets hosts that nobody asks any more: it looks at each only once after its rest', async () => {
    const clock = fakeClock();
    const queue = createHostQueue(clock);
    const HOSTS = 500;
    for (let i = 0; i < HOSTS; i++) {
      await queue.run(`host-${i}`, 1_000, async () => {}, notKnown);
      await clock.wait(2_000);
    }
    // Before each request and behind it, and once more at most of those that are looked through.
    expect(clock.looks).toBeGreaterThan(2 * HOSTS);
    expect(clock.looks).toBeLessThanOrEqual(3 * HOSTS);
  });
});
