import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, wherever the program was built to. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  try {
    readFileSync(join(folder, 'package.json'));
    return folder;
  } catch {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('package.json not found above the program');
    return findRoot(parent);
  }
}
