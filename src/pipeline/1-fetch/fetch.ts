/** The door of 1-fetch: feeds that are due in, bytes out. Polite to publishers, closed to private networks. */
import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { type Fault, isDemoAddress } from '../../contract/contract.ts';
import { asFetchFault, createGuardedAgent, isAllowed, portOf, userAgent } from '../../net/net.ts';
import type { FeedState } from '../../store/types.ts';
import { type ClosedHosts, type Closing, createClosedHosts } from './closed-hosts.ts';
import { createHostQueue, type HostClock, realClock } from './hosts.ts';
import { DEFAULT_LIMITS, type FetchLimits } from './limits.ts';
import { createPlaces, type PlaceToAsk } from './places.ts';
import { get, headerOf, setOut, type Way } from './request.ts';
import { afterFault, afterPassedOver, afterSuccess, inTurn, MIN_INTERVAL, maxAgeOf } from './schedule.ts';

export { afterUnreadable, hasRested, NOT_ASKED } from './schedule.ts';

/** What came of asking one feed. `next` is its state from now on. */
export type FetchOutcome =
  | { kind: 'not-modified'; next: FeedState }
  | { kind: 'body'; bytes: Uint8Array; contentType: string | null; finalUrl: string; next: FeedState }
  | { kind: 'fault'; fault: Fault; next: FeedState }
  /** Passed over because of what others of its host met, or because the round has failed or is being stopped. */
  | { kind: 'not-asked'; next: FeedState };

export interface FetcherOptions {
  /** Who asks, in the User-Agent: the site's address where it has one, and the e-mail address that publishers can write to. */
  userAgentContact: string;
  /** "host:port" pairs that may be private. */
  allow: readonly string[];
  now: () => Date;
  /** Content of demo: addresses; null = there is no such demo feed. */
  demoFeed?: (url: string) => { bytes: Uint8Array; contentType: string } | null;
  log?: { warn(fields: object, message: string): void };
  limits?: Partial<FetchLimits>;
  /** How names are resolved, for tests. */
  lookup?: LookupFunction;
  /** For tests. */
  clock?: HostClock;
}

export interface Fetcher {
  /**
   * Fetches all, many at a time but one per host, also where redirects lead, and calls back for each as it comes; whatever goes
   * wrong with one is a named fault. A host that cannot be reached, asks us to wait, or falls silent twice in a row is not asked
   * for its other feeds, so that it cannot hold up the round. A feed keeps its place until the callback is done, so bodies do not pile up. When a callback
   * fails, nobody else is asked; rejects after all are done.
   */
  fetchDue(
    states: readonly FeedState[],
    onOutcome: (state: FeedState, outcome: FetchOutcome) => Promise<void> | void,
  ): Promise<void>;
  /** Ends what is under way. Feeds that were waiting for an answer have failed in nothing: they count as not asked. */
  close(): Promise<void>;
}

/** What one host says: the end of it, or where to ask on. */
type Step = FetchOutcome | Way;

const isEnd = (step: Step): step is FetchOutcome => 'kind' in step;

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, application/json;q=0.9, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1';

export function createFetcher(options: FetcherOptions): Fetcher {
  const { allow, now, clock = realClock } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const agent = createGuardedAgent({ allow, ...(options.lookup && { lookup: options.lookup }) });
  const hosts = createHostQueue(clock);
  const places = createPlaces(limits);
  const agentName = userAgent(options.userAgentContact);
  /** Where each feed was last said to have moved: it answers so as long as it is asked at its old address. */
  const movedTo = new Map<string, string>();
  let isClosed = false;

  async function askServer(state: FeedState, way: Way): Promise<Step> {
    const headers: Record<string, string> = {
      accept: ACCEPT,
      'accept-encoding': 'gzip, br',
      'user-agent': agentName,
      ...(state.etag !== null && { 'if-none-match': state.etag }),
      ...(state.lastModified !== null && { 'if-modified-since': state.lastModified }),
    };
    const answer = await get(way, { agent, allow, headers, limits, now: now() });
    if (!('bytes' in answer)) return answer;
    if (answer.movedTo && answer.movedTo !== movedTo.get(state.url)) {
      movedTo.set(state.url, answer.movedTo);
      const { movedTo: address } = answer;
      // Whoever runs Helder has to do something: the publisher is gone when its old address is switched off.
      options.log?.warn(
        { feed: state.url, movedTo: address },
        'feed has moved for good: correct its address',
      );
    }
    const validators = {
      etag: headerOf(answer.headers, 'etag'),
      lastModified: headerOf(answer.headers, 'last-modified'),
      maxAge: maxAgeOf(headerOf(answer.headers, 'cache-control')),
    };
    if (answer.bytes === null)
      return { kind: 'not-modified', next: afterSuccess(state, null, validators, now()) };
    const hash = hashOf(answer.bytes);
    const next = afterSuccess(state, hash, validators, now());
    if (hash === state.bodyHash) return { kind: 'not-modified', next };
    const contentType = headerOf(answer.headers, 'content-type');
    return { kind: 'body', bytes: answer.bytes, contentType, finalUrl: answer.finalUrl, next };
  }

  function readDemo(state: FeedState): FetchOutcome {
    const found = options.demoFeed?.(state.url);
    if (!found)
      return failed(state, { code: 'no-such-demo', message: `There is no demo feed ${state.url}.` });
    const hash = hashOf(found.bytes);
    // Asking costs nothing, and news that is told anew after a quiet week must not wait for a day.
    const often = { ...state, intervalSeconds: MIN_INTERVAL };
    const next = afterSuccess(often, hash, { etag: null, lastModified: null, maxAge: null }, now());
    if (hash === state.bodyHash) return { kind: 'not-modified', next };
    return { kind: 'body', ...found, finalUrl: state.url, next };
  }

  function failed(state: FeedState, fault: Fault, retryAfter: number | null = null): FetchOutcome {
    const { code, message } = fault;
    return { kind: 'fault', fault: { code, message }, next: afterFault(state, fault, now(), retryAfter) };
  }

  function notAsked(state: FeedState, { fault, asked }: Closing): FetchOutcome {
    const why = `Not asked, because of ${asked}: ${fault.message}`;
    return { kind: 'not-asked', next: afterPassedOver(state, fault, why, now()) };
  }

  async function askAndTime(state: FeedState, way: Way, closed: ClosedHosts): Promise<Step> {
    const begun = clock.elapsed();
    const before = limits.deadlineMs - way.leftMs;
    const { host } = way.url;
    try {
      const step = await askServer(state, way);
      // A host that sends us on has answered: what goes wrong there is no fault of it.
      closed.answered(host);
      return step;
    } catch (error) {
      const fault = asFetchFault(error);
      closed.failed(host, { fault, asked: state.url });
      throw fault;
    } finally {
      places.answered(state, before + clock.elapsed() - begun);
    }
  }

  /** @param place runs a request within the limit on requests under way */
  async function fetchWithin(
    state: FeedState,
    place: (ask: () => Promise<Step>) => Promise<Step>,
    closed: ClosedHosts,
    isOver: () => boolean,
  ): Promise<FetchOutcome> {
    if (isDemoAddress(state.url)) return readDemo(state);
    const askInTurn = (way: Way): Promise<Step> => {
      const { url } = way;
      const gapMs = isAllowed(url.hostname, portOf(url), allow) ? 0 : limits.gapMs;
      const known = (): FetchOutcome | null => {
        if (isClosed || isOver()) return { kind: 'not-asked', next: state };
        const why = closed.why(url.host);
        return why ? notAsked(state, why) : null;
      };
      // Most wait for their host first, and then for a place.
      const ask = () => place(async () => known() ?? askAndTime(state, way, closed));
      return hosts.run(url.host, gapMs, ask, known);
    };
    try {
      let step = await askInTurn(setOut(state.url, { allow, limits }));
      while (!isEnd(step)) step = await askInTurn(step);
      return step;
    } catch (error) {
      if (isClosed) return { kind: 'not-asked', next: state };
      const fault = asFetchFault(error);
      return failed(state, fault, fault.retryAfterSeconds);
    }
  }

  /** A place whose work is over for the host when the answer is there, but which is free only after `finished`, unless it is to ask on. */
  function holding(place: PlaceToAsk, finished: Promise<void>): (ask: () => Promise<Step>) => Promise<Step> {
    return (ask) =>
      new Promise((resolve, reject) => {
        void place(async () => {
          const step = ask();
          step.then(resolve, reject);
          if (await step.then(isEnd, () => true)) await finished;
        });
      });
  }

  return {
    async fetchDue(states, onOutcome) {
      const placeFor = places.among(states);
      const closed = createClosedHosts();
      const failures: unknown[] = [];
      const isOver = (): boolean => failures.length > 0;
      await Promise.all(
        inTurn(states).map(async (state) => {
          let finish = (): void => {};
          const finished = new Promise<void>((resolve) => {
            finish = resolve;
          });
          try {
            const place = holding(placeFor(state), finished);
            await onOutcome(state, await fetchWithin(state, place, closed, isOver));
          } catch (error) {
            failures.push(error);
          } finally {
            finish();
          }
        }),
      );
      if (isOver()) throw failures[0];
    },
    async close() {
      isClosed = true;
      await agent.destroy();
    },
  };
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');
