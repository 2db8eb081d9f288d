import { type LabelledReport, TELLS_NEWS } from '../../contract/contract.ts';
import { lexicon, wholeWords } from '../../lexicon/lexicon.ts';
import { datelineLength } from '../4-label/story-labels.ts';
import { mainClause } from './clause.ts';
import { tokens } from './words/tokens.ts';

/** Characters of a publisher's own summary that may be shown. */
const SUMMARY_LIMIT = 300;
/** Sentences are taken until there are this many characters, so that "The U.S." is not a summary. */
const ENOUGH = 80;
/** How feeds end a text that they cut, and a colon or a comma where a sentence should end. */
const CUT = /(?:…|\.{3}|[,:;–—-])\s*["”’')\]]*\s*$/u;
const LABEL = new RegExp(`^(?:${lexicon.feed.opens}): `, 'iu');
const OPENING = /^["“‘'«„]?\p{Lu}/u;
/** Words a text has in common with the headline before it may stand under it. */
const SHARED_WORDS = 2;
/** Share of the headline's words in a report's own headline from which both say the same: then it may be older, where nothing newer has a text. */
const SAME = 0.5;
/** By language: says who has not answered yet, which a newer report may tell. */
const PENDING = new Map(
  [...lexicon.headline.pending].map(([language, pattern]) => [language, wholeWords(pattern, 'i')]),
);
/** Asked before it happened. */
const QUESTION = /\?\s*$/;
/** A full stop that ends no sentence: initials and abbreviations. */
const NO_END = new RegExp(`(?:\\p{Lu}\\.|(?<!\\p{L})(?:${lexicon.grammar.abbreviations})\\.)\\s*$`, 'u');

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
 * What a story says under its headline: the opening of the headline report's summary, and all of it, or else the text of
 * another that shares most with the headline. Others lend theirs only when it shares words with the headline and is no older: a preview must
 * not stand under what happened. Where none has a text, one whose own headline says the same lends its own, and else whatever news of the story has one.
 * Whole sentences, or the main clause of one that is cut. A live page lends none that shares too little with its own headline. Either may be empty.
 * @param reports reports in one language, the headline's first
 */
export function summaries(reports: Text[]): { sub_headline: string; description: string } {
  const [headline] = reports;
  const [lead, ...others] = headline ? lenders(headline, reports) : [];
  if (!headline || !lead) return { sub_headline: '', description: '' };
  const text = textOf(lead);
  const sub_headline = firstSentences(text, headline.language);
  if (text !== sub_headline) return { sub_headline, description: text };
  const more = others.filter((report) => textOf(report) !== sub_headline);
  const [next] = more.length > 1 ? likestFirst(more, headline) : more;
  return { sub_headline, description: next ? textOf(next) : '' };
}

/** The reports that may lend their text, all with one. */
function lenders(headline: Text, reports: Text[]): Text[] {
  const withText = reports.filter((report) => textOf(report) !== '' && !strays(report));
  // Most stories have one report only, which is compared with nothing.
  if (withText.length === 1 && withText[0] === headline) return withText;
  const words = wordsOf(headline.title, headline.language);
  const ways = [mayLend(headline, words), saysTheSame(words), tellsNews];
  const newest = reports.reduce((last, { publishedAt }) => (publishedAt > last ? publishedAt : last), '');
  const isOpen = (report: Text): boolean =>
    report.publishedAt < newest && (PENDING.get(report.language)?.test(textOf(report)) ?? false);
  for (const may of ways) {
    const found = withText.filter(may);
    if (found.length > 0) return [...found.filter((report) => !isOpen(report)), ...found.filter(isOpen)];
  }
  return [];
}

function likestFirst(reports: Text[], headline: Text): Text[] {
  const words = wordsOf(headline.title, headline.language);
  return reports
    .map((report) => ({ report, shared: sharedWords(report.summary, report.language, words) }))
    .sort((a, b) => b.shared - a.shared || textOf(b.report).length - textOf(a.report).length)
    .map(({ report }) => report);
}

type Told = Pick<Text, 'summary' | 'language'>;

/** Of each report, since a story asks for the texts of its reports several times. */
const texts = new WeakMap<Told, string>();

/** What a report says of itself, in whole sentences; "" when its feed cut the only one. */
export function textOf(report: Told): string {
  const known = texts.get(report);
  if (known !== undefined) return known;
  const text = wholeSentences(withoutLabel(withoutDateline(report.summary)), report.language);
  texts.set(report, text);
  return text;
}

/** "WENDMOUTH (Reuters) - " and "[Wend Radio] Wendmouth -- " say who wrote, and no news. */
const withoutDateline = (summary: string): string => {
  const text = summary.replace(/^\s*\[[^\]]{2,40}\]\s*(?:[^.\n]{2,40}?\s(?:--|[–—])\s)?/u, '');
  return text.slice(datelineLength(text)).replace(/^\s*[-–—:]+\s*/u, '');
};

/** "Also in this blog: The ferry …": what follows is the text, where it begins like one. */
const withoutLabel = (summary: string): string => {
  const text = summary.replace(LABEL, '');
  return OPENING.test(text) ? text : summary;
};

type Text = Pick<LabelledReport, 'title' | 'summary' | 'language' | 'publishedAt' | 'labels'>;

const isNews = ({ labels }: Text): boolean => TELLS_NEWS.has(labels.genre);
const tellsNews = (report: Text): boolean => isNews(report) && !QUESTION.test(report.title);

/** A live page's headline is its latest news, its text often an older item or what the page is for. */
const strays = ({ title, summary, language, labels }: Text): boolean =>
  labels.genre === 'live' && sharedWords(summary, language, wordsOf(title, language)) < SHARED_WORDS;

const mayLend =
  (headline: Text, words: ReadonlySet<string>) =>
  (report: Text): boolean =>
    report === headline ||
    (report.publishedAt >= headline.publishedAt &&
      isNews(report) &&
      sharedWords(`${report.title} ${report.summary}`, report.language, words) >=
        Math.min(words.size, SHARED_WORDS));

const saysTheSame =
  (words: ReadonlySet<string>) =>
  (report: Text): boolean =>
    tellsNews(report) &&
    sharedWords(report.title, report.language, words) >= Math.max(SHARED_WORDS, words.size * SAME);

const wordsOf = (text: string, language: string): ReadonlySet<string> => new Set(tokens(text, language));

function sharedWords(text: string, language: string, words: ReadonlySet<string>): number {
  const own = wordsOf(text, language);
  return [...words].filter((word) => own.has(word)).length;
}

function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenterOf(language).segment(text)) {
    const before = sentences.at(-1);
    if (before !== undefined && NO_END.test(before)) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** As many whole sentences as may be shown; the main clause of the first where that is cut. "" when there is none. */
function wholeSentences(text: string, language: string): string {
  const sentences = sentencesOf(text.trim(), language);
  let taken = '';
  for (const sentence of sentences) {
    if ((taken + sentence).trimEnd().length > SUMMARY_LIMIT || CUT.test(sentence)) break;
    taken += sentence;
  }
  return taken.trim() || mainClause((sentences[0] ?? '').slice(0, SUMMARY_LIMIT), language);
}
