import { firstLook, lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { isPartOfCompound, type Text, unquoted } from '../tokens.ts';
import { inOwnWords } from './own-words.ts';
import { deduct, type Judged, judge, type Rule } from './score.ts';

const { loaded } = lexicon;
const { opinionSections, ...lists } = loaded;
const { labels, judgements, pictures, verbs, weighing, opinionBefore, opinionAfter } = lists;

const WORDS = inOwnWords(lists, (any) => ({
  /** Words that judge, outside quotation marks: quoted words are somebody's, not the publisher's. */
  rules: [
    { pattern: wholeWords(any(labels)), cost: 2, names: true },
    { pattern: wholeWords(any(judgements)), cost: 1.5, names: true },
    { pattern: wholeWords(any(pictures)), cost: 1, names: true },
    { pattern: wholeWords(any(verbs)), cost: 0.5, most: 1 },
    { pattern: wholeWords(any(weighing)), cost: 0.5, most: 1, names: true },
  ] satisfies Rule[],
  any: firstLook([labels, judgements, pictures, verbs, weighing].map(any)),
  /** Series that carry opinions, at the start or end of a headline. */
  opinion: new RegExp(
    `^(?:${any(opinionBefore)})\\s*[:|–—-]|[|–—]\\s*(?:${any(opinionAfter)})(?:\\s|$)`,
    'iu',
  ),
}));

const OPINION_ADDRESS = new RegExp(`/(?:${opinionSections})(?:/|$)`, 'iu');
const OPINION_COST = 3;

/** How little a report tells the reader what to think, 0–10, and what cost it points. */
export function judgeNeutrality(headline: Text, summary: Text, url: string, language: string): Judged {
  const words = WORDS(language);
  const own = unquoted(`${headline.text}\n${summary.text}`);
  // A reader finds the word in a headline, and not the one in an address.
  const opening = words.opinion.exec(headline.text)?.[0];
  const series = opening !== undefined && isPartOfCompound(opening, headline.text) ? undefined : opening;
  const marker = series ?? (OPINION_ADDRESS.test(url) ? '' : null);
  const opinion =
    marker === null ? [] : [{ text: marker.replace(/[|:–—]/g, ' ').trim(), cost: OPINION_COST }];
  return judge([
    ...opinion,
    ...(words.any(own.toLowerCase()) ? deduct(own, words.rules, headline.titleCase) : []),
  ]);
}
