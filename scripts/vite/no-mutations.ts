import type { Plugin } from 'vite';

const FILE = /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/;

/** A cache of mutations that holds none: what a QueryClient asks of it. */
export const NO_MUTATIONS = `export class MutationCache {
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`;

/**
 * Every QueryClient brings its cache of mutations along, and a kilobyte of the first load with it. The app sends what readers do
 * by itself, and has no mutations.
 */
export function noMutations(): Plugin {
  return {
    name: 'helder-no-mutations',
    enforce: 'pre',
    load: (id) => (FILE.test(id) ? NO_MUTATIONS : undefined),
  };
}
