import type { Plugin } from 'vite';

/** A cache of mutations that holds none: what a QueryClient asks of it. */
export const NO_MUTATIONS = `export class MutationCache {
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`;

const MUTATIONS = /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/;

/** Leaves out of the first load what a package brings along and the app never uses: it sends what readers do by itself. */
export function unusedParts(): Plugin {
  return {
    name: 'helder-unused-parts',
    enforce: 'pre',
    load: (id) => (MUTATIONS.test(id) ? NO_MUTATIONS : undefined),
  };
}
