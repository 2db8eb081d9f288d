import { hasPassed } from '../contract/contract.ts';
import type { Row } from './row.ts';

/** How long a version stays readable after a newer one replaced it. */
const KEEP_MS = 30 * 60_000;
/** Replaced stories kept at most; beyond it the oldest versions go before their time. */
const MAX_REPLACED = 50_000;

interface Lifetime {
  row: Row;
  /** First version with this row, and the first without it. */
  from: number;
  to: number;
}

/**
 * The stories of every version of the last half hour. A story that changes leaves its old row behind with the
 * versions it was valid in, so that an old version costs only what changed since.
 */
export class History {
  readonly #live = new Map<string, Lifetime>();
  /** In the order of `to`. */
  #replaced: Lifetime[] = [];
  /** The versions that can be told, ascending, and when (ms) each was first loaded. */
  readonly #loaded: { version: number; at: number }[] = [];
  #refills = 0;

  /** The newest version; -1 before the first load. */
  get version(): number {
    return this.#loaded.at(-1)?.version ?? -1;
  }

  /** How often the newest version was loaded again, with stories it had let go of: what was made of its rows before is out of date. */
  get refills(): number {
    return this.#refills;
  }

  get(id: string): Row | undefined {
    return this.#live.get(id)?.row;
  }

  /**
   * Makes `version` the newest, or tells the newest anew: `changed` rows take the place of their story's older row, `removed` ids go.
   * @param now ms since 1970
   */
  apply(version: number, changed: readonly Row[], removed: readonly string[], now: number): void {
    if (version === this.version) this.#refills += 1;
    else this.#loaded.push({ version, at: now });
    for (const id of removed) this.#replace(id, version);
    for (const row of changed) {
      this.#replace(row.story.id, version);
      this.#live.set(row.story.id, { row, from: version, to: Number.POSITIVE_INFINITY });
    }
    this.#forget(now);
  }

  /** Lets go of stories published before `time`: no listing shows them any more. */
  dropBefore(time: number): void {
    for (const [id, { row }] of this.#live) if (row.publishedAt < time) this.#live.delete(id);
  }

  /** The stories of a version that `has` answers true for. */
  rows(version: number): Row[] {
    const valid = ({ from, to }: Lifetime): boolean => from <= version && version < to;
    return [...this.#replaced, ...this.#live.values()].filter(valid).map(({ row }) => row);
  }

  /** Whether the stories of this version can still be told; those between two that were loaded never could. */
  has(version: number): boolean {
    return this.#loaded.some((loaded) => loaded.version === version);
  }

  /** ms when the version was loaded. */
  loadedAt(version: number): number {
    return this.#loaded.find((loaded) => loaded.version === version)?.at ?? Number.NEGATIVE_INFINITY;
  }

  /**
   * What was loaded at a time to come was loaded by a clock that has been put right since, and before now.
   * @param now ms since 1970
   */
  forgetFuture(now: number): void {
    for (const loaded of this.#loaded) loaded.at = Math.min(loaded.at, now);
  }

  #replace(id: string, version: number): void {
    const old = this.#live.get(id);
    if (!old) return;
    this.#live.delete(id);
    if (old.from < version) this.#replaced.push({ ...old, to: version });
  }

  /** A version goes half an hour after its successor came, or earlier when too much would have to be kept. */
  #forget(now: number): void {
    while (hasPassed(KEEP_MS, this.#loaded[1]?.at ?? now, now)) this.#dropOldest();
    while (this.#replaced.length > MAX_REPLACED && this.#loaded.length > 1) this.#dropOldest();
  }

  #dropOldest(): void {
    this.#loaded.shift();
    const oldest = this.#loaded[0]?.version ?? 0;
    const kept = this.#replaced.findIndex(({ to }) => to > oldest);
    this.#replaced = kept < 0 ? [] : this.#replaced.slice(kept);
  }
}
