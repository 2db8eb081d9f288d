import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { type Text, unquoted } from '../tokens.ts';
import { deduct, type Judged, judge, type Rule } from './score.ts';

const { loaded } = lexicon;
const { labels, judgements, pictures, verbs, weighing } = loaded;
/** Words that judge, outside quotation marks: quoted words are somebody's, not the publisher's. */
const RULES: readonly Rule[] = [
  { pattern: wholeWords(labels), cost: 2 },
  { pattern: wholeWords(judgements), cost: 1.5 },
  { pattern: wholeWords(pictures), cost: 1 },
  { pattern: wholeWords(verbs), cost: 0.5, most: 1 },
  { pattern: wholeWords(weighing), cost: 0.5, most: 1 },
];
/** All of them at once: most texts have none, and are read once instead of for each rule. */
const ANY_LOADED = wholeWords([labels, judgements, pictures, verbs, weighing].join('|'), 'i');

/** Series and sections that carry opinions, at the start or end of a headline. */
const OPINION_HEADLINE = new RegExp(
  `^(?:${loaded.opinionBefore})\\s*[:|–—-]|[|–—]\\s*(?:${loaded.opinionAfter})(?:\\s|$)`,
  'iu',
);
const OPINION_ADDRESS = new RegExp(`/(?:${loaded.opinionSections})(?:/|$)`, 'iu');
const OPINION_COST = 3;

/** How little a report tells the reader what to think, 0–10, and what cost it points. */
export function judgeNeutrality(headline: Text, summary: Text, url: string): Judged {
  const own = unquoted(`${headline.text}\n${summary.text}`);
  // A reader finds the word in a headline, and not the one in an address.
  const marker = OPINION_HEADLINE.exec(headline.text)?.[0] ?? (OPINION_ADDRESS.test(url) ? '' : null);
  const opinion =
    marker === null ? [] : [{ text: marker.replace(/[|:–—]/g, ' ').trim(), cost: OPINION_COST }];
  return judge([...opinion, ...(ANY_LOADED.test(own) ? deduct(own, RULES) : [])]);
}
