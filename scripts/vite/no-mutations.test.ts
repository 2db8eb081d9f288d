import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { NO_MUTATIONS, noMutations } from './no-mutations.ts';

const BUILD = dirname(createRequire(import.meta.url).resolve('@tanstack/query-core')).replace(
  /legacy$/,
  'modern',
);

it('has every method that a client asks of its mutations, and takes their place', () => {
  const client = readFileSync(join(BUILD, 'queryClient.js'), 'utf8');
  const asked = new Set([...client.matchAll(/this\.#mutationCache\.(\w+)/g)].map(([, method]) => method));
  const has = new Set([...NO_MUTATIONS.matchAll(/^ {2}(\w+)\(/gm)].map(([, method]) => method));
  expect(has).toEqual(asked);
  const { load } = noMutations();
  expect(load).toBeTypeOf('function');
  const loaded = (file: string) => (load as (id: string) => string | undefined)(join(BUILD, file));
  expect([loaded('mutationCache.js'), loaded('queryCache.js')]).toEqual([NO_MUTATIONS, undefined]);
});

it('is asked for nothing else: the app has no mutations', () => {
  const web = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(web.length).toBeGreaterThan(100);
  const using = web.filter((name) =>
    /\b(?:useMutation|getMutationCache|useIsMutating)\b/.test(readFileSync(join('src/web', name), 'utf8')),
  );
  expect(using).toEqual([]);
});
