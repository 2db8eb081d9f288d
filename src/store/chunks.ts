/** Rows per statement: large enough that round trips do not matter, small enough that a parameter stays a few MB. */
const CHUNK = 100;

export function* inChunks<T>(items: T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK);
}
