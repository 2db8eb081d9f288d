import { type LabelledReport, MAX_SUMMARY } from '../../contract/contract.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { datelineLength } from '../4-label/story-labels.ts';
import { isNews } from './behind.ts';
import { mainClause } from './clause.ts';
import { isReaction, isUnanswered } from './headline-wording.ts';
import { firstSentences } from './opening.ts';
import { closed, sentencesOf } from './sentences.ts';
import { tokens } from './words/tokens.ts';

/** How feeds end a text that they cut, and a colon or a comma where a sentence should end. */
const CUT = /(?:…|\.{3}|[,:;–—-])\s*["”’')\]]*\s*$/u;
/** A sentence about the page it stands on: what a live blog is for, that an article was corrected. */
const OF_ITSELF = new RegExp(`^(?:${lexicon.feed.ofItself})(?![\\p{L}\\p{N}])`, 'iu');
/** Words a text has in common with the headline before it may stand under it. */
const SHARED_WORDS = 2;
/** Share of the headline's words in another report from which both say the same. */
const SAME = 0.5;
/** The last word of a text that has no mark at its end. */
const LAST_WORD = /(?<=[\p{L}] )\p{Ll}+\s*$/u;

/**
 * What a story says under its headline: the opening of the headline report's summary, and all of it, or else the text of another that
 * shares most with the headline. Whole sentences, or the main clause of one that is cut. Either may be empty.
 * @param reports reports in one language, the headline's first
 */
export function summaries(reports: Text[]): { sub_headline: string; description: string } {
  const [headline] = reports;
  const withText = reports.filter((report) => textOf(report) !== '' && !strays(report));
  if (!headline || withText.length === 0) return { sub_headline: '', description: '' };
  // Most stories have one report only, which is compared with nothing.
  const isAlone = withText.length === 1 && withText[0] === headline;
  const words = wordsOf(isAlone ? '' : headline.title, headline.language);
  const lending = withText.filter(mayLend(headline, words));
  const same = (): Text[] => withText.filter((report) => saysTheSame(report, words));
  const newest = reports.reduce((last, { publishedAt }) => (publishedAt > last ? publishedAt : last), '');
  const lead =
    lending.find((report) => !isOpen(report, newest) && (report === headline || !isReaction(report))) ??
    lending.find((report) => report === headline) ??
    likestFirst(same(), words)[0] ??
    lending[0];
  if (!lead) return { sub_headline: '', description: '' };
  const text = textOf(lead);
  const sub_headline = firstSentences(text, headline.language, isNews(lead) ? headline.title : '');
  if (text !== sub_headline) return { sub_headline, description: text };
  const others = (lending.includes(lead) ? lending : same()).filter((report) => textOf(report) !== text);
  const [next] = likestFirst(others, words);
  return { sub_headline, description: next ? textOf(next) : '' };
}

function likestFirst(reports: Text[], words: ReadonlySet<string>): Text[] {
  if (reports.length < 2) return reports;
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
  const text = closed(wholeSentences(withoutDateline(report.summary), report.language));
  texts.set(report, text);
  return text;
}

/** "WENDMOUTH (Reuters) - " and "[Wend Radio] Wendmouth -- " say who wrote, and no news. */
const withoutDateline = (summary: string): string => {
  const text = summary.replace(/^\s*\[[^\]]{2,40}\]\s*(?:[^.\n]{2,40}?\s(?:--|[–—])\s)?/u, '');
  return text.slice(datelineLength(text)).replace(/^\s*[-–—:]+\s*/u, '');
};

type Text = Pick<LabelledReport, 'title' | 'summary' | 'language' | 'publishedAt' | 'labels'>;

/** A live page's headline is its latest news, its text often an older item or what the page is for. */
const strays = ({ title, summary, language, labels }: Text): boolean =>
  labels.genre === 'live' && sharedWords(summary, language, wordsOf(title, language)) < SHARED_WORDS;

/** Its own text, or that of news which is no older, since a preview must not stand under what happened. */
const mayLend =
  (headline: Text, words: ReadonlySet<string>) =>
  (report: Text): boolean =>
    report === headline ||
    (report.publishedAt >= headline.publishedAt &&
      isNews(report) &&
      sharedWords(told(report), report.language, words) >= Math.min(words.size, SHARED_WORDS));

/** It may be older, or think about it, where nothing newer has a text. */
const saysTheSame = (report: Text, words: ReadonlySet<string>): boolean =>
  sharedWords(told(report), report.language, words) >= Math.max(SHARED_WORDS, words.size * SAME);

/** Somebody had not answered yet, and a newer report may tell the answer. */
const isOpen = (report: Text, newest: string): boolean =>
  report.publishedAt < newest && isUnanswered(textOf(report), report.language);

const told = ({ title, summary }: Text): string => `${title} ${summary}`;
const wordsOf = (text: string, language: string): ReadonlySet<string> => new Set(tokens(text, language));

function sharedWords(text: string, language: string, words: ReadonlySet<string>): number {
  const own = wordsOf(text, language);
  return [...words].filter((word) => own.has(word)).length;
}

/** "She said the deal was": a feed cut it without a sign. */
function breaksOff(sentence: string, language: string): boolean {
  const last = LAST_WORD.exec(sentence)?.[0];
  return last !== undefined && (lexicon.grammar.stopWords.get(language)?.has(last.toLowerCase()) ?? false);
}

/** As many whole sentences as may be shown; the main clause of the first where that is cut. "" when there is none. */
function wholeSentences(text: string, language: string): string {
  const sentences = sentencesOf(text.trim(), language).filter((sentence) => !OF_ITSELF.test(sentence));
  let taken = '';
  for (const sentence of sentences) {
    if ((taken + sentence).trimEnd().length > MAX_SUMMARY || CUT.test(sentence)) break;
    if (taken !== '' && breaksOff(sentence, language)) break;
    taken += sentence;
  }
  return taken.trim() || mainClause((sentences[0] ?? '').slice(0, MAX_SUMMARY), language);
}
