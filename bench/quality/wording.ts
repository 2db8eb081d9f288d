/** Clickbait and loaded words on the table of written headlines, which is part of the repository. */
import { judgeCleanliness } from '../../src/pipeline/4-label/quality/cleanliness.ts';
import { judgeNeutrality } from '../../src/pipeline/4-label/quality/neutrality.ts';
import { auc, BAIT, judged, LOADED, PLAIN } from '../../src/pipeline/4-label/testing/headlines.ts';
import { readText } from '../../src/pipeline/4-label/tokens.ts';

const FULL_POINTS = 10;
const NO_TEXT = readText('');
const clean = (headline: string, language: string): number =>
  judgeCleanliness(readText(headline), NO_TEXT, language).points;
const neutral = (headline: string, language: string): number =>
  judgeNeutrality(readText(headline), NO_TEXT, '', language).points;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** How well bait and insults are told from plain headlines, and how many plain ones lose points. */
export function wording(): { bait: number; loaded: number; plainPunished: number } {
  const plain = { clean: judged(PLAIN, clean), neutral: judged(PLAIN, neutral) };
  return {
    bait: rounded(auc(judged(BAIT, clean), plain.clean)),
    loaded: rounded(auc(judged(LOADED, neutral), plain.neutral)),
    plainPunished: plain.clean.filter((points, at) => points + (plain.neutral[at] ?? 0) < 2 * FULL_POINTS)
      .length,
  };
}
