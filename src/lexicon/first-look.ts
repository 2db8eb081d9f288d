import { inFew, inOne, wholeWords } from './patterns.ts';

/** True when a text in lower case may have something of a list; false when it has nothing. */
export type FirstLook = (lower: string) => boolean;

/** What stands as it is, whatever is lower case: "\S", "\p{L}", "\u00AA". */
const ESCAPE_OR_CAPITAL = /\\[pP]\{\w+\}|\\u[\dA-Fa-f]{4}|\\.|\p{Lu}/gsu;
const LOOKS_BEHIND = /^\(\?<[=!]/;

/**
 * One look at a text for all patterns of a list: most texts have none, and need not be read for each. It is quick because it may be
 * wrong about a text that has something: it reads lower case, as an expression for both cases takes three times as long to compile, and
 * does not look behind where a pattern begins, as the engine then tries the whole list at every character.
 * @param make  what stands around the patterns
 */
export function firstLook(
  patterns: readonly string[],
  make: (pattern: string) => RegExp = (pattern) => wholeWords(pattern, ''),
): FirstLook {
  const expressions = (): RegExp[] => {
    const alternatives = patterns.flatMap(alternativesOf).map(withoutLookBehind).map(inLowerCase);
    return inFew(alternatives).map((list) => make(inOne(list)));
  };
  // Most languages are those of no feed.
  let made: RegExp[] | undefined;
  return (lower) => {
    made ??= expressions();
    return made.some((expression) => lower.search(expression) !== -1);
  };
}

const inLowerCase = (pattern: string): string =>
  pattern.replace(ESCAPE_OR_CAPITAL, (found) => (found.length === 1 ? found.toLowerCase() : found));

/** "boat|ship(?: lost| found)": "boat" and "ship(?: lost| found)". */
function alternativesOf(pattern: string): string[] {
  const end = indexOutside(pattern, '|', 0);
  return end === -1 ? [pattern] : [pattern.slice(0, end), ...alternativesOf(pattern.slice(end + 1))];
}

/** "(?<!no )(?<!a )boat": "boat". */
function withoutLookBehind(pattern: string): string {
  return LOOKS_BEHIND.test(pattern)
    ? withoutLookBehind(pattern.slice(indexOutside(pattern, ')', 1) + 1))
    : pattern;
}

/** Where a mark stands first that is in no brackets; -1 where there is none. */
function indexOutside(pattern: string, mark: string, from: number): number {
  let depth = 0;
  let inClass = false;
  for (let at = from; at < pattern.length; at += 1) {
    const letter = pattern[at];
    if (letter === '\\') at += 1;
    else if (inClass) inClass = letter !== ']';
    else if (letter === mark && depth === 0) return at;
    else if (letter === '[') inClass = true;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
  }
  return -1;
}
