/** The lists that tell kinds of report, each as few expressions as possible: they are most of what finding a kind takes. */
import type { Genre } from '../../contract/contract.ts';
import { type FirstLook, firstLook, inFew, inOne } from '../../lexicon/lexicon.ts';

export interface KindPatterns {
  byKind: readonly [Genre, RegExp][];
  /** All of them: most texts have nothing of any kind. */
  ofAnyKind: FirstLook;
  /** Those that ask for a capital. */
  casedOfAnyKind: readonly RegExp[];
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
  const isCased = (pattern: string): boolean => pattern.includes('\\p{Lu}');
  const isPlain = (pattern: string): boolean => !isCased(pattern);
  const expressions = (patterns: readonly string[], flags: string): RegExp[] =>
    inFew(patterns).map((list) => make(inOne(list), flags));
  return new Map(
    [...lists].map(([language, kinds]) => [
      language,
      {
        byKind: [...kinds].flatMap(([genre, patterns]) =>
          [...expressions(patterns.filter(isPlain), 'i'), ...expressions(patterns.filter(isCased), '')].map(
            (pattern): [Genre, RegExp] => [genre, pattern],
          ),
        ),
        ofAnyKind: firstLook([...kinds.values()].flat().filter(isPlain), (pattern) => make(pattern, '')),
        casedOfAnyKind: expressions([...kinds.values()].flat().filter(isCased), ''),
      },
    ]),
  );
}

/** The patterns of each kind, if any of them finds something in the text. */
export function readIn(text: string, language: string, patterns: Patterns): KindPatterns['byKind'] {
  const known = patterns.get(language);
  if (!known) return [];
  const { byKind, ofAnyKind, casedOfAnyKind } = known;
  const hasAny =
    ofAnyKind(text.toLowerCase()) || casedOfAnyKind.some((pattern) => text.search(pattern) !== -1);
  return hasAny ? byKind : [];
}
