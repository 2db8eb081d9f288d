/** `npx tsx src/web/testing/serve.ts [port] [build]` after `npm run build`: the built pages over invented stories. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testServer } from './server.ts';

const SOME_PORT = 4600;
const port = Number(process.argv[2] ?? SOME_PORT);
const build = resolve(process.argv[3] ?? 'dist/web');
const entry = pathToFileURL(join(build, 'server/entry-server.js')).href;
const { createRenderer } = (await import(entry)) as typeof import('../entry-server.tsx');
testServer(createRenderer({ clientDir: join(build, 'client') })).listen(port, '127.0.0.1', () => {
  console.warn(`http://127.0.0.1:${port}`);
});
