/** The most recently used `limit` values by key; older ones are forgotten. */
export class Lru<K, V> {
  readonly #limit: number;
  readonly #values = new Map<K, V>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value kept for `key`, or the one that `make` returns, which is kept from now on. */
  get(key: K, make: () => V): V {
    const kept = this.#values.get(key);
    const value = kept === undefined ? make() : kept;
    this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size <= this.#limit) return;
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest);
      return;
    }
  }
}
