/** Which sudden disasters a report names, and where. */
import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { countriesAmong } from './countries.ts';

const kinds = lexicon.meanings.disasters;
const DISASTER = wholeWords([...kinds.keys()].join('|'));

/**
 * Each disaster that a title names, with each country it names: "earthquake CO". None where it names no country.
 * @param keys  of the same title
 */
export function disastersIn(title: string, keys: readonly string[]): string[] {
  const named = new Set(
    [...title.matchAll(DISASTER)].flatMap(([word]) => kinds.get(word.toLowerCase()) ?? []),
  );
  if (named.size === 0) return [];
  return [...named].flatMap((kind) => countriesAmong(keys).map((country) => `${kind} ${country}`));
}
