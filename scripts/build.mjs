/** Builds what is missing or older than its sources: the web (browser + renderer) and the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keepBuild, mayBuild, newBuild, putInForce } from './builds.mjs';
import { isMain } from './is-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const STAMP = '.built';
const stamp = join(root, 'dist', STAMP);
const sources = ['src', 'i18n', 'scripts', 'package-lock.json', 'vite.config.ts', 'vite.server.config.ts'];

/** Made by a build, and so newer than its start; the next start need not build again for it. */
const made = join(root, 'src/web/styles/fonts');

/** When something in here changed last, in milliseconds; 0 of what is not there, such as the link an editor holds a file by. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return Math.max(
    stat.mtimeMs,
    ...readdirSync(path)
      .filter((name) => !/\.test\.tsx?$/.test(name))
      .map((name) => join(path, name))
      .filter((inside) => inside !== made)
      .map(newest),
  );
}

function isBuilt() {
  if (!existsSync(stamp)) return false;
  return Math.max(...sources.map((name) => newest(join(root, name)))) <= statSync(stamp).mtimeMs;
}

/**
 * Builds in a process of its own: Vite leaves 500 MiB in memory, and a NODE_ENV, which the program that starts now would have
 * for as long as it runs.
 */
export async function build() {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('Helder could not be built.');
}

/** Builds aside; what runs goes on undisturbed, and a build that fails changes nothing. */
async function buildHere() {
  const started = new Date();
  const folder = newBuild(root);
  try {
    await buildInto(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(join(folder, STAMP), '');
  // A source saved while building makes the next start build again.
  utimesSync(join(folder, STAMP), started, started);
  putInForce(root, folder);
}

async function buildInto(folder) {
  const { build: viteBuild } = await import('vite');
  const web = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' };
  await viteBuild({ ...web, build: { outDir: join(folder, 'web/client') } });
  await viteBuild({
    ...web,
    publicDir: false,
    build: { ssr: 'src/web/entry-server.tsx', outDir: join(folder, 'web/server'), manifest: false },
  });
  await viteBuild({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(folder, 'server') },
  });
}

/** The command line, built first when something changed. */
export async function loadHelder() {
  await buildIfNeeded();
  return import(pathToFileURL(join(keepBuild(root), 'server/helder.js')).href);
}

async function buildIfNeeded() {
  if (isBuilt()) return;
  endUnlessMayBuild();
  console.error('Building Helder (only when something changed)…');
  const started = Date.now();
  await build();
  console.error(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** A service often runs as a user that may only read, and whoever started it wants words, not a stack. */
function endUnlessMayBuild() {
  if (mayBuild(root)) return;
  console.error(
    `helder: Helder has to be built first, and this user may not write in ${root}. ` +
      'Run `npm ci && npm run build` there as the user it belongs to.',
  );
  process.exit(1);
}

if (isMain(import.meta.url)) {
  endUnlessMayBuild();
  await buildHere();
}
