import type { LabelledReport } from '../../../contract/contract.ts';
import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';

export interface Gravity {
  /** 0–3: how much what happened weighs, whoever reports it. */
  points: number;
  /** The words that say it; "" when nothing does. */
  because: string;
}

/** What weighs beside deaths, in points. The summary counts for less: it often tells what happened before. */
const KINDS = {
  attacks: 1.4,
  disasters: 1.3,
  offices: 1.5,
  agreements: 1.1,
  rulings: 0.9,
  records: 0.7,
} as const;
const SUMMARY_SHARE = 0.35;
/** A second kind adds this share of itself: an attack that breaks a ceasefire. */
const SECOND_SHARE = 0.4;
const MOST = 3;
/** Deaths, and what they weigh: from the second number on, at least so many. */
const DEATHS: readonly (readonly [atLeast: number, points: number])[] = [
  [100, 3],
  [20, 2.6],
  [8, 2.2],
  [3, 1.6],
  [1, 1.1],
  [0, 0.7],
];
/** A figure with more digits is a year or a sum of money more often than a toll. */
const FIGURE = '\\d{1,3}(?:[.,]\\d{3})?';
/** Words between a figure and the deaths it counts. */
const BETWEEN = '(?:[^\\s\\d.;:]+ ){0,4}';

const { gravity } = lexicon;

/** By language: every kind with its expression, deaths apart, which are counted. */
const EXPRESSIONS = new Map(
  [...gravity.deaths].map(([language, deaths]) => {
    const numbers = gravity.numbers.get(language) ?? new Map<string, string>();
    const number = [FIGURE, ...numbers.keys()].join('|');
    const kinds = Object.entries(KINDS).map(([kind, points]): [RegExp, number] => [
      wholeWords(gravity[kind as keyof typeof KINDS].get(language) ?? '(?!)'),
      points,
    ]);
    const counted = wholeWords(
      `(?<before>${number}) ${BETWEEN}(?:${deaths})|(?:${deaths}) ${BETWEEN}(?<after>${number})`,
      'i',
    );
    const measures = wholeWords(gravity.measures.get(language) ?? '(?!)', 'gi');
    return [language, { kinds, counted, numbers, measures, deaths: wholeWords(deaths, 'i') }];
  }),
);

/** How grave what a report tells is, from its words in its own language; nothing is known of other languages. */
export function gravityOf({ title, summary, language }: Gravitas): Gravity {
  const headline = gravityIn(title, language);
  const rest = gravityIn(summary, language);
  const points = Math.max(headline.points, rest.points * SUMMARY_SHARE);
  return { points, because: points === headline.points ? headline.because : rest.because };
}

type Gravitas = Pick<LabelledReport, 'title' | 'summary' | 'language'>;

function gravityIn(text: string, language: string): Gravity {
  const expressions = EXPRESSIONS.get(language);
  if (!expressions) return { points: 0, because: '' };
  const found = [deathsIn(text, expressions), ...expressions.kinds.flatMap((kind) => findIn(text, kind))]
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  const [first, second] = found;
  if (!first) return { points: 0, because: '' };
  return {
    points: Math.min(MOST, first.points + SECOND_SHARE * (second?.points ?? 0)),
    because: first.because,
  };
}

interface Deaths {
  counted: RegExp;
  numbers: ReadonlyMap<string, string>;
  measures: RegExp;
  deaths: RegExp;
}

function deathsIn(text: string, { counted, numbers, measures, deaths }: Deaths): Gravity {
  const told = text.replace(measures, '…');
  const match = counted.exec(told);
  const number = (match?.groups?.before ?? match?.groups?.after)?.toLowerCase();
  const because = match?.[0] ?? deaths.exec(told)?.[0];
  if (!because) return { points: 0, because: '' };
  const toll = number === undefined ? 0 : Number(numbers.get(number) ?? number.replace(/[.,]/g, ''));
  return { points: DEATHS.find(([atLeast]) => toll >= atLeast)?.[1] ?? 0, because };
}

/** The first two things of a kind: fires here and floods there. */
function findIn(text: string, [pattern, points]: [RegExp, number]): Gravity[] {
  const found = new Set(text.match(pattern)?.map((words) => words.toLowerCase()));
  return [...found].slice(0, 2).map((because) => ({ points, because }));
}
