import { lexicon } from '../../../lexicon/lexicon.ts';

const { before, after, inside, andMore } = lexicon.series;

/**
 * What a series puts before or after the headline: it joins the episodes of a series to each other and says
 * nothing of the event.
 */
const BEFORE = new RegExp(`^\\s*(?:(?:${before})\\s*[:|–—-]\\s*)+`, 'iu');
const AFTER = new RegExp(`\\s*[:|–—-]\\s*(?:${after})\\s*$`, 'iu');
const INSIDE = new RegExp(`\\b(?:${inside})\\s*:\\s*`, 'iu');

/** "A bridge opens. And, a mayor resigns": the second item of a newsletter is another event. */
const AND_MORE = new RegExp(`(?<=\\p{L}{3}[.!?])\\s+(?:${andMore})[,:] .+$`, 'iu');

/** A title without the furniture of its series; empty when it was nothing else. */
export function withoutBoilerplate(title: string): string {
  return title
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(AND_MORE, '')
    .replace(INSIDE, (words) => words.replace(/\p{L}+\s*:\s*$/u, ''));
}
