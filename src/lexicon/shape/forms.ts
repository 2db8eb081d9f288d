/** The forms that a list may have: how it is written down in a file, and what is made of it. */
import type { DEFAULT_CATEGORY, Genre, RankingCategory } from '../../contract/contract.ts';

/** What a word may speak for: a category, or none of them ("general"). */
export type Subject = RankingCategory | typeof DEFAULT_CATEGORY;

type Lines = readonly string[];

/** How a list of each form is written down in a file. */
export interface Written {
  words: Lines;
  wordsByLanguage: Lines;
  patterns: Lines;
  patternsByLanguage: Lines;
  patternsByKind: Readonly<Partial<Record<Genre, Lines>>>;
  textsByLanguage: Lines;
  table: Readonly<Record<string, string | Lines>>;
  tableByLanguage: Readonly<Record<string, string | Lines>>;
  names: Readonly<Record<string, Lines>>;
  textByLanguage: Readonly<Record<string, string>>;
  categories: Readonly<Partial<Record<Subject, Lines>>>;
  termsByLanguage: Readonly<Partial<Record<Subject, Lines>>>;
}

/** What is made of it, of all languages together or, where the form says so, by code of the language. */
export interface Read {
  words: ReadonlySet<string>;
  wordsByLanguage: ReadonlyMap<string, ReadonlySet<string>>;
  /** The inside of one regular expression, alternative by alternative. */
  patterns: string;
  patternsByLanguage: ReadonlyMap<string, string>;
  /** By code of the language, then by kind of report. */
  patternsByKind: ReadonlyMap<string, ReadonlyMap<Genre, Lines>>;
  textsByLanguage: ReadonlyMap<string, Lines>;
  /** Word → key. */
  table: ReadonlyMap<string, string>;
  tableByLanguage: ReadonlyMap<string, ReadonlyMap<string, string>>;
  names: ReadonlyMap<string, Lines>;
  /** By code of the language, key → text. */
  textByLanguage: ReadonlyMap<string, ReadonlyMap<string, string>>;
  categories: ReadonlyMap<Subject, ReadonlySet<string>>;
  /** Capitals are kept: they must stand in the text. */
  termsByLanguage: ReadonlyMap<string, ReadonlyMap<Subject, ReadonlySet<string>>>;
}

export type ListForm = keyof Written;
