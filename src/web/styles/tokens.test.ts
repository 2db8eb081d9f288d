import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const WEB = new URL('..', import.meta.url).pathname;

it('every token that a sheet defines is read, by a sheet or by code', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => /(?<!\.test)\.(?:css|tsx?)$/.test(name))
    .map((name) => readFileSync(WEB + name, 'utf8').replace(/\/\*.*?\*\//gs, ''));
  const found = (pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  const defined = found(/(?<![\w-])(--[a-z0-9-]+)['"]?:/g);
  const read = found(/var\((--[a-z0-9-]+)/g);
  expect(defined.size).toBeGreaterThan(50);
  expect([...defined].filter((name) => !read.has(name))).toEqual([]);
});
