import { DEFAULT_CATEGORY, RANKING_CATEGORIES } from '../../contract/contract.ts';
import { lexicon, type Subject } from '../../lexicon/lexicon.ts';
import { isAllCaps, type Text, type Token } from './tokens.ts';

/** What a word may speak for, by index: the categories, then none of them. */
export const SUBJECTS: readonly Subject[] = [...RANKING_CATEGORIES, DEFAULT_CATEGORY];

const POLITICS = SUBJECTS.indexOf('politics');

/** Points for a word in a text that is no headline. */
const STRONG = 2;
const ORDINARY = 0.7;
/** Who is known for something: what happens to them says more. */
const KNOWN = 1.2;
const PREFIX_LETTERS = 2;

/** How a word must be written to be meant: "WHO" in capitals, "Apple" with one; the others anyhow. */
type Letters = 'any' | 'capital' | 'capitals';

interface Meaning {
  subject: number;
  points: number;
  letters: Letters;
}

/** Words one after the other; the last may go on when the term ends in "*". */
interface Phrase {
  rest: readonly string[];
  open: boolean;
  meaning: Meaning;
}

interface Words {
  whole: Map<string, Meaning[]>;
  prefixes: Map<string, Meaning[]>;
  suffixes: Map<string, Meaning[]>;
  /** By first word, longest first. */
  phrases: Map<string, Phrase[]>;
  /** Meanings of words met before: news repeats its words. Bounded. */
  met: Map<string, readonly Meaning[]>;
}
const REMEMBER = 50_000;
const NOTHING: readonly Meaning[] = [];

const languages = new Map<string, Words>();
learn(lexicon.categories.strong, STRONG);
learn(lexicon.categories.words, ORDINARY);
for (const [key, terms] of lexicon.known.names)
  for (const term of terms)
    for (const words of languages.values()) learnTerm(words, term, SUBJECTS.indexOf(key), KNOWN);
for (const name of [...lexicon.people.leaders.keys(), ...lexicon.people.mayors.keys()])
  for (const words of languages.values()) learnTerm(words, capitalized(name), POLITICS, ORDINARY);
for (const { phrases } of languages.values())
  for (const list of phrases.values()) list.sort((a, b) => b.rest.length - a.rest.length);

function learn(lists: typeof lexicon.categories.strong, points: number): void {
  for (const [language, bySubject] of lists)
    for (const [key, terms] of bySubject)
      for (const term of terms) learnTerm(wordsOf(language), term, SUBJECTS.indexOf(key), points);
}

/** "Merz", never "merz": as it must be written to be meant. */
function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function wordsOf(language: string): Words {
  const known = languages.get(language);
  if (known) return known;
  const words: Words = {
    whole: new Map(),
    prefixes: new Map(),
    suffixes: new Map(),
    phrases: new Map(),
    met: new Map(),
  };
  languages.set(language, words);
  return words;
}

function learnTerm(words: Words, term: string, subject: number, points: number): void {
  const open = term.endsWith('*');
  const bare = term.replaceAll('*', '');
  const first = bare.split('_')[0] ?? '';
  const letters: Letters =
    isAllCaps(first) && first.length > 1 ? 'capitals' : first !== first.toLowerCase() ? 'capital' : 'any';
  const meaning: Meaning = { subject, points, letters };
  const key = bare.toLowerCase();
  if (key.includes('_')) {
    const [head = '', ...rest] = key.split('_');
    words.phrases.set(head, (words.phrases.get(head) ?? []).concat({ rest, open, meaning }));
    return;
  }
  const index = term.startsWith('*') ? words.suffixes : open ? words.prefixes : words.whole;
  const known = index.get(key) ?? [];
  // The strong lists are learnt first: a word keeps what it says best.
  if (!known.some((other) => other.subject === subject)) index.set(key, known.concat(meaning));
}

/** What a single word may mean by the longest terms that fit it: a trade war is no war, what is artificial no art. */
function meaningsOf(words: Words, word: string): readonly Meaning[] {
  const met = words.met.get(word);
  if (met) return met;
  if (words.met.size >= REMEMBER) words.met.clear();
  const result = words.whole.get(word) ?? meaningsOfParts(words, word);
  words.met.set(word, result);
  return result;
}

/** By its beginning, its ending, or both when they are as long. */
function meaningsOfParts(words: Words, word: string): readonly Meaning[] {
  for (let length = word.length; length >= PREFIX_LETTERS; length -= 1) {
    const found = [
      ...(words.prefixes.get(word.slice(0, length)) ?? NOTHING),
      ...(words.suffixes.get(word.slice(-length)) ?? NOTHING),
    ];
    if (found.length > 0) return found;
  }
  return NOTHING;
}

/** @param shouting  the whole text is in capitals, so that they say nothing */
const isWritten = ({ letters }: Meaning, { raw, capital }: Token, shouting: boolean): boolean =>
  letters === 'any' || (!shouting && (letters === 'capital' ? capital : isAllCaps(raw)));

/** The longest phrase that begins at `at`, or undefined. */
function phraseAt(words: Words, tokens: readonly Token[], at: number, shouting: boolean): Phrase | undefined {
  const first = tokens[at];
  return (
    first &&
    words.phrases.get(first.folded)?.find((phrase) => {
      const last = phrase.rest.length - 1;
      return (
        isWritten(phrase.meaning, first, shouting) &&
        phrase.rest.every((word, index) => {
          const said = tokens[at + 1 + index]?.folded ?? '';
          return said === word || (index === last && phrase.open && said.startsWith(word));
        })
      );
    })
  );
}

/**
 * Adds what the words of a text say, by the lists of its own language only; in a language without lists they say nothing.
 * The words of a phrase mean what the phrase means: "gold rush" is no medal; a name means no word: "ICE" is not cold.
 * @param factor  what a word counts here
 * @param scores  points by index of SUBJECTS
 * @param said    terms that counted before, each once in a report
 */
export function addWords(
  { text, tokens }: Text,
  language: string,
  factor: number,
  scores: Float64Array,
  said: Set<string>,
): void {
  const words = languages.get(language);
  if (!words) return;
  const shouting = isAllCaps(text);
  const add = (key: string, meaning: Meaning): void => {
    scores[meaning.subject] = (scores[meaning.subject] ?? 0) + meaning.points * factor;
    said.add(key);
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const phrase = phraseAt(words, tokens, at, shouting);
    if (phrase) {
      const key = `${token.folded} ${phrase.rest.join(' ')}`;
      if (!said.has(key)) add(key, phrase.meaning);
      at += phrase.rest.length;
    } else if (!said.has(token.folded)) {
      const meanings = meaningsOf(words, token.folded);
      const isName = meanings.some(
        (meaning) => meaning.letters !== 'any' && isWritten(meaning, token, shouting),
      );
      for (const meaning of meanings)
        if ((meaning.letters !== 'any') === isName && isWritten(meaning, token, shouting))
          add(token.folded, meaning);
    }
  }
}
