/**
 * Holds the built web against budgets.json, and against the oldest browsers it is for. Raising a budget needs a decision
 * record (docs/decisions/).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import budgets from '../budgets.json' with { type: 'json' };
import { fullPage } from '../src/web/testing/full-page.ts';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

const CLIENT = 'dist/web/client';
const RENDERER = 'dist/web/server/entry-server.js';
/** The quality at which the server keeps its pages (src/server/http/http-cache.ts). */
const PAGE_QUALITY = 5;
const KB = 1024;

const manifestFile = join(CLIENT, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error(`${manifestFile} is missing: run npm run build first`);
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

const catalogue = Object.keys(manifest).find((key) => key.endsWith('i18n/nl/interface.json'));

/** What a browser loads before the page works: the entry, what it imports, and one catalogue of texts. */
function firstLoad(): Set<string> {
  const files = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) follow(key);
  if (catalogue) follow(catalogue);
  return files;
}

const scripts = [...firstLoad()].filter((file) => file.endsWith('.js'));
const scriptKb =
  scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(CLIENT, file))).length, 0) / KB;
/** Files with the rarer Latin letters load only on a page that needs them. */
const fonts = readdirSync(join(CLIENT, 'assets')).filter(
  (name) => name.endsWith('.woff2') && !/latin-ext|vietnamese/.test(name),
);
const fontKb = fonts.reduce((sum, name) => sum + statSync(join(CLIENT, 'assets', name)).size, 0) / KB;

/** A front page as heavy as a real one gets, with its styles and its boot data, as the server sends it. */
async function frontPageKb(): Promise<number> {
  const entry = pathToFileURL(resolve(RENDERER)).href;
  const { createRenderer } = (await import(entry)) as typeof import('../src/web/entry-server.tsx');
  const { html } = await createRenderer({ clientDir: CLIENT }).render(fullPage());
  const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY };
  return brotliCompressSync(html, { params }).length / KB;
}

const rows: [string, number, number][] = [
  ['first-load JavaScript, brotli', scriptKb, budgets.firstLoadJavaScriptBrotliKb],
  ['first-load fonts', fontKb, budgets.fontsKb],
  ['front page, brotli', await frontPageKb(), budgets.frontPageHtmlBrotliKb],
];
let failed = scripts.length === 0 || catalogue === undefined;
if (failed) console.error('No scripts or no texts found in the manifest: the check is blind.');
for (const [what, kb, budget] of rows) {
  console.log(`${what}: ${kb.toFixed(1)} KB of ${budget} KB`);
  if (kb > budget) {
    failed = true;
    console.error(
      `✗ ${what} is ${(kb - budget).toFixed(1)} KB over budget. Load it later, or make it smaller.`,
    );
  }
}

/** What every schema carries, made by a library that only the server needs. */
const SCHEMA = '~kind';
/** What the oldest browsers we build for (docs/architecture.md) do not know; a build changes syntax only. */
const TOO_NEW =
  /\.(?:toReversed|toSorted|toSpliced|with|isWellFormed)\(|\b(?:groupBy|fromAsync|withResolvers|canParse)\b|\bPromise\.try\b|\bAbortSignal\.any\b/;
const chunks = readdirSync(join(CLIENT, 'assets')).filter((name) => name.endsWith('.js'));
for (const name of chunks) {
  const code = readFileSync(join(CLIENT, 'assets', name), 'utf8');
  if (code.includes(SCHEMA)) {
    failed = true;
    console.error(`✗ ${name} carries schemas. Import the file of the contract that is needed, not its door.`);
  }
  const [call] = TOO_NEW.exec(code) ?? [];
  if (call) {
    failed = true;
    console.error(`✗ ${name} calls ${call}, which Firefox 114 or another browser we build for lacks.`);
  }
}
process.exit(failed ? 1 : 0);
