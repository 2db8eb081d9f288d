/** The reader's own sliders, on the device. No ranking code here: this is part of the first load. */
import { useSyncExternalStore } from 'react';
import type { ReaderWeights } from '../../contract/contract.ts';
import { readLocal, removeLocal, writeLocal } from '../data/local.ts';

/** In the order the sliders stand. */
export const SLIDERS = [
  'nearness',
  'freshness',
  'quality',
  'coverage',
  'interests',
] as const satisfies (keyof ReaderWeights)[];
export type Slider = (typeof SLIDERS)[number];

const NORMAL = 1;
const MOST = 2;

const ALL_NORMAL: ReaderWeights = {
  nearness: NORMAL,
  freshness: NORMAL,
  quality: NORMAL,
  coverage: NORMAL,
  interests: NORMAL,
};

function isWeight(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= MOST;
}

function isWeights(value: unknown): value is ReaderWeights {
  if (typeof value !== 'object' || value === null) return false;
  const found = new Map(Object.entries(value));
  return SLIDERS.every((slider) => isWeight(found.get(slider)));
}

let current: ReaderWeights | null | undefined;
const listeners = new Set<() => void>();

/** Null = everything normal. */
export function weightsNow(): ReaderWeights | null {
  if (current === undefined) current = readLocal('weights', isWeights);
  return current;
}

export function setWeight(slider: Slider, value: number): void {
  const next = { ...(weightsNow() ?? ALL_NORMAL), [slider]: value };
  keep(SLIDERS.every((each) => next[each] === NORMAL) ? null : next);
}

/** One tap back to normal. */
export function resetWeights(): void {
  keep(null);
}

function keep(next: ReaderWeights | null): void {
  current = next;
  if (next) writeLocal('weights', next);
  else removeLocal('weights');
  for (const listener of listeners) listener();
}

/** For tests: reads the device's memory anew. */
export function forgetReadWeights(): void {
  current = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's weights, null while they are all normal; the server knows nobody's. */
export function useReaderWeights(): ReaderWeights | null {
  return useSyncExternalStore(subscribe, weightsNow, () => null);
}
