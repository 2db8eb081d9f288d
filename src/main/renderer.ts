import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../config.ts';
import type { PageRenderer } from '../contract/contract.ts';

/** The built web's door, as its bundle exports it. */
interface BuiltWeb {
  createRenderer(options: { clientDir: string }): PageRenderer | Promise<PageRenderer>;
}

const BUILT_RENDERER = join(ROOT, 'dist/web/server/entry-server.js');
const CLIENT_DIR = join(ROOT, 'dist/web/client');

/** Loads the renderer from the build. It is a bundle of its own, so that the server needs neither React nor Vite to compile. */
export async function loadRenderer(): Promise<PageRenderer> {
  const web = (await import(pathToFileURL(BUILT_RENDERER).href)) as BuiltWeb;
  return web.createRenderer({ clientDir: CLIENT_DIR });
}
