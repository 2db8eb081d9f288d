/** Where a text's sentences end, as feeds write them. */
import { MAX_SUMMARY } from '../../contract/contract.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { count } from './clause.ts';

/** A full stop that ends no sentence: initials, abbreviations, the number of a point. */
const NO_END = new RegExp(
  `(?:\\p{Lu}\\.|(?<!\\p{L})(?:${lexicon.grammar.abbreviations})\\.|^\\d+\\.)\\s*$`,
  'u',
);
const HALF_OF_DAY = new RegExp(`\\d (?:${lexicon.calendar.halfOfDay})\\s*$`, 'u');
const DAY_OR_ZONE = new RegExp(`^(?:\\p{Lu}{2,4}|${lexicon.calendar.afterTime})(?!\\p{L})`, 'u');

/** By language: making one costs more than using it. Languages of reports are two letters, so there are few. */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/** A text in sentences, each with the space after it. */
export function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenterOf(language).segment(text)) {
    const before = sentences.at(-1);
    if (before !== undefined && (NO_END.test(before) || isTimeOf(before, segment)))
      sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** "At 9 a.m. Tuesday", "5 p.m. London time": the sentence goes on. */
const isTimeOf = (before: string, next: string): boolean =>
  HALF_OF_DAY.test(before) && DAY_OR_ZONE.test(next);

/** With the marks that end quotations of which only the first sentences are left. */
export function closed(text: string): string {
  const [opened, ended, straight] = [count(text, '“') + count(text, '„'), count(text, '”'), count(text, '"')];
  if (opened > 0 && straight > 0) return text;
  const end = '”'.repeat(Math.max(0, opened - ended)) + '"'.repeat(ended > 0 ? 0 : straight % 2);
  return text.length + end.length > MAX_SUMMARY ? text : text + end;
}
