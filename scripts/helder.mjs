/** `npm run helder -- …`: the command line, built first when needed. */
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded();
const { main } = await import('../dist/server/helder.js');
await main(process.argv.slice(2));
