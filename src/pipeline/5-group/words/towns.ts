import { plainLetters } from '../../../contract/contract.ts';
import { allCities } from '../../../geo/geo.ts';

/** Countries whose papers write Dutch and tell of their own villages, where two fires on one day are two. */
const DUTCH_SPEAKING: ReadonlySet<string> = new Set(['NL', 'BE']);
const ONE_WORD = /^[a-z]+$/;
const FROM = /se?$/;

let known: ReadonlySet<string> | null = null;

/** True for the name of a Dutch or Flemish town, one word, lower case and without accents. The list is made at the first question. */
export function isDutchTown(word: string): boolean {
  known ??= new Set(
    allCities()
      .filter(({ code }) => DUTCH_SPEAKING.has(code))
      .flatMap(({ name, nameNl }) => [plainLetters(name), plainLetters(nameNl)])
      .filter((name) => ONE_WORD.test(name)),
  );
  return known.has(word);
}

/** The town that a word names or is of: "rotterdam", "rotterdamse". */
export function townOf(word: string): string | undefined {
  return [word, word.replace(FROM, '')].find(isDutchTown);
}
