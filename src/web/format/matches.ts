/** Where the words of a search stand in a text. */

/** Longer searches are somebody's pasted page: their first words are enough to see why a story was found. */
const MOST_WORDS = 20;
/** From this many letters on a word may lack its ending: the search finds "elections" for "election". */
const STEM = 4;
/**
 * A word, and the same with an ending that the search cuts off too, in English or Dutch: "plan planned". Any other rest makes
 * another word: "carpet" is no "carp".
 */
const WITH_ENDING = /^(.*(.)) \1\2?(s?e|e?[dns]|ings?|ly|ments?)$/;

export interface Piece {
  text: string;
  hit: boolean;
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** @returns the whole text in pieces; those that answer the query are hits */
export function piecesOf(text: string, query: string): Piece[] {
  const wanted = (plain(query).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  const found = (word: string) =>
    wanted.some(
      (query) =>
        word === query ||
        (query.length >= STEM && word.startsWith(query)) ||
        (word.length >= STEM && WITH_ENDING.test(`${word} ${query}`)),
    );
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, hit: found(plain(piece)) }));
}
