import { termKey } from './scale.ts';

/** Category keys and tags a topic stands for besides its own name. */
const TOPIC_KEYS: Record<string, readonly string[]> = {
  'world news': ['world'],
  technology: ['tech'],
  economy: ['business'],
  'climate change': ['environment', 'climate'],
  space: ['science'],
  medicine: ['health'],
  innovation: ['technology'],
  'local news': ['local'],
  'breaking news': ['breaking'],
  'art & culture': ['art', 'culture'],
};

/** Every category key and tag that the chosen topics match. */
export function interestKeys(interests: readonly string[]): Set<string> {
  return new Set(
    interests
      .map(termKey)
      .filter(Boolean)
      .flatMap((topic) => [topic, ...(Object.hasOwn(TOPIC_KEYS, topic) ? (TOPIC_KEYS[topic] ?? []) : [])]),
  );
}

/** True when a story's terms (keys of its categories and tags) contain one of the keys. */
export function matchesInterest(terms: ReadonlySet<string>, keys: ReadonlySet<string>): boolean {
  for (const key of keys) if (terms.has(key)) return true;
  return false;
}
