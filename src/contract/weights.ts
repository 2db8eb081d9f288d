/** A reader's sliders as text, in addresses and in the cookie: five numbers with commas between them. */
import type { ReaderWeights } from './ranking.ts';

/** The order the numbers stand in. It never changes: addresses and cookies are older than the code that reads them. */
export const WEIGHT_ORDER = [
  'nearness',
  'freshness',
  'quality',
  'coverage',
  'interests',
] as const satisfies readonly (keyof ReaderWeights)[];

/** 0 to 2 with at most two decimals, five times. */
const NUMBER = '(?:[01](?:\\.\\d{1,2})?|2(?:\\.0{1,2})?)';
export const WEIGHTS_PATTERN = `^${NUMBER}(?:,${NUMBER}){${WEIGHT_ORDER.length - 1}}$`;
const WEIGHTS = new RegExp(WEIGHTS_PATTERN);
const STEPS_PER_ONE = 100;
const NORMAL = 1;
export const MAX_SLIDER = 2;

/** Every slider in the middle: the formula as it is. */
export const NEUTRAL_WEIGHTS: ReaderWeights = {
  nearness: NORMAL,
  freshness: NORMAL,
  quality: NORMAL,
  coverage: NORMAL,
  interests: NORMAL,
};

/** Null when every slider is in the middle: then there is nothing to weigh. */
export function unlessNeutral(weights: ReaderWeights | null): ReaderWeights | null {
  return weights && WEIGHT_ORDER.some((name) => weights[name] !== NORMAL) ? weights : null;
}

/** For example "1,0.5,1,2,1". Each number is rounded to two decimals. */
export function writeWeights(weights: ReaderWeights): string {
  return WEIGHT_ORDER.map((name) => Math.round(weights[name] * STEPS_PER_ONE) / STEPS_PER_ONE).join();
}

/** Null for a text of another form. Never throws. */
export function readWeights(text: string): ReaderWeights | null {
  if (!WEIGHTS.test(text)) return null;
  const [nearness = NORMAL, freshness = NORMAL, quality = NORMAL, coverage = NORMAL, interests = NORMAL] =
    text.split(',').map(Number);
  return { nearness, freshness, quality, coverage, interests };
}
