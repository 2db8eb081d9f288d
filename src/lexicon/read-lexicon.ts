import { DEFAULT_CATEGORY, GENRES, type Genre, RANKING_CATEGORIES } from '../contract/contract.ts';
import { WORD_CHARACTER } from './patterns.ts';
import type { ListForm, Read, Subject } from './shape/forms.ts';
import { type LanguageFolder, type Lexicon, SHAPE } from './shape.ts';

/** One list of one language. */
interface List {
  code: string;
  /** "nl/bait.json, lists" */
  where: string;
  value: unknown;
}

/** No text matches it: the alternatives of a list that no language has. */
const NEVER = '(?!)';
/** As fold() of geo writes words, with the marks that join several: lower case, no accents. */
const ACCENT_OR_CAPITAL = /\p{M}|\p{Lu}/u;
const ACCENT = /\p{M}/u;
const SUBJECTS: readonly Subject[] = [...RANKING_CATEGORIES, DEFAULT_CATEGORY];

const READ: { [Form in ListForm]: (lists: readonly List[]) => Read[Form] } = {
  words: (lists) => new Set(lists.flatMap((list) => [...wordsOf(list, list.value)])),
  wordsByLanguage: (lists) => byLanguage(lists, (list) => new Set(wordsOf(list, list.value))),
  patterns: (lists) => lists.flatMap(patternsOf).join('|') || NEVER,
  patternsByLanguage: (lists) => byLanguage(lists, (list) => patternsOf(list).join('|')),
  patternsByKind: (lists) => byLanguage(lists, kindsOf),
  textsByLanguage: (lists) => byLanguage(lists, (list) => textsOf(list, list.value)),
  table: (lists) => new Map(lists.flatMap(rowsOf)),
  tableByLanguage: (lists) => byLanguage(lists, (list) => new Map(rowsOf(list))),
  names: (lists) => {
    const names = new Map<string, string[]>();
    for (const list of lists)
      for (const [key, value] of entriesOf(list))
        names.set(key, [...(names.get(key) ?? []), ...textsOf(list, value)]);
    return names;
  },
  textByLanguage: (lists) =>
    byLanguage(
      lists,
      (list) =>
        new Map(entriesOf(list).flatMap(([key, value]) => textsOf(list, value).map((text) => [key, text]))),
    ),
  categories: (lists) => {
    const words = new Map(SUBJECTS.map((subject) => [subject, new Set<string>()]));
    for (const list of lists)
      for (const [key, value] of entriesOf(list))
        for (const word of wordsOf(list, value)) words.get(subjectOf(list, key))?.add(word);
    return words;
  },
  termsByLanguage: (lists) => byLanguage(lists, termsOf),
};

/**
 * Reads what the folders say, in their order, into sets, tables and patterns.
 * @throws Error that names file, list and word, for what is no word, no pattern or no list of the shape
 */
export function readLexicon(folders: readonly LanguageFolder[]): Lexicon {
  const files = folders.flatMap(filesOf);
  const lexicon = Object.entries(SHAPE).map(([kind, forms]) => {
    const lists = Object.entries(forms).map(([name, form]: [string, ListForm]) => {
      const written = files
        .filter((file) => file.kind === kind && name in file.lists)
        .map(({ code, lists }) => ({ code, where: `${code}/${kind}.json, ${name}`, value: lists[name] }));
      return [name, READ[form](written)];
    });
    return [kind, Object.fromEntries(lists)];
  });
  return Object.fromEntries(lexicon) as Lexicon;
}

function termsOf(list: List): Map<Subject, ReadonlySet<string>> {
  return new Map(
    entriesOf(list).map(([key, value]) => [subjectOf(list, key), new Set(wordsOf(list, value, ACCENT))]),
  );
}

function kindsOf(list: List): Map<Genre, string[]> {
  return new Map(
    entriesOf(list).map(([key, value]) => {
      const kind = GENRES.find((known) => known === key);
      if (!kind) throw fault(list, key, `is no kind of report (${GENRES.join(', ')})`);
      return [kind, patternsOf({ ...list, value })];
    }),
  );
}

function subjectOf(list: List, key: string): Subject {
  const subject = SUBJECTS.find((known) => known === key);
  if (!subject) throw fault(list, key, `is no category (${SUBJECTS.join(', ')})`);
  return subject;
}

interface LanguageFile {
  code: string;
  kind: string;
  lists: Record<string, unknown>;
}

function filesOf({ code, ...kinds }: LanguageFolder): LanguageFile[] {
  return Object.entries(kinds).map(([kind, file]) => {
    const lists = Object.fromEntries(Object.entries(file).filter(([name]) => name !== 'about'));
    const known: Record<string, string> | undefined = SHAPE[kind as keyof typeof SHAPE];
    if (!known) throw new Error(`src/lexicon/${code}/${kind}.json: nothing reads this file`);
    for (const name of Object.keys(lists))
      if (!Object.hasOwn(known, name))
        throw new Error(`src/lexicon/${code}/${kind}.json: nothing reads "${name}"`);
    return { code, kind, lists };
  });
}

function byLanguage<T>(lists: readonly List[], read: (list: List) => T): Map<string, T> {
  return new Map(lists.map((list) => [list.code, read(list)]));
}

const fault = ({ where }: List, word: string, why: string): Error =>
  new Error(`src/lexicon/${where}: "${word}" ${why}`);

function entriesOf(list: List): [string, unknown][] {
  if (typeof list.value !== 'object' || list.value === null || Array.isArray(list.value))
    throw fault(list, String(list.value), 'should be keys with words');
  return Object.entries(list.value);
}

function textsOf(list: List, value: unknown): string[] {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return texts.map((text) => {
    if (typeof text !== 'string' || text.trim() === '') throw fault(list, String(text), 'is no text');
    return text;
  });
}

/** Words apart by spaces, over any number of lines. */
function wordsOf(list: List, value: unknown, never = ACCENT_OR_CAPITAL): string[] {
  const words = textsOf(list, value).flatMap((line) => line.trim().split(/\s+/));
  for (const word of words)
    if (never.test(word.normalize('NFD')))
      throw fault(list, word, 'is never found: write it in lower case, without accents');
  return words;
}

function rowsOf(list: List): [word: string, key: string][] {
  return entriesOf(list).flatMap(([key, value]) =>
    wordsOf(list, value).map((word): [string, string] => [word, key]),
  );
}

function patternsOf(list: List): string[] {
  return textsOf(list, list.value).map((pattern) => {
    try {
      const alternative = pattern.replaceAll('\\w', WORD_CHARACTER);
      // Read, and not asked anything: thousands of patterns would be compiled at every start.
      return RegExp(alternative, 'u') && alternative;
    } catch (error) {
      throw fault(list, pattern, `is no pattern: ${(error as Error).message}`);
    }
  });
}
