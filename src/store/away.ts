import { hasPassed, type Log, MS_PER_MINUTE, unlessLonger } from '../contract/contract.ts';

/** The database cannot be reached just now. The same call may succeed in a moment; the cause says what was tried. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super(`The database is away: ${wordsOf(cause)}`, { cause });
    this.name = 'StoreAway';
  }
}

/** Of two addresses that both refused, Node says nothing in the error that holds them. */
function wordsOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.message === '') return cause.errors.map(wordsOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}

/** PostgreSQL's codes and classes: connection trouble, a statement that took too long, shutting down or starting, out of connections. */
const AWAY_STATES = /^(08...|57014|57P0[1-5]|53300)$/;
/** Node's codes for a server that cannot be reached; ENOENT: its socket file is gone. */
const AWAY_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTCONN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the client library says in words only. */
const AWAY_WORDS =
  /connection terminated|connection error|timeout exceeded when trying to connect|timeout expired|query read timeout|connection ended/i;

/** True when a call failed because the database could not be reached. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TookTooLong) return true;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isAway);
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== undefined) return AWAY_STATES.test(code) || AWAY_SYSTEM.has(code);
  return AWAY_WORDS.test(error.message) || (error.cause !== undefined && isAway(error.cause));
}

/** PostgreSQL's code for a statement that took too long. */
const STATEMENT_TIMEOUT = '57014';

/** A call that took longer than a reader can wait. Whether the database is there is not known. */
class TookTooLong extends Error {
  constructor() {
    super('there was no answer in time');
  }
}

const tookTooLong = (error: unknown): boolean =>
  error instanceof TookTooLong || (error as NodeJS.ErrnoException).code === STATEMENT_TIMEOUT;

/** A reader waits for it: the server lets go of connections on which nothing moved for 20 s, which tells a reader nothing. */
export const READER_MS = 15_000;

/** @throws TookTooLong  when there is no answer yet after `ms`, though the call may still be done */
export function inTime<T>(call: Promise<T>, ms: number): Promise<T> {
  return unlessLonger(call, ms, () => {
    throw new TookTooLong();
  });
}

/** PostgreSQL's codes for a database that answers and takes nothing more. */
const REFUSALS: ReadonlyMap<unknown, WriteRefusal['reason']> = new Map([
  ['53100', 'full'],
  ['25006', 'read-only'],
]);

/** That a call was refused because nothing more is taken. */
export interface WriteRefusal {
  reason: 'full' | 'read-only';
  at: Date;
}

const REFUSES: Record<WriteRefusal['reason'], string> = {
  full: 'the disk of the database is full: nothing new is stored until some space is free',
  'read-only': 'the database is read-only: nothing new is stored',
};
/**
 * A refusal is told of for so long, in milliseconds: a worker asks feeds whose news was refused again after five minutes and writes it
 * within one or two more, so that what lasts is told on.
 */
const REFUSAL_COUNTS_MS = 10 * MS_PER_MINUTE;

type Calls<T> = { [Name in keyof T]: (...args: never[]) => Promise<unknown> };

export interface Outages {
  /**
   * The same calls; those that fail because the database is away throw StoreAway.
   * @param withinMs  what a call may take until it counts as failed too, though it may still be done; default: what it takes
   * @param except    names of calls that take what they take
   */
  telling<T extends Calls<T>>(calls: T, withinMs?: number, except?: readonly (keyof T & string)[]): T;
  /** A connection broke. */
  noticed(error: unknown): void;
  /** The last one of ten minutes; null = none. */
  refusal(): WriteRefusal | null;
}

/**
 * Writes one line when the database goes and one when it answers again, however many calls fail in between. What only took too
 * long, as on one table that is locked, has a line of its own: the next answer of another table would be the end of an outage.
 * Nor does an answer end that nothing more is taken, since what is there may be read: that is over when nothing is refused for a while.
 */
export function watchOutages(log: Log, now = () => new Date()): Outages {
  let away = false;
  let refusal: WriteRefusal | null = null;
  const noticed = (error: unknown): void => {
    if (!away) log.warn({ error: wordsOf(error) }, 'the database is away; serving from memory');
    away = true;
  };
  const refused = (reason: WriteRefusal['reason'], error: unknown): void => {
    if (refusal?.reason !== reason) log.warn({ error: wordsOf(error) }, REFUSES[reason]);
    refusal = { reason, at: now() };
  };
  const lastRefusal = (): WriteRefusal | null => {
    if (refusal && hasPassed(REFUSAL_COUNTS_MS, refusal.at.getTime(), now().getTime())) {
      refusal = null;
      log.info({}, 'the database has refused nothing for ten minutes');
    }
    return refusal;
  };
  const watched = async <R>(call: () => Promise<R>): Promise<R> => {
    try {
      const result = await call();
      if (away) log.info({}, 'the database is back');
      away = false;
      lastRefusal();
      return result;
    } catch (error) {
      const reason = REFUSALS.get((error as NodeJS.ErrnoException).code);
      if (reason) refused(reason, error);
      if (!isAway(error)) throw error;
      if (!tookTooLong(error)) noticed(error);
      else if (!away) log.warn({ error: wordsOf(error) }, 'the database took too long');
      throw new StoreAway(error);
    }
  };
  return {
    noticed,
    refusal: lastRefusal,
    telling<T extends Calls<T>>(calls: T, withinMs?: number, except: readonly string[] = []): T {
      const told = Object.entries<(...args: never[]) => Promise<unknown>>(calls).map(([name, call]) => {
        const limit = except.includes(name) ? undefined : withinMs;
        return [
          name,
          (...args: never[]) =>
            watched(() => (limit === undefined ? call(...args) : inTime(call(...args), limit))),
        ] as const;
      });
      return Object.fromEntries(told) as T;
    },
  };
}
