/** Pictures that could not be loaded, remembered for a day so that they are not asked for again. */
import { readLocal, writeLocal } from './local.ts';

const LIFETIME_MS = 24 * 60 * 60_000;
/** Oldest are forgotten first; a reader meets a few a day. */
const MOST = 200;

type Failures = Record<string, number>;

function isFailures(value: unknown): value is Failures {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((at) => typeof at === 'number' && Number.isFinite(at))
  );
}

let known: Failures | null = null;

function failures(): Failures {
  known ??= readLocal('failedImages', isFailures) ?? {};
  return known;
}

/** @param now milliseconds since 1970 */
export function hasFailed(url: string, now = Date.now()): boolean {
  const at = failures()[url];
  return at !== undefined && now - at < LIFETIME_MS;
}

export function rememberFailure(url: string, now = Date.now()): void {
  const fresh = Object.entries(failures()).filter(([, at]) => now - at < LIFETIME_MS);
  const kept = fresh.sort(([, a], [, b]) => b - a).slice(0, MOST - 1);
  known = { ...Object.fromEntries(kept), [url]: now };
  writeLocal('failedImages', known);
}

/** For tests: reads the device's memory anew. */
export function forgetReadFailures(): void {
  known = null;
}
