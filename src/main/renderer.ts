import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../config.ts';
import type { PageRenderer } from '../contract/contract.ts';

/** The built web's door, as its bundle exports it. */
interface BuiltWeb {
  createRenderer(options: { clientDir: string }): PageRenderer | Promise<PageRenderer>;
}

/** Loads the renderer from the build. It is a bundle of its own, so that the server needs neither React nor Vite to compile. */
export async function loadRenderer(): Promise<PageRenderer> {
  // dist is a link to the newest build: this process stays with the one there is now.
  const folder = realpathSync(join(ROOT, 'dist/web'));
  const web = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as BuiltWeb;
  return web.createRenderer({ clientDir: join(folder, 'client') });
}
