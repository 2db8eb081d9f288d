import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/vite/compressed.ts';
import { fonts } from './scripts/vite/fonts.ts';
import { partLoader } from './scripts/vite/part-loader.ts';
import { production } from './scripts/vite/production.ts';
import { texts } from './scripts/vite/texts.ts';
import { unusedParts } from './scripts/vite/unused-parts.ts';

/** The web: the browser's files, and with --ssr the renderer the server loads. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    production(),
    texts(),
    ...(isSsrBuild ? [] : [partLoader(), unusedParts(), fonts('src/web/styles/fonts'), compressed()]),
    react(),
  ],
  // React has it since 18; the package that brings it to older ones need not be loaded.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // What stands in .env is for Helder to read, not for Vite.
  envDir: false,
  publicDir: isSsrBuild ? false : 'src/web/public',
  // Everything in one bundle: the server loads no thousand icons at start, and always React's production build,
  // whatever NODE_ENV says.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    target: 'baseline-widely-available',
    // Older iPhones stay at Safari 15, which ignores ranges in media queries and so would draw a desk's page.
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari15.4', 'ios15.4'],
    outDir: 'dist/web/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      // Who starts Helder on a slow machine need not hear how long each plugin took.
      checks: { bundlerTimings: false },
      input: 'src/web/entry-client.tsx',
      // What the first load needs stays in one file, though parts that come late use pieces of it too.
      ...(isSsrBuild
        ? {}
        : { output: { codeSplitting: { groups: [{ name: 'app', test: /src\/web\/entry-client\.tsx$/ }] } } }),
    },
  },
}));
