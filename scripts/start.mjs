/** `npm start`: web and worker in one process, with the starter configuration. */
import { loadHelder } from './build.mjs';

const { main } = await loadHelder();
await main(['all', ...process.argv.slice(2)]);
