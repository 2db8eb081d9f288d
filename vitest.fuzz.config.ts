/** `npm run fuzz`: the properties of the pure rooms with thousands of inputs each. */
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { CountInputs } from './scripts/fuzz/count-inputs.ts';
import { PURE_ROOMS } from './scripts/pure-rooms.ts';
import { texts } from './scripts/vite/texts.ts';

const PURE = new RegExp(`^src/(?:${[...PURE_ROOMS, 'net'].join('|')})/|^src/edition/search/search-order`);
/** A property may take a few milliseconds for each of its inputs. */
const TIMEOUT_MS = 600_000;

const withProperties = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => PURE.test(file) && file.endsWith('.test.ts'))
  .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));

export default defineConfig({
  plugins: [texts()],
  test: {
    include: withProperties,
    setupFiles: ['scripts/fail-on-noise.ts', 'scripts/fuzz/many-runs.ts'],
    reporters: ['default', new CountInputs()],
    testTimeout: TIMEOUT_MS,
    restoreMocks: true,
  },
});
