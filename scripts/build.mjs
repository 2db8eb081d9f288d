/** Builds what is missing or older than its sources: the web (browser + renderer) and the server. */
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/.built');
const sources = ['src', 'i18n', 'scripts', 'package-lock.json', 'vite.config.ts', 'vite.server.config.ts'];

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    stat.mtimeMs,
    ...readdirSync(path)
      .filter((name) => !/\.test\.tsx?$/.test(name))
      .map((name) => newest(join(path, name))),
  );
}

export function isBuilt() {
  if (!existsSync(stamp)) return false;
  return Math.max(...sources.map((name) => newest(join(root, name)))) <= statSync(stamp).mtimeMs;
}

export async function build() {
  const started = new Date();
  const { NODE_ENV } = process.env;
  const { build: viteBuild } = await import('vite');
  const web = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' };
  await viteBuild(web);
  await viteBuild({
    ...web,
    publicDir: false,
    build: { ssr: 'src/web/entry-server.tsx', outDir: 'dist/web/server', manifest: false },
  });
  await viteBuild({ root, configFile: join(root, 'vite.server.config.ts'), logLevel: 'warn' });
  // Vite builds for production and says so to the whole process; the program that starts now must not hear it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, '');
  // A source saved while building makes the next start build again.
  utimesSync(stamp, started, started);
}

export async function buildIfNeeded() {
  if (isBuilt()) return;
  console.error('Building Helder (only when something changed)…');
  const started = Date.now();
  await build();
  console.error(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
