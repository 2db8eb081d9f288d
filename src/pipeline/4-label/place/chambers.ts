/** Parliaments by the short names of their chambers: "House passes", "Senate Republicans". */
import { countryName } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import type { Text } from '../tokens.ts';
import type { PlaceHints } from './choose-city.ts';

const { articles, chambers, chamberWords, chambered, decides } = lexicon.place;
/** Papers of all countries mean this one's, but for those of `chambered`. */
const KNOWN_ANYWHERE = 'US';
const OWN: ReadonlySet<string | null> = new Set(
  [...chambered].map((code) => countryName(code.toUpperCase())),
);

/**
 * The country (English name) whose chamber of parliament opens a headline and does something, or whose members or
 * committees it names; null when there is none. A national paper of a country with a House or a Senate means its own.
 */
export function countryOfChamber(
  { tokens }: Text,
  { home, writesHome, language }: PlaceHints,
): string | null {
  if (language !== 'en') return null;
  const at = articles.has(tokens[0]?.folded ?? '') ? 1 : 0;
  const [name, next, after] = tokens.slice(at, at + 3);
  if (!name?.capital || !chambers.has(name.folded) || !next) return null;
  const verb = next.folded.endsWith('ly') ? after : next;
  if (!chamberWords.has(next.folded) && !decides.has(verb?.folded ?? '')) return null;
  return writesHome && OWN.has(home) ? home : countryName(KNOWN_ANYWHERE);
}
