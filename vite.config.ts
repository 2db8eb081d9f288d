import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The web: the browser's files, and with --ssr the renderer the server loads. */
export default defineConfig({
  plugins: [react()],
  publicDir: 'src/web/public',
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/web/client',
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    rollupOptions: { input: 'src/web/entry-client.tsx' },
  },
});
