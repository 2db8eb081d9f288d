import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { NO_MUTATIONS, unusedParts } from './unused-parts.ts';

const BUILD = dirname(createRequire(import.meta.url).resolve('@tanstack/query-core')).replace(
  /legacy$/,
  'modern',
);

const load = unusedParts().load as (file: string) => string | undefined;
const web = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
const filesWith = (words: RegExp) =>
  web.filter((name) => words.test(readFileSync(join('src/web', name), 'utf8')));

it('has every method that a client asks of its mutations, and takes their place', () => {
  const client = readFileSync(join(BUILD, 'queryClient.js'), 'utf8');
  const asked = new Set([...client.matchAll(/this\.#mutationCache\.(\w+)/g)].map(([, method]) => method));
  const has = new Set([...NO_MUTATIONS.matchAll(/^ {2}(\w+)\(/gm)].map(([, method]) => method));
  expect(has).toEqual(asked);
  expect(load(join(BUILD, 'mutationCache.js'))).toBe(NO_MUTATIONS);
  expect(load(join(BUILD, 'queryCache.js'))).toBeUndefined();
});

it('is asked for nothing else: the app has no mutations', () => {
  expect(web.length).toBeGreaterThan(100);
  expect(filesWith(/\b(?:useMutation|getMutationCache|useIsMutating)\b/)).toEqual([]);
});
