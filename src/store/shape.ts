/** Stored documents carry the number of their shape, and are decoded when they are read. */
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Log } from '../contract/contract.ts';

type Fields = Record<string, unknown>;

/** Neither good nor bad, of 10: for a score that an older release did not know. */
export const MIDDLE = 5;

export interface Shape<T extends TSchema> {
  schema: T;
  /** steps[n] makes a document of shape n one of shape n + 1; so there are as many as today's number. */
  steps: ((older: Fields) => Fields)[];
}

/**
 * Makes what reads documents of one kind. A document of an older shape is brought up to date first. One from a newer Helder
 * is read when it has all that this one needs.
 * @returns a function that gives the document, or null when it cannot be read
 */
export function decoder<T extends TSchema>({
  schema,
  steps,
}: Shape<T>): (document: unknown, shape: number) => Static<T> | null {
  const compiled = Compile(schema);
  return (document, shape) => {
    const today = isFields(document)
      ? steps.slice(Math.max(0, shape)).reduce((fields, step) => step(fields), document)
      : document;
    return compiled.Check(today) ? today : null;
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list in an older document; nothing when it is no list. */
export function objectsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** An object in an older document; empty when it is none. */
export function fieldsIn(value: unknown): Fields {
  return isFields(value) ? value : {};
}

const NAMED = 5;

/** Writes one line for all documents of a kind that could not be read, and none for those it has named before. */
export function tellUnread(log: Log, message: string): (ids: string[]) => void {
  const told = new Set<string>();
  return (ids) => {
    const news = ids.filter((id) => !told.has(id));
    if (news.length === 0) return;
    for (const id of news) told.add(id);
    log.warn({ count: news.length, first: news.slice(0, NAMED) }, message);
  };
}
