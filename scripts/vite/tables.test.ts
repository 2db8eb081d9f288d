import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { tables } from './tables.ts';

const rendered = (code: string): string =>
  (tables() as Plugin & { renderChunk(code: string): string }).renderChunk(code);
const parsed = (value: unknown): string =>
  `export const table = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

it.each([
  { why: 'a table of texts', value: { AD: 'Ordino "la Vella"\\ $& \n', LV: 'Rīga' } },
  { why: 'a list of texts', value: ['één', 'twee'] },
])('$why stands in the program as it is, and says the same', async ({ value }) => {
  const code = rendered(parsed(value));
  expect(code).not.toContain('JSON.parse');
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  expect(((await import(/* @vite-ignore */ address)) as { table: unknown }).table).toEqual(value);
});

it('other tables are parsed as before', () => {
  const code = parsed({ words: { one: 1 } });
  expect(rendered(`${code} JSON.parse(text)`)).toBe(`${code} JSON.parse(text)`);
});
