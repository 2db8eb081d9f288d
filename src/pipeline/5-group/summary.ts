import { type LabelledReport, TELLS_NEWS } from '../../contract/contract.ts';
import { datelineLength } from '../4-label/label.ts';
import { tokens } from './words/tokens.ts';

/** Characters of a publisher's own summary that may be shown. */
const SUMMARY_LIMIT = 300;
/** Sentences are taken until there are this many characters, so that "The U.S." is not a summary. */
const ENOUGH = 80;
/** How feeds end a text that they cut, and a colon or a comma where a sentence should end. */
const CUT = /(?:…|\.{3}|[,:;–—-])\s*["”’')\]]*\s*$/u;
/** Words a text has in common with the headline before it may stand under it. */
const SHARED_WORDS = 2;

/** By language: making one costs more than using it. Languages of reports are two letters, so there are few. */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/** The first sentence of a text, or the first few when they are short. */
export function firstSentences(text: string, language: string): string {
  let taken = '';
  for (const segment of sentencesOf(text, language)) {
    if (taken.trim().length >= ENOUGH) break;
    taken += segment;
  }
  return taken.trim();
}

/**
 * What a story says under its headline: the opening of the headline report's summary, and the longest text that says
 * more. Others lend theirs only when it shares words with the headline and is no older: a preview must not stand under
 * what happened. Whole sentences; a text cut inside its only one is not shown. Either may be empty.
 * @param reports reports in one language, the headline's first
 */
export function summaries(reports: Text[]): { sub_headline: string; description: string } {
  const [headline] = reports;
  if (!headline) return { sub_headline: '', description: '' };
  const words = new Set(tokens(headline.title, headline.language));
  const texts = reports
    .filter((report) => report === headline || mayLend(report, headline, words))
    .map((report) => wholeSentences(withoutDateline(report.summary), report.language))
    .filter((text) => text !== '');
  const [lead] = texts;
  if (lead === undefined) return { sub_headline: '', description: '' };
  const sub_headline = firstSentences(lead, headline.language);
  const longest = texts
    .filter((text) => text !== sub_headline)
    .reduce((best, text) => (text.length > best.length ? text : best), '');
  return { sub_headline, description: longest };
}

/** "WENDMOUTH (Reuters) - " and "[Wend Radio] Wendmouth -- " say who wrote, and no news. */
const withoutDateline = (summary: string): string => {
  const text = summary.replace(/^\s*\[[^\]]{2,40}\]\s*(?:[^.\n]{2,40}?\s(?:--|[–—])\s)?/u, '');
  return text.slice(datelineLength(text)).replace(/^\s*[-–—:]+\s*/u, '');
};

type Text = Pick<LabelledReport, 'title' | 'summary' | 'language' | 'publishedAt' | 'labels'>;

function mayLend(report: Text, headline: Text, words: Set<string>): boolean {
  if (report.publishedAt < headline.publishedAt || !TELLS_NEWS.has(report.labels.genre)) return false;
  const own = new Set(tokens(`${report.title} ${report.summary}`, report.language));
  const shared = [...words].filter((word) => own.has(word)).length;
  return shared >= Math.min(words.size, SHARED_WORDS);
}

const sentencesOf = (text: string, language: string): string[] =>
  [...segmenterOf(language).segment(text)].map(({ segment }) => segment);

/** As many whole sentences as may be shown. "" when there is none. */
function wholeSentences(text: string, language: string): string {
  let taken = '';
  for (const sentence of sentencesOf(text.trim(), language)) {
    if ((taken + sentence).trimEnd().length > SUMMARY_LIMIT || CUT.test(sentence)) break;
    taken += sentence;
  }
  return taken.trim();
}
