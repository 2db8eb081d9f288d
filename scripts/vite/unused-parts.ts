import type { Plugin } from 'vite';

/** A cache of mutations that holds none: what a QueryClient asks of it. */
export const NO_MUTATIONS = `export class MutationCache {
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`;

/** The one function that wouter takes of the package that reads patterns of routes. */
export const NO_PATTERNS = 'export const parse = undefined;';

const STAND_INS: readonly [file: RegExp, code: string][] = [
  // The app sends what readers do by itself, and has no mutations.
  [/\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/, NO_MUTATIONS],
  // Which screen an address shows, contract/address.ts says.
  [/\/regexparam\/dist\/index\.mjs$/, NO_PATTERNS],
];

/** Leaves out of the first load what packages bring along and the app never uses: more than a kilobyte. */
export function unusedParts(): Plugin {
  return {
    name: 'helder-unused-parts',
    enforce: 'pre',
    load: (id) => STAND_INS.find(([file]) => file.test(id))?.[1],
  };
}
