/**
 * One value, kept on the device and in step with other tabs. It works without storage too: one that is blocked or full
 * only means that the value lasts no longer than the page.
 */

export interface Kept<Value> {
  /** The value as it is now: the same object until something changes it. */
  get: () => Value;
  /** Changes what is kept, on top of what other tabs have kept meanwhile. */
  update: (change: (value: Value) => Value) => void;
  /** Calls back after every change, from here or from another tab, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

interface Keeping<Value> {
  /** Name in the storage. */
  key: string;
  /** Null where there is none: on the server, or when the browser keeps it from us. */
  storage: Storage | null;
  /** Reads anything at all, be it of an older release or spoilt; null = nothing kept. Never throws. */
  decode: (stored: unknown) => Value;
  encode: (value: Value) => unknown;
}

export function kept<Value>({ key, storage, decode, encode }: Keeping<Value>): Kept<Value> {
  /** What the storage held when we last looked; undefined = not looked yet. */
  let text: string | null | undefined;
  let value: Value;
  /** Takes over what another tab wrote. What could not be written stays ours: then the storage still says the old. */
  const look = () => {
    const found = read(storage, key);
    if (found === text) return;
    text = found;
    value = decode(parsed(found));
  };
  const get = () => {
    if (text === undefined) look();
    return value;
  };
  const { tell, subscribe } = listenersTo(key, () => {
    look();
    tell();
  });
  return {
    get,
    update: (change) => {
      look();
      const next = change(value);
      if (next === value) return;
      value = next;
      const written = JSON.stringify(encode(next));
      if (write(storage, key, written)) text = written;
      tell();
    },
    subscribe,
  };
}

interface Listeners {
  tell: () => void;
  /** Calls back whenever somebody tells, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Who listens to what is kept under this name.
 * @param elsewhere called when another tab changes it, and when Back brings a page that heard of nothing meanwhile; as long as
 *   somebody listens
 */
export function listenersTo(key: string, elsewhere: () => void): Listeners {
  const listeners = new Set<() => void>();
  const onStorage = (event: StorageEvent) => {
    // Null: all of it was cleared.
    if (event.key === key || event.key === null) elsewhere();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) elsewhere();
  };
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        addEventListener('pageshow', onShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onShow);
      };
    },
  };
}

/** The browser's local storage; null when it may not be used. */
export function localStorageOrNone(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The tab's storage; null when it may not be used. */
export function sessionStorageOrNone(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Null also when the storage cannot be read. */
export function read(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** @returns whether it is kept now */
export function write(storage: Storage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Keeps nothing under this key any more. */
export function forget(storage: Storage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // What cannot be written to kept nothing.
  }
}

/** JSON of our own or anybody's; null when it is none. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
