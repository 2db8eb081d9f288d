import { defineConfig } from 'vite';

/** The server and worker: one bundle per process kind, node_modules stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    ssr: true,
    reportCompressedSize: false,
    rollupOptions: {
      input: { helder: 'src/main/cli.ts', 'parse-worker': 'src/pipeline/2-parse/parse-worker.ts' },
    },
  },
});
