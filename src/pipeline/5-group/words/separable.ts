import { dictionaryOf } from '../../../lexicon/lexicon.ts';

/** Words, and what ends a clause: marks and dashes. A hyphen inside a word ends none. */
const PIECE = /[\p{L}\p{N}'’]+(?:-[\p{L}\p{N}'’]+)*|[.,:;!?|()"“”„•–—]|\s-\s/gu;
const WORD = /^[\p{L}\p{N}]/u;
/** Shorter words are no verbs: with "en", "weg" would be roads. */
const MAY_BE_VERB = /^\p{Ll}{3}/u;
/** Before these a clause goes on after its verb: "stapt op na kritiek". */
const GOES_ON = /^(?:na|om|tot|wegens|vanwege|en|als|omdat|terwijl|met|bij|in|door|tegen|van|naar|voor)$/;

interface Word {
  text: string;
  index: number;
}

/**
 * Puts verbs together that a sentence takes apart: "stelt duel uit" is "uitstelt duel", "valt Iran aan" is "aanvalt Iran". Only
 * verbs of the tables; texts of languages without such verbs stay as they are.
 */
export function joinVerbs(text: string, language: string): string {
  const dictionary = dictionaryOf(language);
  if (!dictionary?.isPrefix) return text;
  const { isPrefix, keyOf } = dictionary;
  const pieces = [...text.matchAll(PIECE)].map(({ 0: piece, index }): Word => ({ text: piece, index }));
  const prefixes = new Map<number, string>();
  let clause: Word[] = [];
  for (const [place, piece] of pieces.entries()) {
    if (!WORD.test(piece.text)) {
      clause = [];
      continue;
    }
    const next = pieces[place + 1]?.text;
    if (isPrefix(piece.text) && (next === undefined || !WORD.test(next) || GOES_ON.test(next))) {
      const verb = clause.find(
        ({ text }) => MAY_BE_VERB.test(text) && keyOf(piece.text + text) !== undefined,
      );
      if (verb) prefixes.set(verb.index, piece.text);
    }
    clause.push(piece);
  }
  return [...prefixes]
    .sort(([a], [b]) => b - a)
    .reduce((all, [index, prefix]) => all.slice(0, index) + prefix + all.slice(index), text);
}
