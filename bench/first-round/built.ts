import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = 'dist/bench';

/** Builds the process that is measured as the program is built: what runs from source needs twice the memory. @returns its path */
export async function buildHelderProcess(): Promise<string> {
  await build({
    root: ROOT,
    configFile: `${ROOT}/vite.server.config.ts`,
    logLevel: 'warn',
    build: {
      outDir: FOLDER,
      rollupOptions: {
        input: {
          'helder-process': 'bench/first-round/helder-process.ts',
          'read-worker': 'src/pipeline/read-worker.ts',
        },
      },
    },
  });
  return `${ROOT}/${FOLDER}/helder-process.js`;
}
