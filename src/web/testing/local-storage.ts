/** Local storage for tests in Node. */
export function memoryStorage(initial: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(initial));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** A browser that does not let us near it. */
export function blockedStorage(): Storage {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return { length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse };
}

/** A browser that has no room left. */
export function fullStorage(initial: Record<string, string> = {}): Storage {
  const storage = memoryStorage(initial);
  storage.setItem = () => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  };
  return storage;
}
