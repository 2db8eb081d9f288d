import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Screen } from '../../contract/contract.ts';
import { type AssetSource, builtAssets } from './assets.ts';

const BASE = 'body{margin:0}';
const STORY = '.story{color:red}';
const MANIFEST = {
  'src/web/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_shared.js'],
    css: ['assets/entry.css'],
    assets: [
      'assets/newsreader-BS8bpxW-.woff2',
      'assets/instrument-sans-BGGeBXwI.woff2',
      'assets/newsreader-latin-ext-wght-normal-C-3rgBeH.woff2',
    ],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'i18n/en/interface.json': { file: 'assets/en.js' },
  'src/web/pages/story/story.tsx': {
    file: 'assets/story.js',
    imports: ['_shared.js'],
    css: ['assets/story.css'],
  },
};
const HOME: Screen = { kind: 'feed', category: 'all', query: '', sort: 'top' };

const folder = mkdtempSync(join(tmpdir(), 'helder-assets-'));
let assets: AssetSource;
beforeAll(() => {
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'assets/entry.css'), BASE);
  writeFileSync(join(folder, 'assets/story.css'), STORY);
  assets = builtAssets(folder, new Map([['story', 'src/web/pages/story/story.tsx']]));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what a page brings along', () => {
  it('preloads the first-load cuts of both fonts, and none that few pages need', () => {
    expect(assets.of('en', HOME).fonts).toEqual([
      '/assets/newsreader-BS8bpxW-.woff2',
      '/assets/instrument-sans-BGGeBXwI.woff2',
    ]);
  });

  it('names every script of the first load once, the entry first', () => {
    expect(assets.of('en', { kind: 'story', id: 'one' }).scripts).toEqual([
      '/assets/entry.js',
      '/assets/shared.js',
      '/assets/en.js',
      '/assets/story.js',
    ]);
  });

  it('inlines the styles of the first load everywhere, those of a screen only there', () => {
    expect(assets.of('en', HOME).styles).toEqual([BASE]);
    expect(assets.of('en', { kind: 'story', id: 'one' }).styles).toEqual([BASE, STORY]);
  });

  it('names every sheet that it inlines: fetched once more, the first would lie over the theme that a reader chose', () => {
    expect(assets.of('en', HOME).inlinedSheets).toEqual(['/assets/entry.css']);
    expect(assets.of('en', { kind: 'story', id: 'one' }).inlinedSheets).toEqual([
      '/assets/entry.css',
      '/assets/story.css',
    ]);
  });

  it('knows the hash of everything it inlines, for the content security policy', () => {
    const hashes = [BASE, STORY].map(
      (rules) => `sha256-${createHash('sha256').update(rules).digest('base64')}`,
    );
    expect(assets.styleHashes).toEqual(hashes);
  });
});
