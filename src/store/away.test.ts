import { describe, expect, it, vi } from 'vitest';
import { isAway, StoreAway, watchOutages } from './away.ts';

const coded = (code: string): Error => Object.assign(new Error('words'), { code });

describe('isAway', () => {
  it.each([
    ['server not there', coded('ECONNREFUSED'), true],
    ['socket file gone', coded('ENOENT'), true],
    ['connection lost', coded('08006'), true],
    ['shut down by its administrator', coded('57P01'), true],
    ['starting up', coded('57P03'), true],
    ['too many connections', coded('53300'), true],
    ['said in words', new Error('Connection terminated unexpectedly'), true],
    ['wrapped', new Error('cannot be reached', { cause: coded('ECONNREFUSED') }), true],
    ['both addresses refused', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), true],
    ['deadlock', coded('40P01'), false],
    ['disk full', coded('53100'), false],
    ['a constraint', coded('23505'), false],
    ['a fault of ours', new TypeError('x is not a function'), false],
    ['no error at all', 'ECONNREFUSED', false],
  ])('%s: %s', (_why, error, expected) => {
    expect(isAway(error)).toBe(expected);
  });
});

const NOON = new Date('2026-02-18T12:00:00Z');

it.each([
  ['a full disk', coded('53100'), 'full'],
  ['a database that is only read', coded('25006'), 'read-only'],
])('remembers for ten minutes that a call was refused by %s, and when', async (_what, refusal, reason) => {
  let now = NOON;
  const outages = watchOutages({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }, () => now);
  const answers = [coded('23505'), refusal];
  const db = outages.telling({ write: () => Promise.reject(answers.shift()) });
  await expect(db.write()).rejects.toThrow('words');
  expect(outages.refusal()).toBeNull();
  await expect(db.write()).rejects.toThrow(refusal);
  expect(outages.refusal()).toEqual({ reason, at: NOON });
  now = new Date(NOON.getTime() + 599_000);
  expect(outages.refusal()).not.toBeNull();
  // Put right, after it ran ahead.
  now = new Date(NOON.getTime() - 600_000);
  expect(outages.refusal()).toBeNull();
});

describe('a database that takes nothing more', () => {
  const minutes = (count: number): Date => new Date(NOON.getTime() + count * 60_000);
  const FULL = 'the disk of the database is full: nothing new is stored until some space is free';
  const TAKES = 'the database has refused nothing for ten minutes';

  it('is one line when it begins, whatever it still answers, and one when it has refused nothing for ten minutes', async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    let now = NOON;
    const outages = watchOutages(log, () => now);
    const db = outages.telling({ read: async () => 'yes', write: () => Promise.reject(coded('53100')) });
    for (const minute of [0, 1, 7, 16.9]) {
      now = minutes(minute);
      await expect(db.write()).rejects.toThrow('words');
      await db.read();
    }
    now = minutes(26.8);
    await db.read();
    expect(log.warn.mock.calls).toEqual([[{ error: 'words' }, FULL]]);
    expect(log.info).not.toHaveBeenCalled();
    now = minutes(26.9);
    await db.read();
    await db.read();
    expect(log.info.mock.calls).toEqual([[{}, TAKES]]);
    await expect(db.write()).rejects.toThrow('words');
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('is told anew when it takes nothing for another reason', async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const answers = [coded('53100'), coded('25006'), coded('25006')];
    const db = watchOutages(log, () => NOON).telling({ write: () => Promise.reject(answers.shift()) });
    for (const _ of [1, 2, 3]) await expect(db.write()).rejects.toThrow('words');
    expect(log.warn.mock.calls.map(([, words]) => words)).toEqual([
      FULL,
      'the database is read-only: nothing new is stored',
    ]);
  });
});

describe('an outage', () => {
  const aLog = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });
  const room = (answers: (Error | string)[]) => ({
    async ask(question: string): Promise<string> {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return `${question}: ${answer}`;
    },
  });

  it('is one line when it begins and one when it is over', async () => {
    const log = aLog();
    const db = watchOutages(log).telling(
      room([coded('ECONNREFUSED'), coded('08006'), 'yes', 'yes', coded('57P01')]),
    );
    await expect(db.ask('is it there')).rejects.toThrow(StoreAway);
    await expect(db.ask('is it there')).rejects.toThrow('The database is away: words');
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).not.toHaveBeenCalled();
    expect(await db.ask('is it there')).toBe('is it there: yes');
    await db.ask('and now');
    expect(log.info).toHaveBeenCalledTimes(1);
    await expect(db.ask('and now')).rejects.toThrow(StoreAway);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('says why, without a stack, also when two addresses refused without words', async () => {
    const log = aLog();
    const refused = [new Error('connect ECONNREFUSED ::1'), new Error('connect ECONNREFUSED 127.0.0.1')];
    const both = new AggregateError(
      refused.map((error) => Object.assign(error, { code: 'ECONNREFUSED' })),
      '',
    );
    await expect(
      watchOutages(log)
        .telling(room([both]))
        .ask('x'),
    ).rejects.toThrow(StoreAway);
    expect(log.warn.mock.calls).toEqual([
      [
        { error: 'connect ECONNREFUSED ::1; connect ECONNREFUSED 127.0.0.1' },
        'the database is away; serving from memory',
      ],
    ]);
  });

  it('is nothing else: other failures are thrown on as they are', async () => {
    const log = aLog();
    const fault = coded('23505');
    await expect(
      watchOutages(log)
        .telling(room([fault]))
        .ask('x'),
    ).rejects.toBe(fault);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is not what only took too long: the next answer would end what never began', async () => {
    const log = aLog();
    const db = watchOutages(log).telling(room([coded('57014'), 'yes', coded('57014'), 'yes']));
    for (const _ of [1, 2]) {
      await expect(db.ask('the locked table')).rejects.toThrow(StoreAway);
      await db.ask('another');
    }
    expect(log.warn.mock.calls.map(([, words]) => words)).toEqual(
      Array(2).fill('the database took too long'),
    );
    expect(log.info).not.toHaveBeenCalled();
  });

  it('is told to whoever may not wait, though the database has said nothing yet', async () => {
    vi.useFakeTimers();
    const watched = watchOutages(aLog()).telling({ ask: () => new Promise<string>(() => {}) }, 15_000);
    const told = expect(watched.ask()).rejects.toThrow(StoreAway);
    await vi.advanceTimersByTimeAsync(15_000);
    await told;
    vi.useRealTimers();
    expect(
      await watchOutages(aLog())
        .telling(room(['yes']), 15_000)
        .ask('soon'),
    ).toBe('soon: yes');
  });
});
