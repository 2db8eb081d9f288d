import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { isAllCaps } from '../tokens.ts';

const ANYWHERE = wholeWords(lexicon.genre.within, 'i');
const FIRST_WORD = /^[\p{L}\p{N}]+/u;

/**
 * True for the headline of a gallery, an explainer, a list or a question: about the event, but not the news of it.
 * "Who pays for it" asks; "WHO sends doctors" does not.
 */
export function isAboutTheNews(headline: string): boolean {
  if (headline.endsWith('?') || ANYWHERE.test(headline)) return true;
  const first = FIRST_WORD.exec(headline)?.[0] ?? '';
  const isAcronym = first.length > 1 && isAllCaps(first) && !isAllCaps(headline);
  return !isAcronym && lexicon.genre.opens.has(first.toLowerCase());
}
