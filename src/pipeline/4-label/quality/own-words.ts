/** Words that judge are asked in the language of the report: "viral" and "elite" bait or insult in one and are plain in another. */

/** The patterns of a list in some languages, in one. */
export type Alternatives = (list: ReadonlyMap<string, string>) => string;

/** No text matches it: what a language says of a list that it does not have. */
const NEVER = '(?!)';

/**
 * What is made of the lists of one language, once; of those of all languages together for a language that has none.
 * @param lists  all that may be asked: a language that has one of them has words
 */
export function inOwnWords<T>(
  lists: Readonly<Record<string, ReadonlyMap<string, unknown>>>,
  make: (alternatives: Alternatives, spoken: readonly string[]) => T,
): (language: string) => T {
  const languages = [...new Set(Object.values(lists).flatMap((list) => [...list.keys()]))];
  const made = new Map<string, T>();
  return (language) => {
    const spoken = languages.includes(language) ? [language] : languages;
    const key = spoken.join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make((list) => spoken.map((one) => list.get(one) ?? NEVER).join('|'), spoken);
    made.set(key, fresh);
    return fresh;
  };
}
