/** Rows per statement: large enough that round trips do not matter, small enough that a parameter stays a few MB. */
const CHUNK = 100;

export function* inChunks<T>(items: readonly T[], size: number = CHUNK): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
