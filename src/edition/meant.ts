/** What a search was answered by where what was typed was taken for misspelt. Pure. */
import type { Story } from '../contract/contract.ts';
import { wordsOf } from '../reader/reader.ts';
import type { SearchHit } from '../store/types.ts';

/** More would be a list to study. */
const MOST = 3;

interface Found {
  story: Story;
  instead: SearchHit['instead'];
}

/** The words that stories were found by instead of those that were typed, at most three, those of most stories first. */
export function meantBy(found: readonly Found[]): string[] {
  const counts = new Map<string, number>();
  for (const { story, instead } of found) {
    if (!instead) continue;
    const meant = readingOf(story, instead);
    counts.set(meant, (counts.get(meant) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([meant]) => meant);
}

/** Of slips that share a stem, "ministe" and "minister", the one that the story has as it stands. */
function readingOf(story: Story, instead: NonNullable<Found['instead']>): string {
  const told = [story, ...Object.values(story.translations)].flatMap(
    ({ headline, sub_headline, description }) => [headline, sub_headline, description],
  );
  const words = new Set(wordsOf([...told, ...story.tags].join('\n')).split(' '));
  return instead.map((ways) => ways.find((word) => words.has(word)) ?? ways[0]).join(' ');
}
