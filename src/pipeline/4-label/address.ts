/** The parts of an address's path, in lower case: "https://paper.example/World/asia/storm" → world, asia, storm. None for what is no address. */
export function pathOf(url: string): string[] {
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(url)?.[1] ?? '';
  return path.toLowerCase().split('/').slice(1);
}
