/** Whether a headline is overtaken by what a newer report of its story tells. */
import type { LabelledReport } from '../../contract/contract.ts';
import { tellsToll, tollOf } from '../4-label/story-labels.ts';
import { isNews } from './behind.ts';
import { isOvertaken, isReaction, isStatement, looksAhead } from './headline-wording.ts';
import { tokens } from './words/tokens.ts';

type Told = Pick<LabelledReport, 'title' | 'language' | 'publishedAt' | 'labels'>;

/** Words that a headline has in common with the one it overtakes: a story may hold a stray report. */
const SHARED_WORDS = 2;

/**
 * The headline that tells what came of another one.
 * @param others of the same story and language, the best first
 * @returns undefined where nothing newer says that it is over, or tells of more deaths; never one that is overtaken itself
 */
export function overtaking<R extends Told>(headline: R, others: readonly R[]): R | undefined {
  const outcome = others.find(
    (report) =>
      report.publishedAt > headline.publishedAt &&
      (isToldOver(headline, report) || countsMore(headline, report)) &&
      tellsNews(report) &&
      shareWords(report, headline),
  );
  return outcome && (overtaking(outcome, others) ?? outcome);
}

const isToldOver = (older: Told, newer: Told): boolean =>
  isOvertaken(older, newer) && !isOvertaken(newer, older);

/** It tells of more deaths, or of so many that they are the event where the other counts none. */
function countsMore(older: Told, newer: Told): boolean {
  const [known, toll] = [tollOf(older), tollOf(newer)];
  return known ? (toll?.least ?? 0) > known.most : tellsToll(newer);
}

const tellsNews = (report: Told): boolean =>
  isNews(report) &&
  report.labels.genre !== 'live' &&
  isStatement(report.title) &&
  !isReaction(report) &&
  !looksAhead(report);

function shareWords(one: Told, other: Told): boolean {
  const words = new Set(tokens(one.title, one.language));
  return (
    [...new Set(tokens(other.title, other.language))].filter((word) => words.has(word)).length >= SHARED_WORDS
  );
}
