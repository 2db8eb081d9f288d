import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** By the ending of the form: what @fastify/static looks for beside a file. */
const FORMS = { br: promisify(brotliCompress), gz: promisify(gzip) };
const TEXT = /\.(js|css|svg)$/;

/** Puts compressed forms beside every text file of the build, so that no first reader waits for it. */
export function compressed(): Plugin {
  return {
    name: 'helder-compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(
        files.map(async (name) => {
          const path = join(dir, name);
          const bytes = await readFile(path);
          for (const [ending, compress] of Object.entries(FORMS))
            await writeFile(`${path}.${ending}`, await compress(bytes));
        }),
      );
    },
  };
}
