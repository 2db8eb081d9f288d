/** The parts of an address's path, in lower case: "https://paper.example/World/asia/storm" → world, asia, storm. None for what is no address. */
export function pathOf(url: string): string[] {
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(url)?.[1] ?? '';
  return path.toLowerCase().split('/').slice(1);
}

/** Segments at the start of a path that are worth looking at: sections come before the headline. */
export const SECTION_SEGMENTS = 6;
const DATE_SEGMENT = /^\d{1,4}$/;
/** A last segment this long is the headline itself. */
const SLUG_LENGTH = 40;

/** False for a part of a date, and for the headline. */
export const mayBeSection = (segment: string): boolean =>
  !DATE_SEGMENT.test(segment) && segment.length < SLUG_LENGTH;

/** "politics.html" → politics. */
export const withoutEnding = (segment: string): string => segment.replace(/\.\w+$/, '');

/**
 * The words of the headline in an address: "/world/a-storm-hits-the-coast-135.html" → a, storm, hits, the, coast, 135.
 * @param fewest  words it has at least: fewer are a section
 * @returns none where there is no headline in it
 */
export function slugOf(url: string, fewest: number): string[] {
  const parts = pathOf(url).map((part) => withoutEnding(part).split('-'));
  return parts.findLast((words) => words.length >= fewest) ?? [];
}
