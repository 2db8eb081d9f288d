/** How often something may be done, counted in the database for all processes together. */
import { createHmac, type KeyObject } from 'node:crypto';
import { MS_PER_DAY, MS_PER_HOUR } from '../contract/contract.ts';
import type { AttemptsTable } from '../store/types.ts';

export interface Limit {
  name: string;
  /** Windows are fixed: they begin at the full hour or day, UTC. */
  windowMs: number;
  most: number;
}

/** codes.ts reckons with these: what they allow somebody who guesses. */
export const LIMITS = {
  codesPerHour: { name: 'codes-hour', windowMs: MS_PER_HOUR, most: 5 },
  codesPerDay: { name: 'codes-day', windowMs: MS_PER_DAY, most: 15 },
  /** A school or an office behind one address signs in too. */
  codesPerNetwork: { name: 'codes-network', windowMs: MS_PER_HOUR, most: 60 },
  triesPerNetwork: { name: 'tries-network', windowMs: MS_PER_HOUR, most: 100 },
} as const satisfies Record<string, Limit>;

/** The lock between two letters to one address. */
export const GAP = { name: 'gap' };
/** All that is counted and locked by the address of a reader. */
export const COUNTED_OF_ADDRESS = [LIMITS.codesPerHour, LIMITS.codesPerDay, GAP];

export interface Limits {
  /** Counts one more. @returns what takes it back; or, when it was beyond the limit, the seconds until it may be tried again */
  count(limit: Limit, subject: string): Promise<(() => Promise<void>) | number>;
  /** Locks something for so long. @returns what unlocks it before; or, when it is locked, the seconds until it is not */
  lock(name: string, subject: string, ms: number): Promise<(() => Promise<void>) | number>;
  /** Forgets all that was counted and locked under these names. */
  forget(limits: readonly Pick<Limit, 'name'>[], subject: string): Promise<void>;
}

export function openLimits(
  attempts: AttemptsTable,
  hashKey: () => Promise<KeyObject>,
  now: () => Date,
): Limits {
  const keyOf = async (name: string, subject: string): Promise<Buffer> =>
    createHmac('sha256', await hashKey())
      .update(`${name}\0${subject}`)
      .digest();
  const windowOf = ({ windowMs }: Limit): { since: Date; until: Date } => {
    const since = Math.floor(now().getTime() / windowMs) * windowMs;
    return { since: new Date(since), until: new Date(since + windowMs) };
  };
  const secondsUntil = (time: Date): number =>
    Math.max(1, Math.ceil((time.getTime() - now().getTime()) / 1_000));
  return {
    async count(limit, subject) {
      const window = windowOf(limit);
      const key = await keyOf(limit.name, subject);
      const isWithin = await attempts.count(key, window, limit.most);
      return isWithin ? () => attempts.giveBack(key, window.since) : secondsUntil(window.until);
    },
    async lock(name, subject, ms) {
      const key = await keyOf(name, subject);
      const until = new Date(now().getTime() + ms);
      const held = await attempts.lock(key, now(), until);
      return held === null ? () => attempts.unlock(key, until) : Math.min(secondsUntil(held), ms / 1_000);
    },
    async forget(limits, subject) {
      await attempts.forget(await Promise.all(limits.map(({ name }) => keyOf(name, subject))));
    },
  };
}
