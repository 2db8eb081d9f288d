/**
 * What `npm start` runs, from source; started again by develop.ts whenever a file of the server changes. Vite serves the
 * browser's files and renders every page anew, so a change is seen at once; /design shows every piece of the interface
 * in every state.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { ConfigError, ROOT } from '../config.ts';
import { addressOf } from '../contract/address.ts';
import type { DemoReportInput, Invented, PageInput, PageRenderer } from '../contract/contract.ts';
import { runAll } from './all.ts';
import type { Development } from './web.ts';

const PAGES = '/src/web/entry-server.tsx';
const DESIGN = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Design</title></head>
<body><div id="root"></div><script type="module" src="/src/web/testing/design-entry.tsx"></script></body>
</html>`;

interface Pages {
  createRenderer: (options: { clientDir: null }) => PageRenderer;
}

async function openDevelopment(): Promise<Development> {
  const vite = await createVite({ root: ROOT, appType: 'custom', server: { middlewareMode: true } });
  const fresh = async () => ((await vite.ssrLoadModule(PAGES)) as Pages).createRenderer({ clientDir: null });
  const render = async (input: PageInput, invented?: Invented) => {
    const { status, html } = await (await fresh()).render(input, invented);
    return { status, html: await vite.transformIndexHtml(addressOf(input.screen), html) };
  };
  const demoReport = async (input: DemoReportInput) => (await fresh()).demoReport(input);
  return {
    renderer: { render, demoReport, inlineHashes: { scripts: [], styles: [] }, assetsDir: '' },
    middleware: (request, response, next) => {
      if (request.url === '/design') void showDesign(vite, request, response);
      else vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
}

async function showDesign(vite: ViteDevServer, { url = '' }: IncomingMessage, response: ServerResponse) {
  try {
    const html = await vite.transformIndexHtml(url, DESIGN);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

// Without whoever holds the database there is nothing to serve: the whole group goes, the watcher too.
process.stdin.resume().once('end', () => process.kill(0, 'SIGTERM'));

try {
  await runAll(openDevelopment);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  // Vite may be watching files by now, which would keep a failed start alive.
  process.exit(1);
}
