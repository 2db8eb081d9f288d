/** Local storage that never throws: it may be blocked, full or hold something else than we wrote. */
const PREFIX = 'helder.';

/** What the app keeps on the device. Every key is listed here, and in the privacy text. */
export type LocalKey =
  | 'language'
  | 'place'
  | 'placeCache'
  | 'failedImages'
  | 'opened'
  | 'hideOpened'
  | 'singleKeys'
  | 'weights';

/** @param valid tells our own data from anything else; what it refuses is removed */
export function readLocal<T>(key: LocalKey, valid: (value: unknown) => value is T): T | null {
  try {
    const text = localStorage.getItem(PREFIX + key);
    if (text === null) return null;
    const value: unknown = JSON.parse(text);
    if (valid(value)) return value;
  } catch {
    // Blocked, or not JSON: treated like nothing stored.
  }
  removeLocal(key);
  return null;
}

export function writeLocal(key: LocalKey, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Blocked or full: the page works without it.
  }
}

export function removeLocal(key: LocalKey): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Blocked: there is nothing to remove.
  }
}
