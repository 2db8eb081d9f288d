import { allCities, fold } from '../../../geo/geo.ts';
import { isNameAt, lexicon } from '../../../lexicon/lexicon.ts';
import { isStopWord } from './stop-words.ts';

/** Countries whose papers write Dutch and tell of their own villages, where two fires on one day are two. */
const DUTCH_SPEAKING: ReadonlySet<string> = new Set(['NL', 'BE']);
/** Ends what is of a town, and a few names of people as well: read only where a word is known to be a name. */
const FROM = /se?$/;
/** Ends what is of a town and no name of a person: Peers is one, Peerse is of Peer. */
const OF_TOWN = /se$/;
const ACCENT = /\p{M}/gu;
/** Where a name may begin: "Den", "Zwolle", "'s". */
const BEGINNING = /['’][a-z]\b|\b[A-Z]\w*/g;
const SEVERAL_WORDS = /[^\p{L}\p{M}]/u;
const APOSTROPHE = /['’]/g;
const LAST_WORD = /(\w+) $/;

interface Towns {
  /** By each of its names, folded: its Dutch name, folded. Of namesakes the largest town. */
  keys: ReadonlyMap<string, string>;
  /** Names of several words, longest first, by how they begin: one look at a text asks for few of them. */
  long: ReadonlyMap<string, RegExp>;
}

let known: Towns | null = null;

/** Made at the first question. */
function towns(): Towns {
  known ??= readTowns();
  return known;
}

function readTowns(): Towns {
  const keys = new Map<string, string>();
  const long = new Map<string, Set<string>>();
  for (const { code, name, nameNl } of allCities())
    for (const each of DUTCH_SPEAKING.has(code) ? [name, nameNl] : []) {
      if (!keys.has(fold(each))) keys.set(fold(each), fold(nameNl));
      if (!SEVERAL_WORDS.test(each)) continue;
      const plain = each.normalize('NFKD').replace(ACCENT, '');
      const beginning = plain.match(BEGINNING)?.[0] ?? '';
      long.set(beginning, (long.get(beginning) ?? new Set()).add(plain));
    }
  return { keys, long: new Map([...long].map(([beginning, names]) => [beginning, anyOf([...names])])) };
}

/** "Sint-Oedenrode" is also written "Sint Oedenrode", and an apostrophe in two ways. */
function anyOf(names: string[]): RegExp {
  const patterns = names
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.').replace(/[\s-]/g, '[\\s-]').replace(APOSTROPHE, "['’]"));
  return new RegExp(`(?:${patterns.join('|')})(?!\\w)`, 'y');
}

/** True for the name of a Dutch or Flemish town, one word, lower case and without accents. */
export function isDutchTown(word: string): boolean {
  return towns().keys.has(word);
}

/** The town that a word names or is of: "rotterdam", "rotterdamse". */
export function townOf(word: string): string | undefined {
  return [word, word.replace(FROM, '')].find(isDutchTown);
}

/**
 * Keys of the towns that a text names, the same for all names of one: "den bosch" for 's-Hertogenbosch. "Bergen op Zoom" is not Bergen
 * as well. Several words are a name by their capitals, wherever they stand.
 * @param text without accents, and not all in capitals
 */
export function townsIn(text: string, language: string): { town: string; isOrigin: boolean }[] {
  const { keys, long } = towns();
  const found: { town: string; isOrigin: boolean }[] = [];
  let end = 0;
  for (const { 0: beginning, index } of text.matchAll(BEGINNING)) {
    if (index < end) continue;
    const name = longAt(index, beginning) ?? shortAt(index, beginning);
    const key = name && (keys.get(fold(name)) ?? ofTown(name));
    if (!key) continue;
    found.push({ town: key, isOrigin: lexicon.place.origins.has(wordBefore(text, index)) });
    end = index + name.length;
  }
  return found;

  function longAt(index: number, beginning: string): string | undefined {
    const names = long.get(beginning.replace('’', "'"));
    if (!names) return undefined;
    names.lastIndex = index;
    return names.exec(text)?.[0];
  }

  /** "Rotterdamse" is of Rotterdam and is nothing else, also where a sentence begins with it. */
  function ofTown(word: string): string | undefined {
    const folded = fold(word);
    return OF_TOWN.test(folded) ? keys.get(folded.replace(OF_TOWN, '')) : undefined;
  }

  function shortAt(index: number, word: string): string | undefined {
    const isName = isNameAt(text, index, language) || ofTown(word) !== undefined;
    return isName && !isStopWord(word.toLowerCase(), language) ? word : undefined;
  }
}

const wordBefore = (text: string, index: number): string =>
  LAST_WORD.exec(text.slice(0, index))?.[1]?.toLowerCase() ?? '';
