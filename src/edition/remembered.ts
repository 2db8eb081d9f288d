import type { LRUCache } from 'lru-cache';

/** The value a cache has for `key`, or the one `make` returns, which it has from now on. */
export function remembered<K extends {}, V extends {}>(cache: LRUCache<K, V>, key: K, make: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
