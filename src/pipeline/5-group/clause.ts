import { lexicon, wholeWords } from '../../lexicon/lexicon.ts';

/** Words before a comma that may be a sentence of their own. */
const FEWEST_WORDS = 8;
/** What opens, and what must close it. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['“', '”'],
  ['„', '”'],
  ['«', '»'],
  ['(', ')'],
  ['[', ']'],
  ['‘', '’'],
];
/** Of a language without the words. */
const NEVER = '(?!)';
const FIRST_WORD = /^[^\p{L}\p{N}]*(?<word>[\p{L}\p{N}]+)/u;

interface Grammar {
  /** A comma and what opens a clause that may be left out. */
  clause: RegExp;
  finite: RegExp;
  opening: RegExp;
  relative: RegExp;
  /** Who says it, where only the full stop is missing: ", Captain Moor said…". */
  saidSo: RegExp;
}

const { clauses, finite, openings, relatives, said } = lexicon.grammar;
const grammars = new Map(
  [...clauses].map(([language, opener]): [string, Grammar] => [
    language,
    {
      clause: new RegExp(`, (?=(?:${opener})(?![\\p{L}\\p{N}]))`, 'gu'),
      finite: wholeWords(finite.get(language) ?? '', 'i'),
      opening: wholeWords(openings.get(language) ?? '', 'i'),
      relative: wholeWords(relatives.get(language) ?? '', 'i'),
      saidSo: new RegExp(`, [^,]{3,60} (?:${said.get(language) ?? NEVER})(?=\\s*…$)`, 'u'),
    },
  ]),
);

/**
 * The main clause of a sentence of which the end is missing, with a full stop: "The ferry has been sold to an island in the north,
 * after talks that…" says who did what. What says who claims it stays: ", police said…" is not left out. "" where no clause ends before the cut, or nobody can tell that one does.
 */
export function mainClause(cut: string, language: string): string {
  const grammar = grammars.get(language);
  const first = FIRST_WORD.exec(cut)?.groups?.word ?? '';
  if (!grammar) return '';
  const whole = grammar.saidSo.exec(cut);
  if (whole) return `${cut.slice(0, whole.index + whole[0].length)}.`;
  if (grammar.opening.test(first)) return '';
  for (const { index } of cut.matchAll(grammar.clause)) {
    const clause = cut.slice(0, index).trim();
    if (clause.split(/\s+/u).length >= FEWEST_WORDS && isWhole(clause, grammar)) return `${clause}.`;
  }
  return '';
}

/** It has a verb of its own, and ends whatever it opens. */
function isWhole(clause: string, { finite: verb, relative }: Grammar): boolean {
  const own = clause.split(relative, 1)[0] ?? '';
  const closes = PAIRS.every(([open, close]) => count(clause, open) <= count(clause, close));
  return verb.test(own) && closes && count(clause, '"') % 2 === 0 && count(clause, ' –') % 2 === 0;
}

/** How often a part stands in a text. */
export const count = (text: string, part: string): number => text.split(part).length - 1;
