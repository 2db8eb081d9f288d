import type * as fs from 'node:fs';
import {
  chownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushTreeSync, giveToOwnerOfFolder, makeFoldersSync, writeWhole, writeWholeSync } from './disk.ts';

/** What was asked of the disk, in order: a power cut between any two of these must leave all or nothing. */
const asked: string[] = [];
/** What the disk says when a folder is to be flushed; null = it does so. */
let unflushable: Error | null = null;
/** What it says when a folder is to be opened; null = it does so. */
let unopenable: Error | null = null;
/** Whether it knows no folder, as Windows knows none on a drive that is not there. */
let isDriveAway = false;
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const opened = new Map<number, string>();
  const name = (path: unknown): string =>
    basename(String(path)).replace(/\.[0-9a-f-]{36}\.part$/, ' (draft)');
  return {
    ...real,
    writeFileSync: (...args: Parameters<typeof fs.writeFileSync>) => {
      const flush = typeof args[2] === 'object' && args[2]?.flush === true;
      asked.push(`${flush ? 'write and flush' : 'write'} ${name(args[0])}`);
      real.writeFileSync(...args);
    },
    renameSync: (...args: Parameters<typeof fs.renameSync>) => {
      asked.push(`rename ${name(args[0])} to ${name(args[1])}`);
      real.renameSync(...args);
    },
    existsSync: (path: fs.PathLike) => !isDriveAway && real.existsSync(path),
    openSync: (...args: Parameters<typeof fs.openSync>) => {
      if (unopenable) throw unopenable;
      const handle = real.openSync(...args);
      opened.set(handle, name(args[0]));
      return handle;
    },
    fsyncSync: (handle: number) => {
      asked.push(`flush ${opened.get(handle)}`);
      if (unflushable) throw unflushable;
      real.fsyncSync(handle);
    },
  };
});

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  return {
    ...real,
    writeFile: (...args: Parameters<typeof promises.writeFile>) => {
      const flush = typeof args[2] === 'object' && args[2] !== null && 'flush' in args[2] && args[2].flush;
      asked.push(flush ? 'write and flush' : 'write');
      return real.writeFile(...args);
    },
    rename: (...args: Parameters<typeof promises.rename>) => {
      asked.push('rename');
      return real.rename(...args);
    },
    open: async (...args: Parameters<typeof promises.open>) => {
      asked.push(`open ${basename(String(args[0]))}`);
      if (unopenable) throw unopenable;
      const opened = await real.open(...args);
      if (unflushable) vi.spyOn(opened, 'sync').mockRejectedValue(unflushable);
      return opened;
    },
  };
});

let made = '';
let folder = '';
beforeEach(() => {
  made = mkdtempSync(join(tmpdir(), 'helder-disk-'));
  folder = join(made, 'folder');
  mkdirSync(folder);
  asked.length = 0;
  unflushable = null;
  unopenable = null;
  isDriveAway = false;
});
afterEach(() => rmSync(made, { recursive: true }));
const file = (): string => join(folder, 'file');
const left = (): string[] => readdirSync(folder);

describe('a file that is whole or not there', () => {
  it('is flushed before it gets its name, and its name after', () => {
    writeWholeSync(file(), 'content');
    expect(asked).toEqual(['write and flush file (draft)', 'rename file (draft) to file', 'flush folder']);
    expect(readFileSync(file(), 'utf8')).toBe('content');
    expect(left()).toEqual(['file']);
  });

  it('so is one that nobody waits for', async () => {
    await writeWhole(file(), 'content');
    expect(asked).toEqual(['write and flush', 'rename', 'open folder']);
    expect(readFileSync(file(), 'utf8')).toBe('content');
    expect(left()).toEqual(['file']);
  });

  it('takes the place of an older one', async () => {
    writeFileSync(file(), 'older and longer');
    await writeWhole(file(), 'newer');
    expect(readFileSync(file(), 'utf8')).toBe('newer');
    writeWholeSync(file(), Buffer.from('newest'));
    expect(readFileSync(file(), 'utf8')).toBe('newest');
    expect(left()).toEqual(['file']);
  });

  it('that cannot be written leaves nothing behind', async () => {
    mkdirSync(file());
    expect(() => writeWholeSync(file(), 'x')).toThrow();
    await expect(writeWhole(file(), 'x')).rejects.toThrow();
    expect(left()).toEqual(['file']);
  });

  it.each(['EINVAL', 'ENOTSUP', 'EPERM', 'EACCES', 'EISDIR'])(
    'is written on a system that flushes no folder: %s',
    async (code) => {
      unflushable = Object.assign(new Error(code), { code });
      await writeWhole(file(), 'content');
      writeWholeSync(file(), 'newer');
      expect(readFileSync(file(), 'utf8')).toBe('newer');
      unflushable = Object.assign(new Error('EIO'), { code: 'EIO' });
      await expect(writeWhole(file(), 'x')).rejects.toThrow('EIO');
      expect(() => writeWholeSync(file(), 'x')).toThrow('EIO');
    },
  );

  it.each(['EPERM', 'EACCES'])('is written in a folder that may not be opened: %s', async (code) => {
    unopenable = Object.assign(new Error(code), { code });
    await writeWhole(file(), 'content');
    writeWholeSync(file(), 'newer');
    expect(readFileSync(file(), 'utf8')).toBe('newer');
  });

  it('a tree is flushed file by file, then folder by folder, without following links', () => {
    mkdirSync(join(folder, 'inner'));
    writeFileSync(join(folder, 'inner/deep'), 'x');
    symlinkSync('/nowhere', join(folder, 'link'));
    asked.length = 0;
    flushTreeSync(folder);
    expect(asked).toEqual(['flush deep', 'flush inner', 'flush folder']);
  });
});

it('folders are made up to the root, also where that is said not to be there', () => {
  isDriveAway = true;
  makeFoldersSync(join(folder, 'a/b'));
  expect(left()).toEqual(['a']);
});

describe.runIf(process.getuid?.() === 0)('what root gives to the owner of a folder', () => {
  const NOBODY = 65_534;
  const elsewhere = (): string => join(made, 'elsewhere');
  beforeEach(() => {
    chownSync(folder, NOBODY, NOBODY);
    writeFileSync(elsewhere(), 'of root');
  });

  it('is a file or folder in it', async () => {
    writeFileSync(file(), 'x');
    mkdirSync(join(folder, 'inner'));
    for (const path of [file(), join(folder, 'inner')]) {
      await giveToOwnerOfFolder(path);
      expect(statSync(path).uid).toBe(NOBODY);
    }
  });

  it('is not what a link in it points to', async () => {
    symlinkSync(elsewhere(), file());
    await expect(giveToOwnerOfFolder(file())).rejects.toThrow('ELOOP');
    expect(statSync(elsewhere()).uid).toBe(0);
  });

  it('is not a file that has another name elsewhere', async () => {
    linkSync(elsewhere(), file());
    await giveToOwnerOfFolder(file());
    expect(statSync(elsewhere()).uid).toBe(0);
  });
});
