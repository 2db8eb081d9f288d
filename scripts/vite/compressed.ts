import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const TEXT = /\.(js|css|svg)$/;

/** Puts the best compressed form beside every text file of the build, so that no first reader waits for it. */
export function compressed(): Plugin {
  return {
    name: 'helder-compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(
        files.map(async (name) => {
          const path = join(dir, name);
          await writeFile(`${path}.br`, await compress(await readFile(path)));
        }),
      );
    },
  };
}
