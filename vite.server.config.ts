import { defineConfig } from 'vite';
import { languages } from './scripts/vite/languages.ts';
import { production } from './scripts/vite/production.ts';
import { tables } from './scripts/vite/tables.ts';
import { texts } from './scripts/vite/texts.ts';
import { LANGUAGES } from './src/contract/contract.ts';

/** The server and worker: one bundle per process kind, node_modules stay outside but for the language detector. */
export default defineConfig({
  plugins: [production(), texts(), languages(LANGUAGES.map(({ code }) => code)), tables()],
  ssr: { noExternal: ['eld'] },
  envDir: false,
  publicDir: false,
  build: {
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    ssr: true,
    reportCompressedSize: false,
    rollupOptions: {
      // Who starts Helder on a slow machine need not hear how long each plugin took.
      checks: { bundlerTimings: false },
      // A file with one letter outside Latin-1 takes two bytes a character, in every thread that loads it.
      output: { charset: 'ascii', comments: { jsdoc: false } },
      input: { helder: 'src/main/cli.ts', 'read-worker': 'src/pipeline/read-worker.ts' },
    },
  },
});
