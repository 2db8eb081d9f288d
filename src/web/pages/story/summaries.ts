/** Which reports have something of their own to tell under their headline: pure. */
import type { StoryDetail } from '../../../contract/contract.ts';
import { fold } from '../../../geo/browser.ts';

/** Share of a summary's words that must stand nowhere else: agency reprints differ in a few. */
const NEW_SHARE = 0.25;
/** Shorter words tie sentences together and tell nothing. */
const SHORTEST = 4;
/** Letters by which a word is known in its other forms: "voted", "votes". */
const STEM = 5;

type Told = Pick<
  StoryDetail,
  'title' | 'summary' | 'description' | 'language' | 'originalLanguage' | 'headlines'
>;

/**
 * The summaries worth reading, by the id of their source: in a language the reader reads, and saying what neither the story's text, nor
 * the report's own headline, nor a summary shown before it says.
 */
export function summariesOf(
  story: Told & Pick<StoryDetail, 'sources'>,
  reads: readonly string[],
): Map<string, string> {
  const shown = new Map<string, string>();
  const told: Set<string>[] = [];
  const above = [story.title, story.summary, story.description].join(' ');
  const original = story.language === story.originalLanguage ? null : story.headlines.at(-1)?.headline;
  for (const { id, headline, summary, language } of story.sources) {
    // What the text above is a translation of has the headline that was translated.
    if ((reads.length > 0 && !reads.includes(language)) || headline === original) continue;
    const words = wordsOf(summary);
    if ([wordsOf(`${above} ${headline}`), ...told].some((known) => !isNew(words, known))) continue;
    shown.set(id, summary);
    told.push(words);
  }
  return shown;
}

function isNew(words: Set<string>, known: Set<string>): boolean {
  const news = [...words].filter((word) => !known.has(word)).length;
  return news > 0 && news / words.size >= NEW_SHARE;
}

/** The words that carry a text, in any order. */
function wordsOf(text: string): Set<string> {
  const words = fold(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST || /\d/.test(word));
  return new Set(words.map((word) => word.slice(0, STEM)));
}
