import { lexicon, wholeWords, wordsBeginning } from '../../../lexicon/lexicon.ts';
import { isAllCaps, type Text } from '../tokens.ts';
import { type Deduction, deduct, type Judged, judge, type Rule } from './score.ts';

const { bait } = lexicon;

/** What baits instead of telling, in headlines; costs in points of ten. */
const HEADLINE_RULES: readonly Rule[] = [
  { pattern: wordsBeginning(bait.promises), cost: 4 },
  { pattern: wordsBeginning(bait.withholds), cost: 2.5 },
  { pattern: wholeWords(bait.lists), cost: 2 },
  { pattern: wholeWords(bait.feelings), cost: 1.5 },
  { pattern: wholeWords(bait.moods), cost: 0.5, most: 1 },
  { pattern: wordsBeginning(bait.superlatives), cost: 1.5 },
  { pattern: wholeWords(bait.blows), cost: 1 },
  { pattern: wholeWords(bait.reader), cost: 0.5, most: 1 },
  { pattern: /!+/gu, cost: 1.5, most: 3 },
  { pattern: /\?!|\?{2,}/gu, cost: 1, most: 1 },
  { pattern: /\?(?=["”’']?\s*$)/gu, cost: 1.5 },
  { pattern: /…|\.{3}/gu, cost: 1, most: 1 },
  { pattern: /\p{Extended_Pictographic}/gu, cost: 1, most: 2 },
  { pattern: wholeWords(bait.commerce), cost: 2.5 },
];

/** The same in the publisher's summary, where less of it reaches the reader. */
const SUMMARY_RULES: readonly Rule[] = [
  { pattern: wholeWords(bait.calls), cost: 0.5, most: 1 },
  { pattern: /!/gu, cost: 0.5, most: 1 },
];

/** Capitals of words this long shout beside each other; a lone one is more likely an abbreviation. */
const SHOUTED_LETTERS = 4;
const SHOUTED_COST = 1;
const MAX_SHOUTED = 3;

function shouted({ tokens }: Text): Deduction[] {
  const loud = tokens.map(({ raw }) => raw.length >= SHOUTED_LETTERS && isAllCaps(raw) && !/\d/.test(raw));
  return tokens
    .filter(
      ({ raw, folded }, at) =>
        (bait.shouts.has(folded) && isAllCaps(raw)) ||
        (loud[at] && (loud[at - 1] === true || loud[at + 1] === true)),
    )
    .slice(0, MAX_SHOUTED)
    .map(({ raw }) => ({ text: raw, cost: SHOUTED_COST }));
}

/** How plainly a report is written, 0–10, and what cost it points. */
export function judgeCleanliness(headline: Text, summary: Text): Judged {
  return judge([
    ...deduct(headline.text, HEADLINE_RULES),
    ...shouted(headline),
    ...deduct(summary.text, SUMMARY_RULES),
  ]);
}
