import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import PgBoss from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Log, ROUND_LATE_AFTER_SECONDS, SILENT_LOG } from '../contract/contract.ts';
import type { RoundSummary } from '../pipeline/pipeline.ts';
import { openTestStore, sql, type TestStore } from '../store/testing/test-store.ts';
import type { QueueDatabase, Store } from '../store/types.ts';
import { allJobs, type Job, startJobs } from './jobs.ts';

const DYING_WORKER = fileURLToPath(new URL('./testing/die-in-a-round.ts', import.meta.url));
const NOW = new Date('2026-03-02T12:00:00Z');
/** What is promised after a crash; a test may take a little longer for the rest of it. */
const WITHIN_MS = 30_000;
const SLOW_MS = 120_000;
const SUMMARY = {} as RoundSummary;

let store: TestStore;
const stops: (() => Promise<void>)[] = [];
const children: ChildProcess[] = [];
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const stop of stops.splice(0)) await stop();
  await store.close();
});

async function start(jobs: Job[], options?: { clockSeconds: number }): Promise<void> {
  stops.push(
    await startJobs(jobs, {
      queue: store.queue,
      log: SILENT_LOG,
      pollSeconds: 0.5,
      ...options,
    }),
  );
}

/** The product's jobs over a pipeline of which only the lock is real. */
function ours(
  change: {
    rounds?: string[];
    log?: Log;
    prune?: Store['prune'];
    tidyLetters?: () => Promise<number>;
    given?: Date;
  } = {},
): Job[] {
  const { rounds = [], log = SILENT_LOG, prune = (before) => store.prune(before) } = change;
  const { tidyLetters = async () => 0, given = null } = change;
  const newestDateGiven = async () => given;
  return allJobs({
    store: { ...store, prune, newestDateGiven },
    pipeline: {
      round: async () => {
        const summary = await store.whileIngesting(async () => SUMMARY);
        rounds.push(summary ? 'asked' : 'somebody else is at it');
        return summary;
      },
    },
    keepPicture: async () => false,
    letters: { tidy: tidyLetters },
    config: { retentionDays: 90 },
    now: () => NOW,
    log,
  });
}

/** A worker that is in the middle of a round. */
async function busyWorker(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), DYING_WORKER, store.connectionString],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

describe('a worker that is killed in a round', { timeout: SLOW_MS }, () => {
  it('feeds are asked again soon after the next start', async () => {
    await kill(await busyWorker());
    const rounds: string[] = [];
    await start(ours({ rounds }));
    await vi.waitFor(() => expect(rounds).toContain('asked'), WITHIN_MS);
  });

  it('feeds are asked by the other worker, which was there before', async () => {
    const child = await busyWorker();
    const rounds: string[] = [];
    await start(ours({ rounds }));
    await vi.waitFor(() => expect(rounds).toEqual(['somebody else is at it']), WITHIN_MS);
    await kill(child);
    await vi.waitFor(() => expect(rounds).toContain('asked'), WITHIN_MS);
  });

  it('also in a database whose queue an older release made', async () => {
    const old = {
      name: 'ingest-round',
      // Not each minute: a call between the two changes below would be one that no release ever made.
      schedule: '0 0 1 1 *',
      atStart: true,
      run: () => new Promise<never>(() => {}),
    };
    const began = vi.spyOn(old, 'run');
    await start([old]);
    await vi.waitFor(() => expect(began).toHaveBeenCalled(), WITHIN_MS);
    await sql(store, `update pgboss.queue set policy = 'stately', retry_limit = 2, expire_seconds = null`);
    await sql(store, `update pgboss.job set policy = 'stately', retry_limit = 2 where name = 'ingest-round'`);
    const rounds: string[] = [];
    await start(ours({ rounds }));
    await vi.waitFor(() => expect(rounds).toContain('asked'), WITHIN_MS);
    const [queue] = await sql(
      store,
      `select policy, retry_limit, expire_seconds from pgboss.queue
      where name = 'ingest-round'`,
    );
    expect(queue).toEqual({ policy: 'short', retry_limit: 0, expire_seconds: 1800 });
  });
});

describe('a job', () => {
  it('that fails is told in the log, and called again another time', async () => {
    let calls = 0;
    const errors: object[] = [];
    const job: Job = {
      name: 'fragile',
      schedule: '0 0 1 1 *',
      atStart: true,
      run: async () => {
        if (++calls === 1) throw new Error('no');
      },
    };
    const log = { ...SILENT_LOG, error: (fields: object) => void errors.push(fields) };
    const options = { queue: store.queue, log, pollSeconds: 0.5 };
    stops.push(await startJobs([job], options));
    await vi.waitFor(() => expect(errors).toEqual([{ job: 'fragile', error: 'Error: no' }]), WITHIN_MS);
    stops.push(await startJobs([job], options));
    await vi.waitFor(() => expect(calls).toBe(2), WITHIN_MS);
  });

  it('that a stop cuts off is no error', async () => {
    const told: unknown[] = [];
    const tell = (level: string) => (fields: object, message: string) =>
      void told.push([level, fields, message]);
    const log = { info: tell('info'), warn: tell('warn'), error: tell('error') };
    let fail = (_error: Error): void => {};
    const run = vi.fn(() => new Promise<undefined>((_, reject) => (fail = reject)));
    const job: Job = { name: 'long', schedule: '0 0 1 1 *', atStart: true, run };
    const ended = new Error('Cannot use a pool after calling end on the pool');
    const refused = vi.fn(() => Promise.reject(ended));
    const queue: QueueDatabase = {
      executeSql: (text, values) =>
        /SELECT COUNT\(\*\) FROM results\s*$/.test(text) ? refused() : store.queue.executeSql(text, values),
    };
    const stop = await startJobs([job], { queue, log, pollSeconds: 0.5 });
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), WITHIN_MS);
    const stopped = stop();
    fail(ended);
    await stopped;
    await vi.waitFor(() => expect(refused).toHaveBeenCalled(), WITHIN_MS);
    expect(told).toEqual([['info', { job: 'long' }, 'a job was interrupted by the stop']]);
  });

  it('that comes round once a day only is tried again within minutes when it fails, and at each start', async () => {
    const prune = vi.fn().mockRejectedValue(new Error('the database is away'));
    await start(ours({ prune }));
    const failed = `select extract(epoch from start_after - now())::int as seconds from pgboss.job
      where name = 'retention' and state = 'retry'`;
    const rows = await vi.waitFor(async () => {
      const found = await sql(store, failed);
      expect(found).toHaveLength(1);
      return found;
    }, WITHIN_MS);
    const { seconds } = rows[0] as { seconds: number };
    expect(seconds).toBeGreaterThan(300);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('that asks for it is called again before the schedule says so', async () => {
    let calls = 0;
    await start([
      {
        name: 'impatient',
        schedule: '0 0 1 1 *',
        atStart: true,
        run: async () => (++calls < 3 ? { againInSeconds: 1 } : undefined),
      },
    ]);
    await vi.waitFor(() => expect(calls).toBe(3), WITHIN_MS);
  });
});

it.each([
  ['done', async () => undefined],
  ['failed', () => Promise.reject(new Error('no'))],
])(
  'a database that does not hear that a call has %s ends no program, and holds up no other call',
  async (_how, end) => {
    const queue: QueueDatabase = {
      executeSql: (text, values) =>
        /SELECT COUNT\(\*\) FROM results\s*$/.test(text)
          ? Promise.reject(new Error('No space left on device'))
          : store.queue.executeSql(text, values),
    };
    const refused = [
      { error: 'No space left on device' },
      'job queue: the database did not do what was asked',
    ];
    const warned: unknown[] = [];
    const log = { ...SILENT_LOG, warn: (...line: unknown[]) => void warned.push(line) };
    const run = vi.fn(end);
    const job: Job = { name: 'unheard', schedule: '0 0 1 1 *', atStart: true, run };
    for (const calls of [1, 2]) {
      stops.push(await startJobs([job], { queue, log, pollSeconds: 0.5 }));
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(calls), WITHIN_MS);
      await vi.waitFor(() => expect(warned).toContainEqual(refused), WITHIN_MS);
      warned.length = 0;
    }
  },
);

describe('a clock that ran ahead and is put back', () => {
  const idle: Job = { name: 'idle', schedule: '0 0 1 1 *', run: async () => undefined };
  /** What the queue has noted, as if the clock had been ahead when it did. */
  async function clockWasAhead(): Promise<void> {
    await sql(
      store,
      "update pgboss.version set cron_on = now() + '1 year', maintained_on = now() + '1 year'",
    );
    await sql(store, "insert into pgboss.job (name, policy) values ('idle', 'short')");
    await sql(store, "update pgboss.job set created_on = now() + '1 year', start_after = now() + '1 year'");
  }

  it('schedules are looked at again', async () => {
    await start([idle], { clockSeconds: 0.1 });
    await clockWasAhead();
    const noted = 'select cron_on <= now() and maintained_on <= now() as past from pgboss.version';
    await vi.waitFor(async () => expect(await sql(store, noted)).toEqual([{ past: true }]), WITHIN_MS);
  });

  it('what was to be called then holds up no call of today', async () => {
    const run = vi.fn(async () => undefined);
    await start([{ ...idle, run }]);
    await clockWasAhead();
    await start([{ ...idle, run, atStart: true }]);
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), WITHIN_MS);
  });
});

it('a queue is made anew when another worker was in the way', async () => {
  const refused: string[] = [];
  const queue: QueueDatabase = {
    executeSql(text, values) {
      const isFirst = text.includes('create_queue($1') && refused.length < 2;
      if (!isFirst) return store.queue.executeSql(text, values);
      refused.push(text);
      return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    },
  };
  const run = vi.fn(async () => undefined);
  const job: Job = { name: 'patient', schedule: '0 0 1 1 *', atStart: true, run };
  stops.push(await startJobs([job], { queue, log: SILENT_LOG, pollSeconds: 0.5 }));
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), WITHIN_MS);
  expect(refused).toHaveLength(2);
});

it('a queue that cannot be put together is stopped, so that the program can end', async () => {
  const stop = vi.spyOn(PgBoss.prototype, 'stop');
  const job: Job = { name: 'never', schedule: 'whenever', run: async () => undefined };
  await expect(start([job])).rejects.toThrow();
  expect(stop).toHaveBeenCalledTimes(1);
  stop.mockRestore();
});

describe('ingest', () => {
  const job = (log?: Log) => ours(log && { log }).find(({ name }) => name === 'ingest-round') as Job;

  it('comes again soon while another process is at it', async () => {
    await store.whileIngesting(async () =>
      expect(await job().run()).toEqual({ againInSeconds: expect.any(Number) }),
    );
    expect(await job().run()).toBeUndefined();
  });

  it.each([
    ['none before', null, []],
    ['as late as may be', ROUND_LATE_AFTER_SECONDS, []],
    ['later', ROUND_LATE_AFTER_SECONDS + 1, ['no round has ended for a long time']],
    ['by a clock a little ahead', -ROUND_LATE_AFTER_SECONDS, []],
    [
      'by a clock further ahead',
      -ROUND_LATE_AFTER_SECONDS - 1,
      ['the last round lies in the future: the clock ran ahead and has been put right'],
    ],
  ])('says when the last round ended at no time it should: %s', async (_when, ageSeconds, said) => {
    if (ageSeconds !== null)
      await store.lastRound.write({
        at: new Date(NOW.getTime() - ageSeconds * 1_000),
        feeds: 3,
        newReports: 1,
      });
    const warnings: string[] = [];
    await job({ ...SILENT_LOG, warn: (_fields, message) => void warnings.push(message) }).run();
    expect(warnings).toEqual(said);
  });
});

describe('retention', () => {
  it('removes what is older than it is kept', async () => {
    const asked: Date[] = [];
    const prune = async (before: Date) => asked.push(before);
    await ours({ prune })
      .find(({ name }) => name === 'retention')
      ?.run();
    expect(asked).toEqual([new Date('2025-12-02T12:00:00Z')]);
  });

  it('comes round in every quarter of a day, for a machine that sleeps every night, wherever it stands', () => {
    const schedule = ours().find(({ name }) => name === 'retention')?.schedule ?? '';
    const hours = schedule.split(' ')[1]?.split(',').map(Number) ?? [];
    expect(hours.map((hour) => Math.floor(hour / 6))).toEqual([0, 1, 2, 3]);
  });

  it('removes pictures of saved stories that nobody saved any more', async () => {
    await sql(
      store,
      "insert into saved_pictures (hash, type, bytes, saved_at) values ('x', 'image/webp', 'x', now())",
    );
    await ours()
      .find(({ name }) => name === 'retention')
      ?.run();
    expect(await sql(store, 'select from saved_pictures')).toEqual([]);
  });
});

describe('search words', () => {
  it('come again soon while an older release has left some, and then when the schedule says so', async () => {
    await sql(
      store,
      "insert into stories (id, version, published_at, shape, story) values ('s', 1, now(), 0, '{}')",
    );
    await sql(
      store,
      "insert into story_words (story_id, published_at, text_hash, words) values ('s', now(), '', '')",
    );
    const job = ours().find(({ name }) => name === 'search-words');
    expect(await job?.run()).toEqual({ againInSeconds: expect.any(Number) });
    expect(await job?.run()).toBeUndefined();
  });
});

describe('housekeeping of signing in', () => {
  it('removes what has expired by the clock of the process', async () => {
    const code = { hash: Buffer.alloc(32), sentAt: NOW };
    await store.signInCodes.put({ ...code, email: 'old@post.example', expiresAt: NOW });
    await store.signInCodes.put({ ...code, email: 'new@post.example', expiresAt: new Date(+NOW + 1_000) });
    await ours()
      .find(({ name }) => name === 'sign-in-housekeeping')
      ?.run();
    expect(await sql(store, 'select email from sign_in_codes')).toEqual([{ email: 'new@post.example' }]);
  });

  it('removes no session that has expired by a clock ahead of all news', async () => {
    await sql(
      store,
      `insert into accounts (id, email, shape, preferences, created_at, seen_at)
      values ('00000000-0000-4000-8000-000000000001', 'noor@post.example', 1, '{}', now(), now())`,
    );
    await sql(
      store,
      `insert into sessions (id, account_id, refresh_hash, page_hash, device, created_at, refreshed_at, seen_at, expires_at)
      select gen_random_uuid(), id, 'r', 'p', '', now(), now(), now(), timestamptz '2026-02-27T12:00:00Z' from accounts`,
    );
    const tidy = (given: Date) =>
      ours({ given })
        .find(({ name }) => name === 'sign-in-housekeeping')
        ?.run();
    await tidy(new Date('2026-02-26T11:59:59Z'));
    expect(await sql(store, 'select from sessions')).toHaveLength(1);
    await tidy(new Date('2026-02-26T12:00:00Z'));
    expect(await sql(store, 'select from sessions')).toEqual([]);
  });

  it('removes letters that have had their time, and says how many', async () => {
    const said = vi.fn();
    const log = { ...SILENT_LOG, info: said };
    await ours({ log, tidyLetters: async () => 3 })
      .find(({ name }) => name === 'sign-in-housekeeping')
      ?.run();
    expect(said).toHaveBeenCalledWith(
      { removed: { codes: 0, attempts: 0, sessions: 0, letters: 3 } },
      expect.any(String),
    );
  });
});
