/** Words and names that mean the same, so that who looks for one finds the others: from the lexicon, by the key they share. */
import { lexicon } from '../../lexicon/lexicon.ts';

/** The languages that search knows forms of. */
export type SearchLanguage = 'en' | 'nl';
type Table = Iterable<readonly [word: string, key: string]>;
/** Word → all of its family, itself among them. */
type Families = ReadonlyMap<string, ReadonlySet<string>>;

const ONE_WORD = /^[a-z]+$/;
/** A hyphen stands for a blank. */
const PHRASE = /^[a-z]+(?:-[a-z]+)*$/;
const { called, forms, meanings } = lexicon;

/** Names are looked for in either language: Putin and Poetin, Kharkiv and Charkov, Gaddafi and Qaddafi. */
const NAMES = [
  familiesOf([...(meanings.names.get('en') ?? []), ...(meanings.names.get('nl') ?? [])]),
  familiesOf([...called.people, ...called.things]),
];
/** Forms that no rule knows; in English also other words for one thing, and American beside British ones. */
const FAMILIES: Readonly<Record<SearchLanguage, readonly Families[]>> = {
  en: [familiesOf(forms.families.get('en')), familiesOf(meanings.words.get('en')), ...NAMES],
  nl: [familiesOf(forms.families.get('nl')), ...NAMES],
};
const PHRASES = familiesOf(meanings.phrases, PHRASE);

/** @param word folded @returns it may be among them */
export function familyOf(word: string, language: SearchLanguage): string[] {
  return FAMILIES[language].flatMap((families) => [...(families.get(word) ?? [])]);
}

/**
 * How else these words together are written: "heat wave" → heatwave, "ceasefire" → cease fire.
 * @param words folded
 * @returns each as its words
 */
export function otherPhrases(words: readonly string[]): string[][] {
  const written = words.join('-');
  const family = [...(PHRASES.get(written) ?? [])];
  return family.filter((phrase) => phrase !== written).map((phrase) => phrase.split('-'));
}

/** @param shape  what can be looked for; a key of another shape only holds its words together */
function familiesOf(table: Table = [], shape = ONE_WORD): Families {
  const families = new Map<string, Set<string>>();
  for (const [word, key] of table) {
    const family = families.get(key) ?? new Set([key]);
    families.set(key, family.add(word));
  }
  const found = new Map<string, Set<string>>();
  for (const family of families.values()) {
    const words = [...family].filter((word) => shape.test(word));
    for (const word of words) found.set(word, new Set([...(found.get(word) ?? []), ...words]));
  }
  return found;
}
