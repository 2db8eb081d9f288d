/** `npx tsx src/web/testing/serve-design.ts [port]`: every piece of the interface at /design, rebuilt as its source changes. Loopback only. */
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { testServer } from './server.ts';

const SOME_PORT = 4610;
const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Design</title></head>
<body><div id="root"></div><script type="module" src="/src/web/testing/design-entry.tsx"></script></body>
</html>`;

const port = Number(process.argv[2] ?? SOME_PORT);
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true } });
/** Pictures, stories and cities for what is tried out on the page. */
const invented = testServer({
  render: async () => ({ status: 404, html: '' }),
  inlineHashes: { scripts: [], styles: [] },
  assetsDir: '',
});
createServer((request, response) => {
  vite.middlewares(request, response, () => {
    if (request.url !== '/design') {
      invented.emit('request', request, response);
      return;
    }
    vite.transformIndexHtml('/design', PAGE).then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
}).listen(port, '127.0.0.1', () => console.warn(`http://127.0.0.1:${port}/design`));
