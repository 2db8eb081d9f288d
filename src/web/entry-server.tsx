/** The web's door for the server: renders whole documents. */

import { join } from 'node:path';
import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { DemoReportInput, Invented, PageInput, PageRenderer } from '../contract/contract.ts';
import { isPremium } from '../contract/premium.ts';
import { loadCatalogue, translator } from '../texts/browser.ts';
import { App } from './app.tsx';
import { NOT_FOUND } from './data/api-error.ts';
import { type AssetSource, builtAssets, developmentAssets, hashOf } from './document/assets.ts';
import { encodeBoot } from './document/boot.ts';
import { DEMO_STYLE, demoLine } from './document/demo-line.ts';
import { demoReportDocument } from './document/demo-report.tsx';
import { documentOf } from './document/document.ts';
import { headOf } from './document/head.ts';
import { SCRIPT_HASHES } from './document/inline-scripts.ts';
import { OVERLAY_CODE } from './pages/overlays.ts';
import { Sprite } from './ui/sprite.tsx';

const OK = 200;
/** Without the names their makers gave them: every page carries them, and nobody asks for a name. */
const DRAWINGS = renderToStaticMarkup(<Sprite />).replaceAll(/ class="lucide[^"]*"/g, '');

export interface RendererOptions {
  /** Folder of the client build (dist/web/client); null while developing, when Vite serves the browser's files. */
  clientDir: string | null;
}

/** @throws when the client build is missing */
export function createRenderer({ clientDir }: RendererOptions): PageRenderer {
  const assets = clientDir === null ? developmentAssets : builtAssets(clientDir, OVERLAY_CODE);
  return {
    render: async (input, invented = 'none') => ({
      status: statusOf(input),
      html: await render(input, invented, assets),
    }),
    demoReport: async (input) => ({
      status: input.report ? OK : NOT_FOUND,
      html: await renderDemoReport(input, assets),
    }),
    inlineHashes: { scripts: SCRIPT_HASHES, styles: [...assets.styleHashes, hashOf(DEMO_STYLE)] },
    assetsDir: clientDir === null ? '' : join(clientDir, 'assets'),
  };
}

async function renderDemoReport(input: DemoReportInput, assets: AssetSource): Promise<string> {
  const t = translator(input.language, await loadCatalogue(input.language));
  // It looks like About and the other long texts.
  return demoReportDocument(input, t, assets.of(input.language, { kind: 'text', text: 'about' }));
}

async function render(input: PageInput, invented: Invented, assets: AssetSource): Promise<string> {
  const catalogue = await loadCatalogue(input.language);
  const body = await html(<App boot={input} catalogue={catalogue} />);
  return documentOf({
    language: input.language,
    // Choosing a theme is part of Premium; what was chosen comes back with it.
    theme: input.user && isPremium(input.user.subscription) ? input.user.theme : 'system',
    head: headOf(input, translator(input.language, catalogue)),
    siteName: input.site.name,
    assets: assets.of(input.language, input.screen),
    drawings: DRAWINGS,
    demoLine: await demoLine(invented, input.site),
    body,
    boot: encodeBoot(input),
    overlay: input.screen.kind !== 'feed',
  });
}

function statusOf({ screen, data }: PageInput): number {
  return screen.kind === 'story' && !data.story && data.error?.code === 'STORY_NOT_FOUND' ? NOT_FOUND : OK;
}

/** Where React left a part of the page to the browser, because it was still loading or failed. */
const LEFT_OUT = '<!--$!-->';

/**
 * Renders to the end before anything is sent. In one go, which takes two thirds of the time; a page with a part that is
 * not there yet is rendered again as React does it for streams: that waits for the part, and says what failed.
 */
async function html(app: React.ReactElement): Promise<string> {
  const whole = renderToString(app);
  return whole.includes(LEFT_OUT) ? streamed(app) : whole;
}

function streamed(app: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(app, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
