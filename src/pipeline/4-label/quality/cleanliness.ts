import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { isAllCaps, type Text } from '../tokens.ts';
import { type Alternatives, inOwnWords } from './own-words.ts';
import { type Deduction, deduct, type Judged, judge, type Rule } from './score.ts';

const { bait } = lexicon;

/** What baits instead of telling, in headlines; costs in points of ten. */
const headlineRules = (any: Alternatives): readonly Rule[] => [
  { pattern: wholeWords(any(bait.promises)), cost: 4 },
  { pattern: wholeWords(any(bait.withholds)), cost: 2.5 },
  { pattern: wholeWords(any(bait.lists)), cost: 2 },
  { pattern: wholeWords(any(bait.feelings)), cost: 1.5, names: true },
  { pattern: wholeWords(any(bait.moods)), cost: 0.5, most: 1, names: true },
  { pattern: wholeWords(any(bait.superlatives)), cost: 1.5 },
  { pattern: wholeWords(any(bait.blows)), cost: 1 },
  { pattern: wholeWords(any(bait.reader)), cost: 0.5, most: 1 },
  { pattern: /!+/gu, cost: 1.5, most: 3 },
  { pattern: /\?!|\?{2,}/gu, cost: 1, most: 1 },
  { pattern: /\?(?=["”’']?\s*$)/gu, cost: 1.5 },
  { pattern: /…|\.{3}/gu, cost: 1, most: 1 },
  { pattern: /\p{Extended_Pictographic}/gu, cost: 1, most: 2 },
  { pattern: wholeWords(any(bait.commerce)), cost: 2.5 },
];

/** The same in the publisher's summary, where less of it reaches the reader. */
const summaryRules = (any: Alternatives): readonly Rule[] => [
  { pattern: wholeWords(any(bait.calls)), cost: 0.5, most: 1 },
  { pattern: /!/gu, cost: 0.5, most: 1 },
];

const WORDS = inOwnWords(bait, (any, spoken) => ({
  headline: headlineRules(any),
  summary: summaryRules(any),
  shouts: new Set(spoken.flatMap((language) => [...(bait.shouts.get(language) ?? [])])),
}));

/** Capitals of words this long shout beside each other; a lone one is more likely an abbreviation. */
const SHOUTED_LETTERS = 4;
const SHOUTED_COST = 1;
const MAX_SHOUTED = 3;

function shouted({ tokens }: Text, shouts: ReadonlySet<string>): Deduction[] {
  const loud = tokens.map(({ raw }) => raw.length >= SHOUTED_LETTERS && isAllCaps(raw) && !/\d/.test(raw));
  return tokens
    .filter(
      ({ raw, folded }, at) =>
        (shouts.has(folded) && isAllCaps(raw)) ||
        (loud[at] && (loud[at - 1] === true || loud[at + 1] === true)),
    )
    .slice(0, MAX_SHOUTED)
    .map(({ raw }) => ({ text: raw, cost: SHOUTED_COST }));
}

/** How plainly a report is written, 0–10, and what cost it points. */
export function judgeCleanliness(headline: Text, summary: Text, language: string): Judged {
  const words = WORDS(language);
  return judge([
    ...deduct(headline.text, words.headline, headline.titleCase),
    ...shouted(headline, words.shouts),
    ...deduct(summary.text, words.summary, false),
  ]);
}
