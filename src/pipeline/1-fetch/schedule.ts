/** When to ask a feed again. Pure: states in, states out. */
import type { Fault } from '../../contract/contract.ts';
import type { FetchFault } from '../../net/net.ts';
import type { FeedState } from '../../store/types.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nobody is asked more often than every 5 minutes, everybody at least once a day. Seconds. */
export const MIN_INTERVAL = 5 * MINUTE;
const MAX_INTERVAL = DAY;
/** Whoever had news within two weeks is asked every hour: after a quiet night or weekend, too, news must not be old when it appears. */
const MAX_LIVELY_INTERVAL = HOUR;
const LIVELY_FOR = 14 * DAY;
/** A news feed's own max-age counts up to this; many publishers' caches say a day or a year. Seconds. */
const MAX_FRESHNESS = HOUR;
/** A feed that changed is asked sooner, one that did not later; three quiet rounds undo one busy one. */
const FASTER = 0.5;
const SLOWER = 1.25;
/** Share of the interval by which feeds are spread, so that they do not all come due together. */
const SPREAD = 0.1;
/** Waiting doubles with every failure in a row, up to a day. */
const BACKOFF = 2;
/** Statuses that say nobody will answer here soon: one of them for good, the others also when a server stumbles. */
const GONE = 'http-410';
const REFUSED = /^http-(?:401|403|404)$/;
const REFUSED_FOR_GOOD_AFTER = 3;
const GONE_INTERVAL = 6 * HOUR;
/** No server answered: as likely our own line was cut as theirs. Whoever is back is found soon, all of them after a night without a network. */
const NO_CONNECTION = /^(?:no-network|no-such-host|no-connection|connection-refused)$/;
const FELL_SILENT = /^(?:connection-lost|too-slow)$/;
const NO_ANSWER_INTERVAL = HOUR / 2;
/** Too many requests from us, and how long that counts for feeds of the host that did not hear it themselves. Seconds. */
const TOO_MANY = 'http-429';
const HOST_WAIT = HOUR;
/** What we wait where a server says only that. Seconds. */
const UNTOLD_WAIT = 15 * MINUTE;

export interface Validators {
  etag: string | null;
  lastModified: string | null;
  /** Seconds of max-age, null when the server gives none. */
  maxAge: number | null;
}

const clamp = (seconds: number): number =>
  Math.round(Math.min(MAX_INTERVAL, Math.max(MIN_INTERVAL, seconds)));

/** The state after a good answer. `bodyHash` null = not modified. */
export function afterSuccess(
  state: FeedState,
  bodyHash: string | null,
  validators: Validators,
  now: Date,
): FeedState {
  const changed = bodyHash !== null && bodyHash !== state.bodyHash;
  const longest = changed || isLively(state, now) ? MAX_LIVELY_INTERVAL : MAX_INTERVAL;
  const intervalSeconds = clamp(Math.min(longest, state.intervalSeconds * (changed ? FASTER : SLOWER)));
  const freshness = Math.min(validators.maxAge ?? 0, MAX_FRESHNESS);
  return {
    ...state,
    etag: validators.etag ?? (bodyHash === null ? state.etag : null),
    lastModified: validators.lastModified ?? (bodyHash === null ? state.lastModified : null),
    bodyHash: bodyHash ?? state.bodyHash,
    intervalSeconds,
    nextDueAt: later(now, spread(Math.max(intervalSeconds, freshness), state.url)),
    lastFetchedAt: now,
    lastOkAt: now,
    failures: 0,
    // Without a failure before, it is a fault of the body, which has come to no better one.
    fault: changed || state.failures > 0 ? null : ownFault(state),
  };
}

const isLively = ({ newestItemAt }: FeedState, now: Date): boolean =>
  newestItemAt !== null && now.getTime() - newestItemAt.getTime() <= LIVELY_FOR * 1_000;

/** The state after a failure: waits longer each time, and as long as the server asked for, in so many seconds or only by its status. */
export function afterFault(
  state: FeedState,
  { code, message }: Fault,
  now: Date,
  retryAfter: number | null = null,
): FeedState {
  const failures = state.failures + 1;
  const noAnswer = NO_CONNECTION.test(code) || FELL_SILENT.test(code);
  const longest = noAnswer ? NO_ANSWER_INTERVAL : MAX_INTERVAL;
  const backoff = Math.min(longest, clamp(MIN_INTERVAL * BACKOFF ** Math.min(failures - 1, 16)));
  const wait = Math.max(
    backoff,
    isGone(code, failures) ? GONE_INTERVAL : 0,
    Math.min(retryAfter ?? (code === TOO_MANY ? UNTOLD_WAIT : 0), MAX_INTERVAL),
  );
  // This fault takes the place of the body's own, which shows again only when that is read anew.
  const isHidden = state.failures === 0 && ownFault(state) !== null;
  return {
    ...(isHidden ? withoutBody(state) : state),
    nextDueAt: later(now, spread(wait, state.url)),
    lastFetchedAt: now,
    failures,
    fault: { code, message },
  };
}

const isGone = (code: string, failures: number): boolean =>
  code === GONE || (REFUSED.test(code) && failures >= REFUSED_FOR_GOOD_AFTER);

/** True for a fault that every other feed of the same host would meet now: nobody is there, or they want us to wait. */
export const concernsHost = ({ code, retryAfterSeconds }: FetchFault): boolean =>
  NO_CONNECTION.test(code) || code === TOO_MANY || (retryAfterSeconds ?? 0) > 0;

/** True when the server was there and then said nothing more: as likely that one address as all of them. */
export const fellSilent = ({ code }: FetchFault): boolean => FELL_SILENT.test(code);

/** Whether a feed asked then may be asked again. A time still to come is that of a clock which has been put right since. */
export function hasRested(askedAt: Date, now: Date): boolean {
  const seconds = (now.getTime() - askedAt.getTime()) / 1_000;
  return seconds < 0 || seconds >= MIN_INTERVAL;
}

/**
 * The order in which feeds are asked. Who failed the last time comes last, so that a host which must be left alone has been asked
 * for everything else before; of the others, and of those, whoever was asked longest ago comes first: a feed that was passed over
 * comes before those that were not.
 */
export const inTurn = (states: readonly FeedState[]): FeedState[] =>
  states.toSorted((a, b) => Number(a.failures > 0) - Number(b.failures > 0) || askedAt(a) - askedAt(b));

const askedAt = ({ lastFetchedAt }: FeedState): number => lastFetchedAt?.getTime() ?? 0;

/** The code under which a feed in order says why it has to wait. */
export const NOT_ASKED = 'not-asked';

/**
 * The state of a feed that was passed over because of what others of its host met: neither better nor worse than before. Where the
 * host only fell silent, it is due at once. Where nobody is there, or they want us to wait, it waits as after its last failure, or
 * its first. Only "too many requests" is said of all feeds of a host, and even that by one address: it counts for the others up
 * to an hour.
 */
export function afterPassedOver(state: FeedState, fault: FetchFault, message: string, now: Date): FeedState {
  const before = { ...state, failures: Math.max(0, state.failures - 1) };
  const { code, retryAfterSeconds: retryAfter } = fault;
  const wait = code === TOO_MANY && retryAfter !== null ? Math.min(retryAfter, HOST_WAIT) : null;
  const nextDueAt = concernsHost(fault) ? afterFault(before, fault, now, wait).nextDueAt : now;
  return { ...state, nextDueAt, fault: ownFault(state) ?? { code: NOT_ASKED, message } };
}

const ownFault = ({ fault }: FeedState): Fault | null => (fault?.code === NOT_ASKED ? null : fault);

/**
 * The state after a body came that cannot be read: like a failure, and the next request is unconditional,
 * because "not modified" would hide that it is still unreadable.
 * @param state the state before the fetch
 */
export function afterUnreadable(state: FeedState, fault: Fault, now: Date): FeedState {
  return withoutBody(afterFault(state, fault, now));
}

const withoutBody = (state: FeedState): FeedState => ({
  ...state,
  etag: null,
  lastModified: null,
  bodyHash: null,
});

/** Seconds, from a number or an HTTP date; null when it says nothing. */
export function retryAfterSeconds(value: string | null, now: Date): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value.trim())) return Number(value);
  // HTTP dates always name their zone (GMT), so the machine's own cannot leak in.
  const at = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}

/** Seconds of max-age in a Cache-Control header. */
export function maxAgeOf(cacheControl: string | null): number | null {
  const seconds = /(?:^|[\s,])max-age=(\d{1,10})/i.exec(cacheControl ?? '')?.[1];
  return seconds ? Number(seconds) : null;
}

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);

/** Never shorter than asked: up to a tenth longer, by the address, so that it is the same every time. */
function spread(seconds: number, url: string): number {
  let hash = 0;
  for (let at = 0; at < url.length; at++) hash = (hash * 31 + url.charCodeAt(at)) >>> 0;
  return Math.round(seconds * (1 + (SPREAD * (hash % 1_000)) / 1_000));
}
