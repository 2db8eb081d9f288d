/** Nobody writes longer ones; one that is made for it can be taken apart in so many ways that trying them would never end. */
const LONGEST = 50;

/** What stands between the parts: handel-s-akkoord, boer-en-protest, dag-e-lijks. */
const LINKS = ['', 's', 'e', 'en', 'n'];
/** Letters of a word that is worth a try, of its last part and of the parts before. */
const SHORTEST = 8;
const SHORTEST_LAST = 4;
const SHORTEST_FIRST = 3;

/** How parts are known: what the caller wants of them, or undefined for what is none. */
export interface Known<Part> {
  last: (word: string) => Part | undefined;
  /** Of a word that stands before a known last part. */
  first: (word: string, last: Part) => Part | undefined;
  /** Before a word it says "chief" or "former" and nothing of what it is: top-spits, oud-minister. */
  isEmphasis: (word: string) => boolean;
}

/**
 * The parts of a word that is written as one: "importheffing" → import, heffing. The longest last part that is known
 * wins, since it says what the thing is; all that stands before it must be known too.
 * @returns first part first; empty when the word is none of known parts; one when the others are emphasis
 */
export function partsOf<Part>(word: string, known: Known<Part>): Part[] {
  return word.length < SHORTEST || word.length > LONGEST ? [] : split(word, known);
}

function split<Part>(word: string, known: Known<Part>): Part[] {
  for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_LAST; at++) {
    const last = known.last(word.slice(at));
    if (last === undefined) continue;
    const before = word.slice(0, at);
    if (known.isEmphasis(before)) return [last];
    const first = beginning(before, last, known);
    if (first.length > 0) return [...first, last];
  }
  return [];
}

/** What stands before the last part, with or without the letters that link it. */
function beginning<Part>(text: string, last: Part, known: Known<Part>): Part[] {
  for (const link of LINKS) {
    const word = text.slice(0, text.length - link.length);
    const part = text.endsWith(link) && word.length >= SHORTEST_FIRST ? known.first(word, last) : undefined;
    if (part !== undefined) return [part];
  }
  return split(text, known);
}
