import { type TObject, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { FEED_SECTIONS, PublisherSchema } from '../contract/contract.ts';
import type { FieldPath } from './source.ts';

const { country, language, scope, timeZone, family, demo } = PublisherSchema.properties;

/** What the publishers of a file have in common may be said once, at its top. */
export const DefaultsSchema = Type.Object(
  {
    country: Type.Optional(country),
    language: Type.Optional(language),
    scope: Type.Optional(scope),
    timeZone,
    family,
    demo,
  },
  { additionalProperties: false },
);

/** A publisher file. The entries of `publishers` are checked with the defaults filled in. */
export const FileSchema = Type.Object(
  { defaults: Type.Optional(DefaultsSchema), publishers: Type.Array(Type.Unknown(), { minItems: 1 }) },
  { additionalProperties: false },
);

const SLUG = '2 to 61 lower-case letters, digits and hyphens';
const LANGUAGE = 'an ISO 639-1 code (nl)';

/** What a field should have been, for the person who wrote something else. */
const EXPECTED: Record<string, string> = {
  id: SLUG,
  name: 'a name of 1 to 80 characters',
  family: SLUG,
  homepage: 'an address that begins with http:// or https://',
  country: 'an ISO 3166-1 alpha-2 code in capitals (NL)',
  city: 'the name of a city',
  scope: 'global, national or regional',
  language: LANGUAGE,
  timeZone: 'an IANA time zone (Europe/Amsterdam)',
  relays: 'true or false',
  demo: 'true or false',
  url: 'an address that begins with http://, https:// or demo:',
  section: `one of ${FEED_SECTIONS.join(', ')}`,
  strip: 'a text of at least 1 character',
  feeds: 'a list with at least one feed',
  publishers: 'a list with at least one publisher',
};

export type Report = (path: FieldPath, message: string, where: 'value' | 'key') => void;

/** Reports every place where `value` is not as `schema` says. Knows objects, lists and single values. */
export function checkShape(schema: TSchema, value: unknown, path: FieldPath, report: Report): void {
  if (isObjectSchema(schema)) checkObject(schema, value, path, report);
  else if (isArraySchema(schema)) checkList(schema, value, path, report);
  else if (!Check(schema, value)) report(path, expectation(path, value), 'value');
}

function checkObject(schema: TObject, value: unknown, path: FieldPath, report: Report): void {
  if (!isFields(value)) {
    report(path, `must have fields (${Object.keys(schema.properties).join(', ')})`, 'value');
    return;
  }
  const fields = new Map(Object.entries(value));
  for (const [name, field] of fields) {
    const known = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (known) checkShape(known, field, [...path, name], report);
    else {
      const names = Object.keys(schema.properties).join(', ');
      report([...path, name], `is not a known field; known fields are ${names}`, 'key');
    }
  }
  for (const name of schema.required ?? []) {
    if (!fields.has(name))
      report([...path, name], `is missing: ${EXPECTED[name] ?? 'it is needed'}`, 'value');
  }
}

/** What has its form: a publisher as written, where a field of another form is there, but undefined. */
export type WellFormed<T> = {
  [K in keyof T]?:
    | (T[K] extends readonly (infer Item extends object)[] ? WellFormed<Item>[] : T[K])
    | undefined;
};

/** The same fields and lists, without every single value that is not as `schema` says and without fields it does not know. */
export function wellFormed<T>(schema: TSchema, value: unknown): WellFormed<T> {
  return partOf(schema, value) as WellFormed<T>;
}

function partOf(schema: TSchema, value: unknown): unknown {
  if (isObjectSchema(schema)) {
    const fields = Object.entries(isFields(value) ? value : {});
    const known = fields.filter(([name]) => Object.hasOwn(schema.properties, name));
    return Object.fromEntries(
      known.map(([name, field]) => [name, partOf(schema.properties[name] as TSchema, field)]),
    );
  }
  if (isArraySchema(schema))
    return Array.isArray(value) ? value.map((item) => partOf(schema.items, item)) : undefined;
  return Check(schema, value) ? value : undefined;
}

interface ArraySchema extends TSchema {
  items: TSchema;
  minItems?: number;
}

function checkList(schema: ArraySchema, value: unknown, path: FieldPath, report: Report): void {
  if (!Array.isArray(value) || value.length < (schema.minItems ?? 0)) {
    report(path, expectation(path, value), 'value');
    return;
  }
  for (const [index, item] of value.entries()) checkShape(schema.items, item, [...path, index], report);
}

function expectation(path: FieldPath, value: unknown): string {
  const name = path.findLast((step): step is string => typeof step === 'string') ?? '';
  const found = typeof value === 'object' ? '' : `, not ${JSON.stringify(value)}`;
  return `must be ${EXPECTED[name] ?? 'something else'}${found}`;
}

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isObjectSchema = (schema: TSchema): schema is TObject => 'properties' in schema;
const isArraySchema = (schema: TSchema): schema is ArraySchema => 'items' in schema;
