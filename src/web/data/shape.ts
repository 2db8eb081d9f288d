/**
 * Reads what comes from a server: the contract's schemas are too heavy for a page that starts. A shape is a function that returns
 * the typed value, or throws; of an object it takes the fields it knows and nothing else.
 */
import { ApiError } from './api-error.ts';

/** @throws ApiError of the kind "unreadable" */
export type Shape<T> = (value: unknown) => T;

/** In characters. No text of ours comes near it; one that is longer would hold up the page. */
const LONGEST_TEXT = 100_000;

function unreadable(expected: string): never {
  throw new ApiError('unreadable', 0, '', '', new TypeError(`expected ${expected}`));
}

export const text: Shape<string> = (value) =>
  typeof value === 'string' && value.length <= LONGEST_TEXT ? value : unreadable('a text');

export const number: Shape<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : unreadable('a number');

export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : unreadable('a boolean'));

/** A text that names a moment. */
export const date: Shape<string> = (value) =>
  Number.isNaN(Date.parse(text(value))) ? unreadable('a date') : text(value);

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);

/** A field that may be missing. */
export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value) =>
    value === undefined ? undefined : shape(value);

export const oneOf =
  <const T extends string>(words: readonly T[]): Shape<T> =>
  (value) =>
    words.find((word) => word === value) ?? unreadable(words.join());

export const list =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map((item) => shape(item)) : unreadable('a list');

/** A list that loses what cannot be read of it, with a warning each, and keeps the rest. */
export const readableOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value) =>
    list((item) => {
      try {
        return [shape(item)];
      } catch (error) {
        console.warn('Left out what cannot be read', item, error);
        return [];
      }
    })(value).flat();

/** Values of one shape by any name. */
export const record =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shape(each)]))
      : unreadable('an object');

/** @param fields one shape for every field of T, so that the compiler asks for those that are new */
export const object =
  <T extends object>(fields: { [Name in keyof T]-?: Shape<T[Name]> }): Shape<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return unreadable('an object');
    const given = value as Partial<Record<keyof T, unknown>>;
    const read: Partial<T> = {};
    for (const name in fields) {
      const field = fields[name](Object.hasOwn(given, name) ? given[name] : undefined);
      if (field !== undefined) read[name] = field;
    }
    return read as T;
  };
