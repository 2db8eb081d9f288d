import type { Log } from '../contract/contract.ts';

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
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isAway);
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== undefined) return AWAY_STATES.test(code) || AWAY_SYSTEM.has(code);
  return AWAY_WORDS.test(error.message) || (error.cause !== undefined && isAway(error.cause));
}

/** @throws Error that is an outage's when it takes longer */
function unlessLonger<R>(call: Promise<R>, milliseconds: number): Promise<R> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('query read timeout')), milliseconds);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type Calls<T> = { [Name in keyof T]: (...args: never[]) => Promise<unknown> };

export interface Outages {
  /**
   * The same calls; those that fail because the database is away throw StoreAway.
   * @param withinMs  what a call may take until it counts as failed too, though it may still be done; default: what it takes
   */
  telling<T extends Calls<T>>(calls: T, withinMs?: number): T;
  /** A connection broke. */
  noticed(error: unknown): void;
}

/** Writes one line when the database goes and one when it answers again, however many calls fail in between. */
export function watchOutages(log: Log): Outages {
  let away = false;
  const noticed = (error: unknown): void => {
    if (!away) log.warn({ error: wordsOf(error) }, 'the database is away; what is in memory goes on');
    away = true;
  };
  const watched = async <R>(call: () => Promise<R>): Promise<R> => {
    try {
      const result = await call();
      if (away) log.info({}, 'the database answers again');
      away = false;
      return result;
    } catch (error) {
      if (!isAway(error)) throw error;
      noticed(error);
      throw new StoreAway(error);
    }
  };
  return {
    noticed,
    telling: <T extends Calls<T>>(calls: T, withinMs?: number): T =>
      Object.fromEntries(
        Object.entries<(...args: never[]) => Promise<unknown>>(calls).map(([name, call]) => [
          name,
          (...args: never[]) =>
            watched(() => (withinMs === undefined ? call(...args) : unlessLonger(call(...args), withinMs))),
        ]),
      ) as T,
  };
}
