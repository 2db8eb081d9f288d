/** `npm run helder -- …`: the command line, built first when needed. */
import { loadHelder } from './build.mjs';

const { main } = await loadHelder();
await main(process.argv.slice(2));
