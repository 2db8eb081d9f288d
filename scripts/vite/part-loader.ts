import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What Vite imports its loader from, and by which name. */
const VITES_LOADER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../../src/web/ui/fetch-files.ts', import.meta.url));

/** Code that comes late is fetched by our loader, with its style sheets, in place of Vite's. */
export function partLoader(): Plugin {
  return {
    name: 'helder-part-loader',
    enforce: 'pre',
    load: (id) =>
      id === VITES_LOADER
        ? `export { fetchWithFiles as __vitePreload } from ${JSON.stringify(OURS)};`
        : undefined,
  };
}
