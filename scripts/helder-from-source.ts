/** The command line straight from src, without a build: for checks and development. */
import { main } from '../src/main/cli.ts';

await main(process.argv.slice(2));
