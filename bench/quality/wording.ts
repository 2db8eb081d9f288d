/** Clickbait and loaded words on the table of written headlines, which is part of the repository. */
import { judgeCleanliness } from '../../src/pipeline/4-label/quality/cleanliness.ts';
import { judgeNeutrality } from '../../src/pipeline/4-label/quality/neutrality.ts';
import { auc, BAIT, LOADED, PLAIN } from '../../src/pipeline/4-label/testing/headlines.ts';
import { readText } from '../../src/pipeline/4-label/tokens.ts';

const FULL_POINTS = 10;
const NO_TEXT = readText('');
const clean = (headline: string): number => judgeCleanliness(readText(headline), NO_TEXT).points;
const neutral = (headline: string): number => judgeNeutrality(readText(headline), NO_TEXT, '').points;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** How well bait and insults are told from plain headlines, and how many plain ones lose points. */
export function wording(): { bait: number; loaded: number; plainPunished: number } {
  return {
    bait: rounded(auc(BAIT.map(clean), PLAIN.map(clean))),
    loaded: rounded(auc(LOADED.map(neutral), PLAIN.map(neutral))),
    plainPunished: PLAIN.filter((headline) => clean(headline) + neutral(headline) < 2 * FULL_POINTS).length,
  };
}
