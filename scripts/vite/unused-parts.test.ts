import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { NO_MUTATIONS, NO_PATTERNS, unusedParts } from './unused-parts.ts';

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

it('has what the router takes of the reader of patterns, and takes its place', () => {
  const wouter = createRequire(createRequire(import.meta.url).resolve('wouter'));
  const router = readFileSync(join(dirname(wouter.resolve('wouter')), 'index.js'), 'utf8');
  const [, asked] = /import \{ (\w+)(?: as \w+)? \} from "regexparam"/.exec(router) ?? [];
  expect(NO_PATTERNS).toContain(`export const ${asked} `);
  expect(load(wouter.resolve('regexparam').replace(/index\.js$/, 'index.mjs'))).toBe(NO_PATTERNS);
});

it('is asked for nothing else: the app has no mutations, and no patterns of routes', () => {
  expect(web.length).toBeGreaterThan(100);
  expect(filesWith(/\b(?:useMutation|getMutationCache|useIsMutating)\b/)).toEqual([]);
  expect(filesWith(/\b(?:useRoute|useParams|Route|Switch|matchRoute)\b[^;]*from 'wouter'/)).toEqual([]);
});
