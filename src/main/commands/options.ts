/** What an operator writes behind a command, read or refused in plain words. */
import { time } from '../../config.ts';

/** A command was written wrongly: nothing has been tried, and nothing will help but writing it anew. */
export class UsageError extends Error {}

/** A whole number from 1. @throws UsageError naming what was to be one */
export function countIn(name: string, text: string): number {
  const count = Number(text);
  if (!/^\d{1,6}$/.test(text) || count < 1)
    throw new UsageError(`${name} must be a whole number from 1 to 999999 (it is "${text}")`);
  return count;
}

/** The clock of a command, from its --now. @throws UsageError when it is no time */
export function timeIn(text: string): Date {
  try {
    const at = time(text);
    if (at) return at;
  } catch {}
  throw new UsageError(`--now must be an ISO 8601 time, for example 2026-02-18T02:30:00Z (it is "${text}")`);
}
