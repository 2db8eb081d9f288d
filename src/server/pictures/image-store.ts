/**
 * Resized pictures on disk, at most so many bytes; what was not asked for longest goes first.
 * The file name holds the address, the width and a hash of the content: the folder is its own index.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../contract/contract.ts';
import { writeWhole } from '../../disk/disk.ts';

export interface StoredImage {
  /** Tag of the content. */
  tag: string;
  bytes: Buffer;
}

export interface ImageStore {
  /** Null for one that is not kept, is damaged, or cannot be read just now. */
  get(url: string, width: number): Promise<StoredImage | null>;
  /** Whether one is kept, as far as is known without reading it. */
  holds(url: string, width: number): boolean;
  /** Keeps a picture; a full disk costs the picture its place, not the reader. */
  put(url: string, width: number, bytes: Buffer): Promise<StoredImage>;
  /** Bytes on disk. */
  size(): number;
}

interface Entry {
  file: string;
  tag: string;
  size: number;
}

const HASH_LENGTH = 32;
const FILE = new RegExp(`^([0-9a-f]{${HASH_LENGTH}}-\\d+)\\.([0-9a-f]{${HASH_LENGTH}})\\.webp$`);
/** Evict down to this share of the limit at once, not one file per picture. */
const EVICT_TO = 0.9;

const NOT_KEPT =
  'pictures cannot be kept on disk: each is fetched from its publisher whenever it is asked for';

const keyOf = (url: string, width: number): string => `${hashOf(url)}-${width}`;
const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** Opens the folder, counting what an earlier run left. @throws what the file system says */
export async function openImageStore(folder: string, limitBytes: number, log: Log): Promise<ImageStore> {
  const makeFolder = () => mkdir(folder, { recursive: true });
  await makeFolder();
  /** Oldest use first. */
  const entries = await readFolder(folder);
  let total = [...entries.values()].reduce((sum, { size }) => sum + size, 0);

  /** A file that cannot be removed is in nobody's way. */
  const remove = ({ file }: Entry): Promise<void> => rm(join(folder, file), { force: true }).catch(() => {});

  /** While one reads a picture, another may throw it out, and both find it gone: it counts once. */
  async function forget(key: string, entry: Entry): Promise<void> {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.size;
    await remove(entry);
  }

  function count(key: string, entry: Entry): void {
    total += entry.size - (entries.get(key)?.size ?? 0);
    entries.delete(key);
    entries.set(key, entry);
  }

  /** Also where somebody emptied the disk by removing the folder. */
  async function write(file: string, bytes: Buffer): Promise<void> {
    const path = join(folder, file);
    try {
      await writeWhole(path, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await makeFolder();
      await writeWhole(path, bytes);
    }
  }

  let isWritable = true;
  /** One line when pictures cannot be kept any more, and one when they are again. */
  async function keep(file: string, bytes: Buffer): Promise<boolean> {
    try {
      await write(file, bytes);
      if (!isWritable) log.info({}, 'pictures are kept on disk again');
      isWritable = true;
    } catch (error) {
      if (isWritable) log.warn({ error: (error as Error).message }, NOT_KEPT);
      isWritable = false;
    }
    return isWritable;
  }

  async function evict(): Promise<void> {
    if (total <= limitBytes) return;
    for (const [key, entry] of entries) {
      if (total <= limitBytes * EVICT_TO) return;
      await forget(key, entry);
    }
  }

  return {
    async get(url, width) {
      const key = keyOf(url, width);
      const entry = entries.get(key);
      if (!entry) return null;
      const path = join(folder, entry.file);
      const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
      if (bytes instanceof Error) {
        // Anything else passes, too many open files say.
        if (bytes.code === 'ENOENT') await forget(key, entry);
        return null;
      }
      if (hashOf(bytes) !== entry.tag) {
        await forget(key, entry);
        return null;
      }
      if (entries.get(key) === entry) count(key, entry);
      // The next start reads the order of use from the files' times.
      const now = new Date();
      await utimes(path, now, now).catch(() => {});
      return { tag: entry.tag, bytes };
    },

    holds: (url, width) => entries.has(keyOf(url, width)),

    async put(url, width, bytes) {
      const key = keyOf(url, width);
      const entry: Entry = { file: '', tag: hashOf(bytes), size: bytes.length };
      entry.file = `${key}.${entry.tag}.webp`;
      const image = { tag: entry.tag, bytes };
      if (!(await keep(entry.file, bytes))) return image;
      const before = entries.get(key);
      count(key, entry);
      if (before && before.tag !== entry.tag) await remove(before);
      await evict();
      return image;
    },

    size: () => total,
  };
}

/** What lies there, oldest use first. Another process may be writing and removing there too. */
async function readFolder(folder: string): Promise<Map<string, Entry>> {
  const found: { key: string; entry: Entry; usedAt: number }[] = [];
  for (const file of await readdir(folder)) {
    const [, key, tag] = FILE.exec(file) ?? [];
    if (key === undefined || tag === undefined) {
      // Half-written by a process that was killed.
      if (file.endsWith('.part')) await rm(join(folder, file), { force: true });
      continue;
    }
    const there = await stat(join(folder, file)).catch(() => null);
    if (there) found.push({ key, entry: { file, tag, size: there.size }, usedAt: there.mtimeMs });
  }
  const entries = new Map<string, Entry>();
  for (const { key, entry } of found.sort((a, b) => a.usedAt - b.usedAt)) {
    const older = entries.get(key);
    // Of a picture that has changed: nobody would ever ask for it, nor count it.
    if (older) await rm(join(folder, older.file), { force: true });
    entries.delete(key);
    entries.set(key, entry);
  }
  return entries;
}
