/** The parts of an address's path, in lower case: "https://paper.example/World/asia/storm" → world, asia, storm. None for what is no address. */
export function pathOf(url: string): string[] {
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(url)?.[1] ?? '';
  return path.toLowerCase().split('/').slice(1);
}

/**
 * The words of the headline in an address: "/world/a-storm-hits-the-coast-135.html" → a, storm, hits, the, coast, 135.
 * @param fewest  words it has at least: fewer are a section
 * @returns none where there is no headline in it
 */
export function slugOf(url: string, fewest: number): string[] {
  const parts = pathOf(url).map((part) => part.replace(/\.\w+$/, '').split('-'));
  return parts.findLast((words) => words.length >= fewest) ?? [];
}
