import { isNameAt, lexicon } from '../../lexicon/lexicon.ts';
import { isAllCaps, isOneOf, type Text, type Token } from './tokens.ts';

/** Words of a summary that speak of a topic before it is one: a shooting at a school is not about education. */
const TOPIC_WORDS = 2;
/** Texts in a language without a table of its own quote English words. */
const REFERENCE = 'en';
const { scenes } = lexicon.topics;
const { clubs, plays } = lexicon.clubs;

interface Term {
  topic: string;
  /** As the table has them, between "_". */
  words: string;
  /** Those after the first. */
  rest: readonly string[];
}

/** Language → first word → what begins with it, the longest first. */
const TERMS: ReadonlyMap<string, ReadonlyMap<string, readonly Term[]>> = new Map(
  [...lexicon.topics.words].map(([language, topics]) => [language, byFirstWord(topics)]),
);
export const TOPIC_NAMES: ReadonlySet<string> = new Set(
  [...lexicon.topics.words.values()].flatMap((topics) => [...topics.values()]),
);

function byFirstWord(topics: ReadonlyMap<string, string>): Map<string, Term[]> {
  const terms = new Map<string, Term[]>();
  for (const [words, topic] of topics) {
    const [first = '', ...rest] = words.split('_');
    const known = terms.get(first) ?? [];
    terms.set(
      first,
      [...known, { topic, words, rest }].sort((a, b) => b.rest.length - a.rest.length),
    );
  }
  return terms;
}

/** Topics that the headline speaks of, in the order of its words. */
export function topicsOfHeadline(headline: Text, language: string): string[] {
  const said = termsIn(headline, language);
  // "Shots at a school" are not about education.
  const told = said.filter(({ words }) => !scenes.has(words));
  return [...new Set((told.length > 0 ? told : said).map(({ topic }) => topic))];
}

/** Topics that the summary speaks of in two different words. */
export function topicsOfSummary(summary: Text, language: string): string[] {
  const said = new Map<string, Set<string>>();
  for (const { topic, words } of termsIn(summary, language))
    said.set(topic, (said.get(topic) ?? new Set()).add(words));
  return [...said].filter(([, words]) => words.size >= TOPIC_WORDS).map(([topic]) => topic);
}

function termsIn(text: Text, language: string): Term[] {
  const { tokens } = text;
  const terms = TERMS.get(language) ?? TERMS.get(REFERENCE);
  const found: Term[] = [];
  for (const [at, token] of tokens.entries()) {
    const term = terms
      ?.get(token.folded)
      ?.find(({ rest }) => rest.every((word, index) => tokens[at + 1 + index]?.folded === word));
    const isOther = term?.rest.length === 0 && (isName(text.text, token, language) || isClub(text, at));
    if (term && !isOther) found.push(term);
  }
  return found;
}

/** "Harma Boer" is nobody on a farm. */
const isName = (text: string, token: Token, language: string): boolean =>
  token.capital && !isAllCaps(token.raw) && isNameAt(text, token.start, language);

/** "Arsenal beat Wolves", "Wolves sign": not where a sentence may begin, unless it plays. */
function isClub({ tokens, titleCase }: Text, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token?.capital || !clubs.has(token.folded)) return false;
  return isOneOf(plays, next) || (at > 0 && !titleCase);
}
