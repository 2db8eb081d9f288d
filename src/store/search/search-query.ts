/** What a reader typed, as texts for to_tsquery. Words are letters and digits only, so nothing in them is an operator. */
import { lexicon } from '../../lexicon/lexicon.ts';
import { otherPhrases, type SearchLanguage } from './families.ts';
import { foldWords } from './fold.ts';
import { formsOf, oneOfEachStem } from './forms.ts';
import { asLetters, wordsInCapitals } from './letters.ts';
import { meaningsOf } from './meanings.ts';
import { slipsOf } from './slips.ts';
import { isLeftOutOfIndex } from './small-words.ts';

/** More words than this do not narrow a search any further. */
const MAX_QUERY_WORDS = 32;
/** So many words of a query may be misspelt in many ways: one that is long, or that nobody knows, is looked for in some hundred. */
const MAX_MISSPELT = 2;
const MANY_WAYS = 100;
/**
 * Slips of all words of a query. PostgreSQL looks up each of them, and anybody may ask for words that nobody wrote: more would take
 * longer than the 60 ms of a search. Two names of 13 letters and two short ones have fewer.
 */
const MAX_SLIPS = 1_320;
/** Who types more words than this is telling a story, not a name; and each word more makes such a search dearer. */
const MAX_WORDS_WITH_SLIPS = 4;
/** The same for words that may be written as one, or as two. */
const MAX_WORDS_TO_JOIN = 4;
/** Shorter words are seldom part of another. */
const JOINABLE = /^[a-z]{3,}$/;
/** What stands between the parts of a compound: "stad bestuur" is "stadsbestuur". */
const JOINTS: Readonly<Record<SearchLanguage, readonly string[]>> = { en: [''], nl: ['', 's'] };
/** Shorter beginnings, and numbers, are those of too many words. */
const MIN_BEGINNING = 3;
const LETTERS_ONLY = /^\p{L}+$/u;
const QUOTES = /["“”„«»]/;
/** A phrase in its quotes, or a word. */
const PIECE = /["“”„«»][^"“”„«»]*["“”„«»]|\S+/g;
const QUOTED = /^["“”„«»].*["“”„«»]$/s;
/** Around a word; the last point of "U.S." is its own. Behind it so many at most: looked for from each of 5,000 on, they would take a tenth of a second. */
const PUNCTUATION =
  /^[,;:.!?¿¡…()[\]{}'‘’"“”„«»–—-]+|(?:(?<!\.\p{L})\.|[,;:!?…()[\]{}'‘’"“”„«»–—-]){1,20}$/gu;
/** Who asks for more words is left without an offer: each of them is another look or more. */
const MAX_WORDS_TO_LEAVE_OUT = 6;

export interface Part {
  words: readonly string[];
  quoted: boolean;
  typed: string;
  /** Of a name: the words of each tag that may stand in its place. */
  tags?: readonly (readonly string[])[];
  /** A word is met by what it means in the other language too. */
  translated?: boolean;
}

export interface SearchQuery {
  /** Words between quotes stand together; other words are by themselves, and may come in other forms. */
  parts: readonly Part[];
  /** The words in capitals; all, where none is. */
  names: ReadonlySet<string>;
}

export function readQuery(text: string): SearchQuery {
  const pieces = text.split(QUOTES);
  let left = MAX_QUERY_WORDS;
  const parts = pieces.flatMap((piece, index) => {
    const words = foldWords(piece).slice(0, left);
    left -= words.length;
    // A quote that nobody closed is none.
    const quoted = index % 2 === 1 && index < pieces.length - 1;
    return words.length > 0 ? [{ words, quoted, typed: piece.trim() }] : [];
  });
  const capitals = wordsInCapitals(text);
  return { parts, names: new Set(capitals.length > 0 ? capitals : parts.flatMap(({ words }) => words)) };
}

/** All words in any of their forms, as texts for to_tsquery. */
export interface InWords {
  /** One by one: the index has them sooner than all in one. */
  words: readonly string[];
  /** What may stand in place of all of these: some written in another way. */
  instead: string | null;
  /** Both as one. */
  all: string;
}

export const inWords = (query: SearchQuery, language: SearchLanguage): InWords =>
  wordsOf(partsIn(query, language), language);

/** The index knows words, not phrases, so this is what it is asked. */
export const wordsQuery = (query: SearchQuery, language: SearchLanguage): string =>
  inWords(query, language).all;

/** The same, and the words of each phrase next to each other; null when there is no phrase. */
export function phrasesQuery(query: SearchQuery, language: SearchLanguage): string | null {
  const parts = partsIn(query, language);
  const words = parts.map((part) => eitherOf(waysOf(part, language, ' <-> '))).join(' & ');
  const phrases = parts.filter(({ quoted }) => quoted).map((part) => `(${part.words.join(' <-> ')})`);
  if (phrases.length === 0 && words === wordsQuery(query, language)) return null;
  return [words, ...phrases].join(' & ');
}

/** The phrases that begin or end with a small word, as they were typed: of these the index knows only the other words. */
export function phrasesBeyond({ parts }: SearchQuery): string[] {
  const beyond = parts.filter(({ words, quoted }) => quoted && [words[0], words.at(-1)].some(isSmall));
  return beyond.map(({ typed }) => typed);
}

/** Small words count for nothing; where there are no others, somebody asks for one that is a name: who types "who" means the WHO. */
function partsIn({ parts, names }: SearchQuery, language: SearchLanguage): SearchQuery['parts'] {
  if (!parts.every(({ words }) => words.every((word) => isLeftOutOfIndex(word, language)))) return parts;
  return parts
    .map((part) => ({ ...part, words: part.words.filter((word) => names.has(word)).map(asLetters) }))
    .filter(({ words }) => words.length > 0);
}

function wordsOf(parts: SearchQuery['parts'], language: SearchLanguage): InWords {
  const ways = parts.map((part) => waysOf(part, language, ' & '));
  const all = ways.map(eitherOf);
  const instead = ways.flatMap((way, at) =>
    way.instead.length > 0 ? all.with(at, anyOf(way.instead)).join(' & ') : [],
  );
  return {
    words: ways.flatMap(({ typed }) => typed),
    instead: instead.length > 0 ? instead.join(' | ') : null,
    all: all.join(' & '),
  };
}

interface Ways {
  /** Each word, in any of its forms. */
  typed: readonly string[];
  /** All words, two or three of them written in another way: "heat wave" or heatwave. */
  instead: readonly string[];
}

/** @param near  between the words of a phrase that may stand instead of what was typed */
function waysOf({ words, quoted, tags, translated }: Part, language: SearchLanguage, near: string): Ways {
  if (quoted) return { typed: words, instead: [] };
  const asPhrase = (phrase: readonly string[]): string =>
    phrase.length > 1 ? `(${phrase.join(near)})` : phrase.join();
  const phrasesInstead = (run: readonly string[]): string[] => otherPhrases(run).map(asPhrase);
  const writtenAs = (meaning: string): readonly string[] =>
    meaning.includes(' ') ? [asPhrase(meaning.split(' '))] : formsOf(meaning, language);
  const meant = (word: string): string[] => {
    const parts = translated ? meaningsOf(word, language) : [];
    return parts.length > 0
      ? [asPhrase(parts.map((part) => anyOf(oneOfEachStem(part.flatMap(writtenAs), language))))]
      : [];
  };
  const typed = words.map((word) =>
    anyOf([...formsOf(word, language), ...phrasesInstead([word]), ...meant(word)]),
  );
  if (tags) return { typed: [anyOf([typed.join(' & '), ...tags.map(asPhrase)])], instead: [] };
  const all: string[] = [];
  for (let from = 0; words.length <= MAX_WORDS_TO_JOIN && from < words.length; from++)
    for (const to of [from + 2, from + 3]) {
      const run = to <= words.length ? words.slice(from, to) : [];
      // Beside meanings it would take several times as long, and the words as they were typed have been looked for so.
      const instead = [...new Set([...phrasesInstead(run), ...(translated ? [] : joined(run, language))])];
      if (instead.length > 0)
        all.push([...typed.slice(0, from), anyOf(instead), ...typed.slice(to)].join(' & '));
    }
  return { typed, instead: all };
}

const eitherOf = ({ typed, instead }: Ways): string => anyOf([typed.join(' & '), ...instead]);

const STOP_WORDS = [lexicon.grammar.stopWords.get('en'), lexicon.grammar.stopWords.get('nl')];
const isStopWord = (word: string): boolean => STOP_WORDS.some((words) => words?.has(word));

/** Two words as one; "the rapist" is no therapist. */
function joined(words: readonly string[], language: SearchLanguage): string[] {
  const fit = words.length === 2 && words.every((word) => JOINABLE.test(word) && !isStopWord(word));
  return fit ? JOINTS[language].map((joint) => words.join(joint)) : [];
}

export interface Beginning {
  /** What stories must have a word, or words, that begin with: folded. */
  begun: string;
  /** The last word, where it is long enough to be looked for in the index. */
  word: string | null;
  /** All other words. */
  others: (language: SearchLanguage) => InWords;
}

/**
 * The last word as the beginning of one; null when it is a small word, in a phrase, or too short. Of fewer letters are those behind
 * another word, which say more together: "minister-p". A name that tags may stand for is whole.
 */
export function beginningIn({ parts }: SearchQuery): Beginning | null {
  const last = parts.at(-1);
  const [word = '', before] = last?.words.toReversed() ?? [];
  if (!last || last.quoted || last.tags || !LETTERS_ONLY.test(word) || isSmall(word)) return null;
  const isLong = word.length >= MIN_BEGINNING;
  if (!isLong && before === undefined) return null;
  const rest = { ...last, words: last.words.slice(0, -1) };
  const others = [...parts.slice(0, -1), rest].filter(({ words }) => words.length > 0);
  return {
    begun: isLong ? word : `${before} ${word}`,
    word: isLong ? word : null,
    others: (language) => wordsOf(others, language),
  };
}

/**
 * Each word as it was typed, and then as it may have been meant when one letter of it was wrong; null when none may have been meant in
 * another way.
 * @param isName  asked of one word, of two and of all: none of a name is misspelt
 */
export function slippedWords(
  { parts }: SearchQuery,
  isName: (words: string) => boolean = () => false,
): string[][] | null {
  if (parts.flatMap(({ words }) => words).length > MAX_WORDS_WITH_SLIPS) return null;
  let inManyWays = 0;
  let left = MAX_SLIPS;
  const fits = (slips: readonly string[]): boolean =>
    slips.length <= left && (slips.length <= MANY_WAYS || inManyWays < MAX_MISSPELT);
  const groups = parts.flatMap(({ words, quoted }) => {
    const ways = words.map((word) => (quoted || isSmall(word) ? [] : slipsOf(word)));
    const names = ways.some((all) => all.length > 0) ? namesAmong(words, isName) : NO_NAMES;
    return words.map((word, at) => {
      const slips = (names.has(at) ? undefined : ways[at]?.find(fits)) ?? [];
      if (slips.length > MANY_WAYS) inManyWays += 1;
      left -= slips.length;
      return [word, ...slips];
    });
  });
  return groups.some((group) => group.length > 1) ? groups : null;
}

/**
 * What was typed without so many of its words or phrases, in each way, the last ones first; none where there are too many of them, or
 * none would be left.
 */
export function withFewerWords(text: string, fewer: number): string[] {
  const pieces = (text.match(PIECE) ?? []).map(tidied).filter((piece) => foldWords(piece).length > 0);
  const telling = pieces.flatMap((piece, at) => (foldWords(piece).every(isSmall) ? [] : at));
  if (telling.length <= fewer || telling.length > MAX_WORDS_TO_LEAVE_OUT) return [];
  return choices(telling.reverse(), fewer).map((without) =>
    pieces.filter((_, at) => !without.includes(at)).join(' '),
  );
}

/** Without what parted a word from those that are gone; phrases are as they were quoted. */
const tidied = (piece: string): string => (QUOTED.test(piece) ? piece : piece.replace(PUNCTUATION, ''));

/** Each way to take so many of these, in their order. */
const choices = (from: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : from.flatMap((one, at) => choices(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]));

const isSmall = (word = ''): boolean => isLeftOutOfIndex(word, 'en') || isLeftOutOfIndex(word, 'nl');
const NO_NAMES: ReadonlySet<number> = new Set();

/** Which of the words are part of a name: alone, with their neighbour, or with all. */
function namesAmong(words: readonly string[], isName: (words: string) => boolean): ReadonlySet<number> {
  const among = new Set<number>();
  for (const length of new Set([1, 2, words.length]))
    for (let from = 0; from + length <= words.length; from++)
      if (isName(words.slice(from, from + length).join(' ')))
        for (let at = from; at < from + length; at++) among.add(at);
  return among;
}

/** The words in any of these ways. */
export const slipsQuery = (ways: readonly (readonly string[])[]): string => ways.map(anyOf).join(' & ');

export const anyOf = (words: readonly string[]): string =>
  words.length === 1 ? words.join() : `(${words.join(' | ')})`;
