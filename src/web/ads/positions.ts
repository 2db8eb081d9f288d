/** Where advertisements stand. Part of the first load, so no advertisement is in here. */

/** Every sixth item. */
const EVERY = 6;

/**
 * Whether an advertisement follows this story. It is inserted, no story makes way for it.
 * @param index of the story in the list without the featured one, from 0
 */
export function isAdPosition(index: number): boolean {
  return index > 0 && (index + 1) % EVERY === 0;
}

/** Which advertisement of the feed follows the story at this position: 0 for the first. */
export function adPlace(index: number): number {
  return (index + 1) / EVERY - 1;
}
