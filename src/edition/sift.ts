import type { HidingRule } from '../contract/contract.ts';
import type { Hiding } from '../reader/reader.ts';
import type { Row } from './row.ts';
import type { Order, Snapshot } from './snapshot.ts';
import type { Hidden } from './types.ts';
import type { Who } from './who.ts';

const everyOne = (): boolean => true;

/**
 * What a reader's mutes and thresholds leave of some stories, in the same order, and how many each rule took.
 * @param counts whether one that is taken would be in the list without them
 */
export function sift<T>(
  among: readonly T[],
  rowOf: (one: T) => Row,
  hiding: Hiding | null,
  counts: (one: T) => boolean = everyOne,
): { left: readonly T[]; hidden: readonly Hidden[] } {
  if (!hiding) return { left: among, hidden: [] };
  const taken: HidingRule[] = [];
  const left = among.filter((one) => {
    const rule = hiding.hides(rowOf(one).story);
    if (rule && counts(one)) taken.push(rule);
    return !rule;
  });
  return { left, hidden: counted(taken) };
}

/**
 * An order as it was sifted, or what a reader's mix leaves of it: then all of its rows are looked at, so that the total is right
 * and every page stands still.
 * @param firstRows the first rows in their order, as many as are asked for
 * @param k         how many of the first rows are wanted
 * @param counts    whether one that the mix takes would be in the list without it
 * @param pageSize  stories on a page, where the list has shorter ones than others
 */
export function balanced(
  snapshot: Snapshot,
  { left, hidden }: { left: readonly number[]; hidden: readonly Hidden[] },
  { hiding, mix }: Pick<Who, 'hiding' | 'mix'>,
  firstRows: (k: number) => Int32Array,
  k: number,
  counts: (index: number) => boolean = everyOne,
  pageSize?: number,
): Order {
  if (!mix) return { rows: firstRows(k), total: left.length, hidden };
  const filled = mix.pages(firstRows(left.length), (index) => snapshot.toldAt(index, hiding).story, pageSize);
  return {
    rows: Int32Array.from(filled.left.slice(0, k)),
    total: filled.left.length,
    hidden: [...hidden, ...counted(filled.taken.filter(({ one }) => counts(one)).map(({ rule }) => rule))],
  };
}

function counted(rules: readonly HidingRule[]): Hidden[] {
  const counts = new Map<HidingRule, number>();
  for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].map(([rule, stories]) => ({ rule, stories }));
}
