/** The lists that tell kinds of report, each as few expressions as possible: they are most of what finding a kind takes. */
import type { Genre } from '../../contract/contract.ts';
import { inFew } from '../../lexicon/lexicon.ts';

export interface KindPatterns {
  byKind: readonly [Genre, RegExp][];
  /** All of them in two or three: most texts have nothing of any kind, and are read once instead of for each. */
  ofAnyKind: readonly RegExp[];
}

/** By language. */
export type Patterns = ReadonlyMap<string, KindPatterns>;

/**
 * As few expressions as the engine compiles for all patterns of a kind, and others for those that ask for a capital: they may not be
 * read without case.
 * @param make  what stands around the patterns
 */
export function compile(
  lists: ReadonlyMap<string, ReadonlyMap<Genre, readonly string[]>>,
  make: (pattern: string, flags: string) => RegExp,
): Patterns {
  const expressions = (patterns: readonly string[]): RegExp[] => {
    const cased = patterns.filter((pattern) => pattern.includes('\\p{Lu}'));
    const plain = patterns.filter((pattern) => !cased.includes(pattern));
    return [
      ...inFew(plain).map((list) => make(atStartFirst(list), 'i')),
      ...inFew(cased).map((list) => make(atStartFirst(list), '')),
    ];
  };
  return new Map(
    [...lists].map(([language, kinds]) => [
      language,
      {
        byKind: [...kinds].flatMap(([genre, patterns]) =>
          expressions(patterns).map((pattern): [Genre, RegExp] => [genre, pattern]),
        ),
        ofAnyKind: expressions([...kinds.values()].flat()),
      },
    ]),
  );
}

/** The patterns of each kind, if any of them finds something in the text. */
export function readIn(text: string, language: string, patterns: Patterns): KindPatterns['byKind'] {
  const { byKind = [], ofAnyKind = [] } = patterns.get(language) ?? {};
  return ofAnyKind.some((pattern) => text.search(pattern) !== -1) ? byKind : [];
}

/** Patterns in one, those for the beginning of a text together: anywhere else one look is enough for all of them. */
function atStartFirst(patterns: readonly string[]): string {
  const atStart = patterns.filter((pattern) => pattern.startsWith('^')).map((pattern) => pattern.slice(1));
  const anywhere = patterns.filter((pattern) => !pattern.startsWith('^'));
  return [...(atStart.length > 0 ? [`^(?:${byLetter(atStart)})`] : []), byLetter(anywhere)]
    .filter(Boolean)
    .join('|');
}

/** Patterns in one, those of a letter together: a word that begins with another is asked once for all of them. */
function byLetter(patterns: readonly string[]): string {
  const tails = new Map<string, string[]>();
  const others: string[] = [];
  for (const pattern of patterns) {
    const [, letter = '', tail = ''] = FIRST_LETTER.exec(pattern) ?? [];
    if (letter === '' || isOneOfSeveral(pattern)) others.push(pattern);
    else tails.set(letter, [...(tails.get(letter) ?? []), tail]);
  }
  return [...[...tails].map(([letter, each]) => `${letter}(?:${each.join('|')})`), ...others].join('|');
}

/** A small letter that must be there. */
const FIRST_LETTER = /^([a-z])(?![?*+{])(.*)$/u;

/** True for "this|that", and not for "this(?: one| other)". */
function isOneOfSeveral(pattern: string): boolean {
  const outer = pattern.replace(/\([^()]*\)/g, '');
  return outer === pattern ? pattern.includes('|') : isOneOfSeveral(outer);
}
