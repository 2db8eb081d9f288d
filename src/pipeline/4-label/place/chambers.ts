/** Parliaments by the short names of their chambers: "House passes", "Senate Republicans". */
import { countryName } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { isLand } from '../land.ts';
import { gap, isOneOf, type Text, type Token } from '../tokens.ts';
import type { PlaceHints } from './choose-city.ts';

const { articles, chambers, chamberWords, chambered, decides, heardBy, meanwhile } = lexicon.place;
/** Papers of all countries mean this one's, but for those of `chambered`. */
const KNOWN_ANYWHERE = 'US';
const OWN: ReadonlySet<string | null> = new Set(
  [...chambered].map((code) => countryName(code.toUpperCase())),
);
/** Words of the name of a state at most: "New York Senate". */
const LAND_WORDS = 2;

/**
 * The country (English name) whose chamber of parliament a headline names with its members or committees, as doing something,
 * or as hearing somebody; null when there is none. A national paper of a country with a House or a Senate means its own.
 */
export function countryOfChamber(headline: Text, { home, writesHome, language }: PlaceHints): string | null {
  if (language !== 'en') return null;
  if (!headline.tokens.some((_, at) => isChamberAtWork(headline, at))) return null;
  return writesHome && OWN.has(home) ? home : countryName(KNOWN_ANYWHERE);
}

function isChamberAtWork(headline: Text, at: number): boolean {
  const { tokens } = headline;
  const [name, next, after] = tokens.slice(at, at + 3);
  if (!name?.capital || !chambers.has(name.folded) || isOfLand(tokens, at) || isMeanwhile(tokens, at))
    return false;
  if (isHeard(tokens, at)) return true;
  if (!next || gap(headline, name, next) !== ' ') return false;
  const verb = next.folded.endsWith('ly') ? after : next;
  return chamberWords.has(next.folded) || isOneOf(decides, verb);
}

/** "Massachusetts House passes", "Australian Senate": says itself whose it is. */
function isOfLand(tokens: readonly Token[], at: number): boolean {
  for (let length = 1; length <= LAND_WORDS; length += 1)
    if (length <= at && isLand(tokens.slice(at - length, at))) return true;
  return false;
}

/** "US attacks Iran as the House approves spending": beside the news. */
const isMeanwhile = (tokens: readonly Token[], at: number): boolean =>
  at > 1 && isOneOf(meanwhile, tokens[wordBefore(tokens, at)]);

/** "Testify to the House", "asks Congress", "before a Senate panel". */
function isHeard(tokens: readonly Token[], at: number): boolean {
  const before = wordBefore(tokens, at);
  return (
    isOneOf(heardBy, tokens[before]) ||
    (tokens[before]?.folded === 'to' && isOneOf(heardBy, tokens[before - 1]))
  );
}

/** Where the word stands that goes before, or before the article. */
const wordBefore = (tokens: readonly Token[], at: number): number =>
  isOneOf(articles, tokens[at - 1]) ? at - 2 : at - 1;
