/** What a search was answered by where what was typed was taken for misspelt. Pure. */
import { isPlaceName } from '../../geo/geo.ts';
import { tagsAlsoCalled, tagsCalled } from '../../reader/reader.ts';
import type { SearchResult } from '../../store/types.ts';
import type { Found } from './search-order.ts';
import { toldWords } from './told-words.ts';

/** More would be a list to study. */
const MOST = 3;

/** True for a place or a tag by one of its names: who wrote it so wrote it right. */
export const isName = (words: string): boolean =>
  isPlaceName(words) || tagsCalled(words).length > 1 || tagsAlsoCalled(words).length > 0;

/**
 * Of stories that a search found by words that may have been meant those that have one, with what they were found by. The index knows
 * words by their stems, and a slip that nobody wrote may have the stem of another word: so one counts only where it stands in one of
 * these stories. The others may have it as the beginning or the end of a word.
 */
export function asWritten(found: readonly Found[], instead: SearchResult['instead']): readonly Found[] {
  if (!instead) return found;
  const stories = found.map((one) => ({ one, words: new Set(toldWords(one.row.story).split(' ')) }));
  const all = new Set(stories.flatMap(({ words }) => [...words]));
  const asked = instead.map(([typed = '', ...slips]) => ({
    typed,
    written: slips.filter((slip) => all.has(slip)),
  }));
  return stories.flatMap(({ one, words }) => {
    const reading = asked.map(({ typed, written }) =>
      words.has(typed) ? typed : (standingIn(words, written) ?? typed),
    );
    const isFound = reading.some((word, at) => word !== asked[at]?.typed);
    return isFound ? [{ ...one, meant: reading.join(' ') }] : [];
  });
}

/** The words that stories were found by instead of those that were typed, at most three, those of most stories first. */
export function meantBy(found: readonly Pick<Found, 'meant'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { meant } of found) if (meant !== undefined) counts.set(meant, (counts.get(meant) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([meant]) => meant);
}

function standingIn(words: ReadonlySet<string>, written: readonly string[]): string | undefined {
  const inWords = (slip: string): boolean =>
    [...words].some((word) => word.startsWith(slip) || word.endsWith(slip));
  return written.find((slip) => words.has(slip)) ?? written.find(inWords);
}
