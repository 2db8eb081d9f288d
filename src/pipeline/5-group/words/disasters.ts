/** Which sudden disasters a report names, and where. */
import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { countriesAmong } from './countries.ts';

const kinds = lexicon.meanings.disasters;
const DISASTER = wholeWords([...kinds.keys()].join('|'));
/** "Typhoon Mira": the next storm comes while papers still tell of the last. */
const NAMED = 'storm';
const NAME = /^ (\p{Lu}[\p{L}-]*)/u;

/**
 * Each disaster that a title names, with each country it names: "earthquake CO", "storm mira CU". None where it names no country.
 * @param keys  of the same title
 */
export function disastersIn(title: string, keys: readonly string[]): string[] {
  const named = new Set(
    [...title.matchAll(DISASTER)].flatMap(({ 0: word, index }) => {
      const kind = kinds.get(word.toLowerCase());
      const [, name] = kind === NAMED ? (NAME.exec(title.slice(index + word.length)) ?? []) : [];
      return kind && name ? `${kind} ${name.toLowerCase()}` : (kind ?? []);
    }),
  );
  if (named.size === 0) return [];
  return [...named].flatMap((kind) => countriesAmong(keys).map((country) => `${kind} ${country}`));
}
