import type { LabelledReport } from '../../contract/contract.ts';

/** Characters of a publisher's own summary that may be shown. */
const SUMMARY_LIMIT = 300;
/** Sentences are taken until there are this many characters, so that "The U.S." is not a summary. */
const ENOUGH = 80;
const ELLIPSIS = '…';

/** By language: making one costs more than using it. Languages of reports are two letters, so there are few. */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/** The first sentence of a summary, or the first few when they are short. */
export function firstSentences(summary: string, language: string): string {
  let taken = '';
  for (const { segment } of segmenterOf(language).segment(summary)) {
    if (taken.trim().length >= ENOUGH) break;
    taken += segment;
  }
  return bounded(taken.trim());
}

/**
 * What a story says under its headline: the opening of the headline report's summary, and the longest summary that
 * says more than that. Either may be empty.
 * @param reports reports in one language, the headline's first
 */
export function summaries(reports: LabelledReport[]): { sub_headline: string; description: string } {
  const lead = reports.find(({ summary }) => summary !== '');
  if (!lead) return { sub_headline: '', description: '' };
  const sub_headline = firstSentences(lead.summary, lead.language);
  const longest = reports
    .map(({ summary }) => bounded(summary))
    .filter((summary) => summary !== sub_headline)
    .reduce((best, summary) => (summary.length > best.length ? summary : best), '');
  return { sub_headline, description: longest };
}

/** Cut at a word, with an ellipsis, when longer than a summary may be. */
function bounded(text: string): string {
  if (text.length <= SUMMARY_LIMIT) return text;
  const cut = text.slice(0, SUMMARY_LIMIT - ELLIPSIS.length);
  return cut.slice(0, cut.lastIndexOf(' ')).trimEnd() + ELLIPSIS;
}
