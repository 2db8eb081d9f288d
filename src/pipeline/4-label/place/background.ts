/** Places that a text names without being about what happens there: years gone by and interests. */
import { lexicon } from '../../../lexicon/lexicon.ts';
import { gap, isOneOf, SENTENCE_END, type Text, type Token } from '../tokens.ts';
import type { Mention } from './mentions.ts';

const { asides, beforeYears, events, interests, prepositions, strongPrepositions } = lexicon.place;

/** Years from which on something may still be news: those before it are looked back upon. */
const PAST_YEAR = /^(?:1[5-9]\d\d|20[01]\d)$/;
/** Nobody tells of such a year for where the news is now. */
const LONG_PAST = /^1[5-9]\d\d$/;
/** Words from such a year to the place: "the 2015 terror attacks in Paris". */
const YEAR_WORDS = 4;

/** "2015", not "150" nor "3000". */
export const isPastYear = (word: Token | undefined): boolean =>
  word !== undefined && PAST_YEAR.test(word.raw);

/** True for what only explains who somebody is or was: it weighs little and is no scene. */
export const isBackground = (mention: Mention): boolean =>
  mention.entry.countries[0]?.kind !== 'host' && (isLookedBackOn(mention) || isHeld(mention));

/** "The 1994 genocide in Rwanda", "Athens in 2004". */
function isLookedBackOn({ text, at, length, previous, next }: Mention): boolean {
  for (let back = 1; back <= YEAR_WORDS; back += 1) {
    const [year, word] = [text.tokens[at - back], text.tokens[at - back - 1]];
    if (!year || SENTENCE_END.test(gap(text, year, text.tokens[at - back + 1]))) break;
    const isNamed = isOneOf(events, text.tokens[at - back + 1]);
    const isYear = isPastYear(year) && (isNamed || isOneOf(beforeYears, word));
    if (isYear && (back === 1 ? previous !== undefined : isOneOf(prepositions, previous))) return true;
  }
  if (isInPastSentence({ text, at })) return true;
  return next?.folded === 'in' && isPastYear(text.tokens[at + length + 1]);
}

/** "He landed near Witteveen in 1945, and attacked Westerbork": whatever follows in the sentence. */
function isInPastSentence({ text, at }: Pick<Mention, 'text' | 'at'>): boolean {
  for (let back = at - 1; back > 0; back -= 1) {
    const [before, word] = [text.tokens[back - 1], text.tokens[back]];
    if (SENTENCE_END.test(gap(text, word, text.tokens[back + 1]))) return false;
    if (LONG_PAST.test(word?.raw ?? '') && isOneOf(strongPrepositions, before)) return true;
  }
  return false;
}

/** "China's stake in", "a foothold in": whose interests are there, not what happens. */
const isHeld = ({ text, at, previous }: Mention): boolean =>
  isOneOf(strongPrepositions, previous) && isOneOf(interests, text.tokens[at - 2]);

/** "Stocks rise amid hopes for Hormuz": what goes on around the news, to the end of the clause. */
export function isAside({ text, at }: Mention): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const word = text.tokens[back];
    if (!word || /[.!?;:,–—]/u.test(gap(text, word, text.tokens[back + 1]))) return false;
    if (asides.has(word.folded)) return back > 0;
  }
  return false;
}

/** Where the second sentence of a headline begins: what it tells is beside the first. 0 = there is one sentence. */
export function secondSentence({ tokens, text }: Text): number {
  for (let at = 3; at < tokens.length; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token?.capital || before.folded.length < 4) continue;
    if (/^[.!]['”"’]? $/u.test(text.slice(before.end, token.start))) return token.start;
  }
  return 0;
}
