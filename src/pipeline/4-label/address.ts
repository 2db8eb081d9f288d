/** The parts of an address's path, in lower case: "https://paper.example/World/asia/storm" → world, asia, storm. None for what is no address. */
export function pathOf(url: string): string[] {
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(url)?.[1] ?? '';
  return path.toLowerCase().split('/').slice(1);
}

/** Words a headline in an address has at least: fewer are a section. */
const SLUG_WORDS = 4;

/** The words of the headline in an address: "/world/a-storm-hits-the-coast-135.html" → "a storm hits the coast 135"; "" = it has none. */
export function slugOf(url: string): string {
  const words = pathOf(url)
    .map((part) => part.replace(/\.\w+$/, '').split('-'))
    .findLast((part) => part.length >= SLUG_WORDS);
  return words?.join(' ') ?? '';
}
