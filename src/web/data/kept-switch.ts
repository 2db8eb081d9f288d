/** A choice between on and off that stays on the device. Lives outside React, so that any code may ask. */
import { useSyncExternalStore } from 'react';
import { type LocalKey, readLocal, writeLocal } from './local.ts';

export interface KeptSwitch {
  isOn: () => boolean;
  set: (on: boolean) => void;
  /** Calls back after every `set`, until the returned function is called. */
  onSet: (listener: () => void) => () => void;
  /** For components: whether it is on. The server knows nobody's choice. */
  use: () => boolean;
  /** For tests: reads the device's memory anew. */
  forgetRead: () => void;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** @param usual what counts until the reader chooses */
export function keptSwitch(key: LocalKey, usual: boolean): KeptSwitch {
  let current: boolean | undefined;
  const listeners = new Set<() => void>();
  const isOn = () => {
    current ??= readLocal(key, isBoolean) ?? usual;
    return current;
  };
  const onSet = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    isOn,
    set: (on) => {
      current = on;
      writeLocal(key, on);
      for (const listener of listeners) listener();
    },
    onSet,
    use: () => useSyncExternalStore(onSet, isOn, () => usual),
    forgetRead: () => {
      current = undefined;
    },
  };
}
