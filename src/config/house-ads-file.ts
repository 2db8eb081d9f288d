/** The operator's file of house ads. */
import { readFileSync } from 'node:fs';
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { SponsoredFileSchema, type SponsoredItem } from '../contract/contract.ts';
import { ConfigError } from './config-error.ts';
import { path } from './values.ts';

/** What a field should have been, for the person who wrote something else. */
const EXPECTED: Record<string, string> = {
  items: 'must be a list of 1 to 100 items',
  sponsor: 'must be a name of 1 to 60 characters',
  imageUrl: 'must be a file under /assets/, or an address that begins with https://',
  targetUrl: 'must be an address that begins with https://',
  title: 'must be a text of 1 to 80 characters',
  description: 'must be a text of 1 to 160 characters',
  ctaText: 'must be a text of 1 to 30 characters',
};

/** @throws ConfigError naming every field at fault */
export function houseAdsFile(text: string): readonly SponsoredItem[] | null {
  if (text === '') return null;
  const name = `SPONSORED (${text})`;
  const written = parsed(text, name);
  if (Value.Check(SponsoredFileSchema, written)) return written.items;
  throw new ConfigError(faultsOf(SponsoredFileSchema, written, '').map((fault) => `${name}: ${fault}`));
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path(text), 'utf8'));
  } catch (error) {
    throw new ConfigError([`${name} cannot be read: ${(error as Error).message}`]);
  }
}

/** Every fault in what should be of this schema, field by field: the schema's own report ends after eight. */
function faultsOf(schema: TSchema, value: unknown, trail: string): string[] {
  const field = trail.split('.').at(-1) ?? '';
  if (Type.IsArray(schema) && Array.isArray(value) && Value.Check({ ...schema, items: {} }, value))
    return value.flatMap((item, index) => faultsOf(schema.items, item, `${trail}.${index}`));
  if (!Type.IsObject(schema))
    return Value.Check(schema, value) ? [] : [`${trail} ${EXPECTED[field] ?? 'is not understood'}`];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${trail || 'the file'} must be an object`];
  const at = (name: string): string => (trail === '' ? name : `${trail}.${name}`);
  const fields = Object.entries(schema.properties);
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(schema.properties, name));
  return [
    ...fields.flatMap(([name, inner]) => {
      if (Object.hasOwn(value, name))
        return faultsOf(inner, (value as Record<string, unknown>)[name], at(name));
      return schema.required?.includes(name) ? [`${at(name)} is missing`] : [];
    }),
    ...unknown.map((name) => `${at(name)} is not a known field`),
  ];
}
