/** The key that signs picture addresses: one for all web processes, in the database. */
import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SecretsTable } from '../../store/types.ts';

const PURPOSE = 'pictures';
const ONLY = '1';
const KEY_BYTES = 32;

/**
 * Made by the first process that needs it. Earlier releases kept one in the data folder: it is taken over, so that addresses
 * in readers' caches stay good, and the file goes.
 */
export async function readImageKey(
  secrets: Pick<SecretsTable, 'agree'>,
  dataDir: string,
  now: () => Date,
): Promise<Buffer> {
  const file = join(dataDir, 'image.key');
  const value = (await readKey(file)) ?? randomBytes(KEY_BYTES);
  const agreed = await secrets.agree(PURPOSE, { id: ONLY, value, madeAt: now() });
  await rm(file, { force: true });
  return agreed.value;
}

/** Null when there is no key, or only what some file systems leave of one: nothing, a part, or zeros. */
async function readKey(file: string): Promise<Buffer | null> {
  try {
    const key = await readFile(file);
    return key.length === KEY_BYTES && key.some((byte) => byte !== 0) ? key : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
