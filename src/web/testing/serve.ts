/** `npx tsx src/web/testing/serve.ts [port]` after `npm run build`: the built pages over invented stories. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testServer } from './server.ts';

const SOME_PORT = 4600;
const port = Number(process.argv[2] ?? SOME_PORT);
const entry = pathToFileURL(resolve('dist/web/server/entry-server.js')).href;
const { createRenderer } = (await import(entry)) as typeof import('../entry-server.tsx');
testServer(createRenderer({ clientDir: resolve('dist/web/client') })).listen(port, '127.0.0.1', () => {
  console.warn(`http://127.0.0.1:${port}`);
});
