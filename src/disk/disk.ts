/**
 * The door of disk: files that are whole or not there, also after a power cut. A file is written aside, flushed and then given
 * its name; without the flush a journal may keep the name and lose the content.
 */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a power cut may leave ends so; nobody needs it. */
const draftOf = (file: string): string => `${file}.${randomUUID()}.part`;

/**
 * Writes a file, in place of an older one of that name.
 * @param mode  who may read and write it; default: what the system gives to new files
 * @throws what the file system says; then nothing has changed, unless the disk itself is broken
 */
export async function writeWhole(file: string, content: string | Uint8Array, mode?: number): Promise<void> {
  const draft = draftOf(file);
  try {
    await writeFile(draft, content, { flush: true, mode });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flush(dirname(file)).catch(unlessUnknown);
}

/** The same at once, for a start. */
export function writeWholeSync(file: string, content: string | Uint8Array): void {
  const draft = draftOf(file);
  try {
    writeFileSync(draft, content, { flush: true });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    flushSync(dirname(file));
  } catch (error) {
    unlessUnknown(error);
  }
}

/**
 * What is said where a folder cannot be flushed: by disks such as those of other machines, by Windows (EPERM, EISDIR), and of a folder
 * that we may only write to. The file is there, and nothing was asked that they could do.
 */
const UNKNOWN = new Set(['EINVAL', 'ENOTSUP', 'EPERM', 'EACCES', 'EISDIR']);

function unlessUnknown(error: unknown): void {
  if (!UNKNOWN.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes sure that a file's content, or the names in a folder, are on the disk. */
export function flushSync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The same for a folder and everything under it. */
export function flushTreeSync(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTreeSync(path);
    else if (entry.isFile()) flushSync(path);
  }
  flushSync(folder);
}

/**
 * Makes a folder and those above it, where they are missing. Folder by folder, because mkdir's own recursion says "no such
 * file" on a read-only disk, and never ends under /proc.
 * @throws what the file system says
 */
export function makeFoldersSync(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  // The root is above itself, and on Windows may not be there.
  if (above !== folder) makeFoldersSync(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // A process starting at the same time made it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * What root makes belongs to the owner of the folder it stands in, who runs the service and has to write there too; what
 * anybody else makes is theirs. Only for what this process has just made: who may write into the folder may put something else in
 * its place, so a link is not followed, and a file that has another name elsewhere stays root's.
 */
export async function giveToOwnerOfFolder(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(path));
  // Without waiting: a pipe in its place would never open.
  const opened = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const found = await opened.stat();
    if (found.isDirectory() || (found.isFile() && found.nlink === 1)) await opened.chown(uid, gid);
  } finally {
    await opened.close();
  }
}
