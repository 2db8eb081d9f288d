/** How much of a text stands on a card. */
import { lexicon } from '../../lexicon/lexicon.ts';
import { closed, sentencesOf } from './sentences.ts';
import { tokens } from './words/tokens.ts';

/** Sentences are taken until there are this many characters, so that "The U.S." is not a summary. */
const ENOUGH = 80;
/** Where one more is taken, a card has room for this many. */
const MOST = 280;
/** Share of its words that a sentence has from the headline, from which it tells nothing more. */
const REPEATED = 0.4;
/** Asks, or quotes: no sentence to end a card with. */
const ASKS_OR_QUOTES = /\?["”’')]*\s*$|^["“‘'„«]/u;

const atStart = (words: ReadonlyMap<string, string>): ReadonlyMap<string, RegExp> =>
  new Map([...words].map(([language, any]) => [language, new RegExp(`^(?:${any})(?!\\p{L})`, 'iu')]));
/** "Dat meldt de politie." */
const SOURCING = atStart(lexicon.grammar.sourcing);
/** "But it never had one.": without it, the sentence before says the opposite. */
const TURN = atStart(lexicon.grammar.turns);

/**
 * The first sentence of a text, or the first few when they are short, with whose word it is. One more where it turns the others
 * round, or where they only repeat the headline.
 * @param headline "" where it does not matter what is repeated
 */
export function firstSentences(text: string, language: string, headline: string): string {
  let taken = '';
  let goesOn = false;
  for (const sentence of sentencesOf(text, language)) {
    if (taken.trim().length >= ENOUGH && !SOURCING.get(language)?.test(sentence)) {
      if (goesOn || !isNeeded(sentence, taken, language, headline)) break;
      goesOn = true;
    }
    taken += sentence;
  }
  return closed(taken.trim());
}

function isNeeded(next: string, taken: string, language: string, headline: string): boolean {
  if ((taken + next).trim().length > MOST || ASKS_OR_QUOTES.test(next)) return false;
  if (closed(taken) !== taken) return false;
  if (TURN.get(language)?.test(next)) return true;
  if (headline === '') return false;
  const words = new Set(tokens(headline, language));
  const repeats = (sentence: string): boolean => {
    const own = new Set(tokens(sentence, language));
    return [...own].filter((word) => words.has(word)).length >= own.size * REPEATED;
  };
  return repeats(taken) && !repeats(next);
}
