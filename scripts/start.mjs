/** `npm start`: web and worker in one process, with the starter configuration. */
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
const { main } = await import('../dist/server/helder.js');
await main(['all', ...process.argv.slice(2)]);
