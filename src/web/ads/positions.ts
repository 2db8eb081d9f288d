/** Where advertisements stand. Part of the first load, so no advertisement is in here. */

/** Every sixth item. */
const EVERY = 6;

/**
 * Which advertisement of the feed follows this story, 0 for the first; null for none. It is inserted, no story makes way for it.
 * @param index of the story in the list without the featured one, from 0
 */
export function adAfter(index: number): number | null {
  const place = (index + 1) / EVERY - 1;
  return place >= 0 && Number.isInteger(place) ? place : null;
}
