/** What stands between the parts: handel-s-akkoord, boer-en-protest, dag-e-lijks. */
const LINKS = ['', 's', 'e', 'en', 'n'];
/** Letters of a word that is worth a try, of its last part and of the parts before. */
const SHORTEST = 8;
const SHORTEST_LAST = 4;
const SHORTEST_FIRST = 3;

/**
 * The parts of a word that is written as one: "importheffing" → import, heffing. The longest last part that is known
 * wins, since it says what the thing is; all that stands before it must be known too.
 * @param keyOf the key of a known word
 * @returns keys, first part first; empty when the word is none of known parts
 */
export function partsOf(word: string, keyOf: (part: string) => string | undefined): string[] {
  return word.length < SHORTEST ? [] : split(word, keyOf);
}

function split(word: string, keyOf: (part: string) => string | undefined): string[] {
  for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_LAST; at++) {
    const last = keyOf(word.slice(at));
    if (last === undefined) continue;
    const first = beginning(word.slice(0, at), keyOf);
    if (first.length > 0) return [...first, last];
  }
  return [];
}

/** The keys of what stands before the last part, with or without the letters that link it. */
function beginning(text: string, keyOf: (part: string) => string | undefined): string[] {
  for (const link of LINKS) {
    const word = text.slice(0, text.length - link.length);
    const key = text.endsWith(link) && word.length >= SHORTEST_FIRST ? keyOf(word) : undefined;
    if (key !== undefined) return [key];
  }
  return split(text, keyOf);
}
