/** Which built files a page needs, read once from the client build's manifest. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterfaceLanguage, Screen } from '../../contract/contract.ts';

export interface Assets {
  /** Style rules for inlining, one text per hash. */
  styles: string[];
  /** Addresses of style sheets whose rules are inlined already, though the browser's code would fetch them. */
  inlinedSheets: string[];
  /** The app's entry, then everything else it starts with. */
  scripts: string[];
  fonts: string[];
}

export interface AssetSource {
  of(language: InterfaceLanguage, screen: Screen): Assets;
  /** CSP hashes of what `of` inlines. */
  styleHashes: string[];
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}
type Manifest = Record<string, Chunk>;

const ENTRY = 'src/web/entry-client.tsx';
/** Where the code of a kind of screen is, when it is not part of the first load. */
type ScreenCode = ReadonlyMap<string, string>;
/** The cuts of fonts.css; the extended ones are fetched only by a page with such characters. */
const FIRST_LOAD_FONT = /\/(newsreader|instrument-sans)-[\w-]{8}\.woff2$/;

/**
 * @param clientDir folder of the client build, with .vite/manifest.json
 * @throws when the build is missing or does not hold the entry
 */
export function builtAssets(clientDir: string, screenCode: ScreenCode): AssetSource {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${ENTRY} is not in the manifest of ${clientDir}; run npm run build`);
  const read = (files: string[]) => files.map((file) => readFileSync(join(clientDir, file), 'utf8')).join('');
  const base = chunksOf(manifest, ENTRY);
  const fonts = base.flatMap(({ assets }) => assets ?? []).filter((file) => FIRST_LOAD_FONT.test(`/${file}`));
  const baseStyles = read(stylesOf(base));
  /** What a screen needs beyond the first load. */
  const chunksFor = (name: string): Chunk[] =>
    chunksOf(manifest, name).filter((chunk) => !base.includes(chunk));
  const stylesFor = (code: string | undefined): { sheets: string[]; rules: string } => {
    const sheets = code ? stylesOf(chunksFor(code)) : [];
    return { sheets, rules: read(sheets) };
  };
  const pages = new Map<string, Assets>();
  const of = (language: InterfaceLanguage, screen: Screen): Assets => {
    const code = screenCode.get(screen.kind);
    const extra = [`i18n/${language}/interface.json`, code].filter((key) => key !== undefined);
    const key = extra.join();
    const known = pages.get(key);
    if (known) return known;
    const { sheets, rules } = stylesFor(code);
    const more = extra.flatMap(chunksFor);
    const made: Assets = {
      styles: [baseStyles, rules].filter(Boolean),
      inlinedSheets: [...stylesOf(base), ...sheets].map(address),
      scripts: [...base, ...more].map((chunk) => address(chunk.file)),
      fonts: fonts.map(address),
    };
    pages.set(key, made);
    return made;
  };
  const inlined = [baseStyles, ...[...screenCode.values()].map((code) => stylesFor(code).rules)];
  return { of, styleHashes: inlined.filter(Boolean).map(hashOf) };
}

/** While developing, Vite serves sources and adds styles itself. */
export const developmentAssets: AssetSource = {
  of: () => ({
    styles: [],
    inlinedSheets: [],
    scripts: [`/${ENTRY}`],
    fonts: [],
  }),
  styleHashes: [],
};

/** A chunk and everything it imports statically. */
function chunksOf(manifest: Manifest, name: string, seen = new Set<Chunk>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk)) return [...seen];
  seen.add(chunk);
  for (const other of chunk.imports ?? []) chunksOf(manifest, other, seen);
  return [...seen];
}

function stylesOf(chunks: Chunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
}

function address(file: string): string {
  return `/${file}`;
}

/** As the content security policy names what stands in a page. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
