import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockedStorage, fullStorage, memoryStorage } from '../testing/local-storage.ts';
import { type Kept, kept } from './kept.ts';

const KEY = 'numbers';

function numbersIn(storage: Storage | null): Kept<readonly number[]> {
  return kept<readonly number[]>({
    key: KEY,
    storage,
    decode: (stored) => (Array.isArray(stored) ? stored.filter(Number.isFinite) : []),
    encode: (numbers) => numbers,
  });
}

const add = (number: number) => (numbers: readonly number[]) => [...numbers, number];

let tab: EventTarget;

beforeEach(() => {
  tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
});

/** What a browser tells its other tabs. */
function storageChanged(key: string | null): void {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

/** @param persisted whether the browser had put the page away, and brings it back as it was */
function shown(persisted: boolean): void {
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

describe('what is kept', () => {
  it('is there again at the next start', () => {
    const storage = memoryStorage();
    numbersIn(storage).update(add(1));
    expect(numbersIn(storage).get()).toEqual([1]);
  });

  it('is the same object until something changes it', () => {
    const numbers = numbersIn(memoryStorage({ [KEY]: '[1]' }));
    expect(numbers.get()).toBe(numbers.get());
  });

  it('tells whoever listens, until they stop', () => {
    const numbers = numbersIn(memoryStorage());
    const heard = vi.fn();
    const stop = numbers.subscribe(heard);
    numbers.update(add(1));
    numbers.update((same) => same);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    numbers.update(add(2));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each(['{', 'null', '"x"', '[1,"x"]'])('a spoilt text (%s) is whatever can be read of it', (text) => {
    const numbers = numbersIn(memoryStorage({ [KEY]: text }));
    numbers.update(add(7));
    expect(numbers.get().at(-1)).toBe(7);
  });
});

describe('several tabs', () => {
  it('see what another keeps, and that it cleared everything', () => {
    const storage = memoryStorage();
    const [here, there] = [numbersIn(storage), numbersIn(storage)];
    const heard = vi.fn();
    here.subscribe(heard);
    expect(here.get()).toEqual([]);
    there.update(add(1));
    storageChanged('something else');
    expect(heard).not.toHaveBeenCalled();
    storageChanged(KEY);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(here.get()).toEqual([1]);
    storage.clear();
    storageChanged(null);
    expect(here.get()).toEqual([]);
  });

  it('see what was kept while one was put away for Back', () => {
    const storage = memoryStorage();
    const [here, there] = [numbersIn(storage), numbersIn(storage)];
    const heard = vi.fn();
    const stop = here.subscribe(heard);
    expect(here.get()).toEqual([]);
    there.update(add(1));
    shown(false);
    expect(heard).not.toHaveBeenCalled();
    shown(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(here.get()).toEqual([1]);
    stop();
    shown(true);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('lose nothing of each other, even before they have heard', () => {
    const storage = memoryStorage();
    const [here, there] = [numbersIn(storage), numbersIn(storage)];
    here.update(add(1));
    there.update(add(2));
    here.update(add(3));
    expect(numbersIn(storage).get()).toEqual([1, 2, 3]);
  });
});

describe('without a storage that works', () => {
  it.each([
    ['there is none', null, []],
    ['it is blocked', blockedStorage(), []],
    ['it is full', fullStorage({ [KEY]: '[1]' }), [1]],
  ])('%s: changes last as long as the page', (_what, storage, before) => {
    const numbers = numbersIn(storage);
    expect(numbers.get()).toEqual(before);
    numbers.update(add(2));
    numbers.update(add(3));
    expect(numbers.get()).toEqual([...before, 2, 3]);
  });
});
