import { mkdir, mkdtemp, readdir, rename, rm, rmdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openImageStore } from './image-store.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'helder-images-'));
  vi.clearAllMocks();
});
afterEach(() => rm(folder, { recursive: true }));

const picture = (fill: number, size = 100) => Buffer.alloc(size, fill);
const address = (n: number) => `https://pictures.example/${n}.jpg`;

describe('openImageStore', () => {
  it('gives back what it keeps, by address and width', async () => {
    const store = await openImageStore(folder, 10_000, log);
    const { tag } = await store.put(address(1), 320, picture(1));
    expect(await store.get(address(1), 320)).toEqual({ tag, bytes: picture(1) });
    expect(await store.get(address(1), 640)).toBeNull();
    expect(await store.get(address(2), 320)).toBeNull();
  });

  it('remembers over a restart', async () => {
    const before = await openImageStore(folder, 10_000, log);
    await before.put(address(1), 320, picture(1));
    const after = await openImageStore(folder, 10_000, log);
    expect((await after.get(address(1), 320))?.bytes).toEqual(picture(1));
    expect(after.size()).toBe(100);
  });

  it('stays under its limit; what was not asked for longest goes first', async () => {
    const store = await openImageStore(folder, 350, log);
    for (const n of [1, 2, 3]) await store.put(address(n), 320, picture(n));
    await store.get(address(1), 320);
    await store.put(address(4), 320, picture(4));
    expect(store.size()).toBeLessThanOrEqual(350);
    expect(await store.get(address(2), 320)).toBeNull();
    expect(await store.get(address(1), 320)).not.toBeNull();
    expect(await readdir(folder)).toHaveLength(3);
  });

  it('a picture that changed replaces the old one', async () => {
    const store = await openImageStore(folder, 10_000, log);
    await store.put(address(1), 320, picture(1));
    await store.put(address(1), 320, picture(2, 50));
    expect((await store.get(address(1), 320))?.bytes).toEqual(picture(2, 50));
    expect(store.size()).toBe(50);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('a picture that cannot be read just now is kept for later', async () => {
    const store = await openImageStore(folder, 10_000, log);
    await store.put(address(1), 320, picture(1));
    const [name = ''] = await readdir(folder);
    await rename(join(folder, name), join(folder, 'aside'));
    await mkdir(join(folder, name));
    expect(await store.get(address(1), 320)).toBeNull();
    await rmdir(join(folder, name));
    await rename(join(folder, 'aside'), join(folder, name));
    expect((await store.get(address(1), 320))?.bytes).toEqual(picture(1));
  });

  it('opens while another process removes what lies there', async () => {
    await symlink(join(folder, 'gone'), join(folder, `${'0'.repeat(32)}-320.${'1'.repeat(32)}.webp`));
    expect((await openImageStore(folder, 10_000, log)).size()).toBe(0);
  });

  it('keeps one of two that a process left of a picture that changed', async () => {
    const one = await openImageStore(folder, 10_000, log);
    const other = await openImageStore(folder, 10_000, log);
    await one.put(address(1), 320, picture(1));
    for (const file of await readdir(folder)) await utimes(join(folder, file), 1, 1);
    await other.put(address(1), 320, picture(2, 50));
    expect((await openImageStore(folder, 10_000, log)).size()).toBe(50);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('putting the same picture twice counts once', async () => {
    const store = await openImageStore(folder, 10_000, log);
    await store.put(address(1), 320, picture(1));
    await store.put(address(1), 320, picture(1));
    expect(store.size()).toBe(100);
  });

  it('remembers over a restart what was asked for last', async () => {
    const before = await openImageStore(folder, 350, log);
    await before.put(address(1), 320, picture(1));
    const [first] = await readdir(folder);
    for (const n of [2, 3]) await before.put(address(n), 320, picture(n));
    for (const file of await readdir(folder)) {
      const seconds = file === first ? 1 : 2;
      await utimes(join(folder, file), seconds, seconds);
    }
    await before.get(address(1), 320);
    const after = await openImageStore(folder, 350, log);
    await after.put(address(4), 320, picture(4));
    await after.put(address(5), 320, picture(5));
    expect(await after.get(address(1), 320)).not.toBeNull();
    expect([await after.get(address(2), 320), await after.get(address(3), 320)]).toEqual([null, null]);
  });

  it('a file somebody deleted is only a miss', async () => {
    const store = await openImageStore(folder, 10_000, log);
    await store.put(address(1), 320, picture(1));
    for (const file of await readdir(folder)) await rm(join(folder, file));
    const asked = [store.get(address(1), 320), store.get(address(1), 320)];
    expect(await Promise.all(asked)).toEqual([null, null]);
    expect(store.size()).toBe(0);
  });

  it.each([
    ['empty', ''],
    ['short', 'half'],
    ['zeros', '\0'.repeat(100)],
  ])('a picture that a power cut left %s is only a miss', async (_state, damaged) => {
    const { tag } = await (await openImageStore(folder, 10_000, log)).put(address(1), 320, picture(1));
    for (const file of await readdir(folder)) await writeFile(join(folder, file), damaged);
    const store = await openImageStore(folder, 10_000, log);
    expect(await store.get(address(1), 320)).toBeNull();
    expect([store.size(), await readdir(folder)]).toEqual([0, []]);
    await store.put(address(1), 320, picture(1));
    expect(await store.get(address(1), 320)).toEqual({ tag, bytes: picture(1) });
  });

  it('counts right while pictures are kept, asked for and thrown out all at once', async () => {
    const store = await openImageStore(folder, 1_000, log);
    for (let round = 0; round < 10; round++)
      await Promise.all(
        Array.from({ length: 30 }, (_, n) => n + round * 30).flatMap((n) => [
          store.put(address(n), 320, picture(n)),
          store.get(address(n), 320),
          store.get(address(n - 5), 320),
        ]),
      );
    expect(store.size()).toBe((await readdir(folder)).length * 100);
    expect(store.size()).toBeLessThanOrEqual(1_000);
  });

  it('what can be neither read nor removed is only a miss', async () => {
    const store = await openImageStore(folder, 150, log);
    await store.put(address(1), 320, picture(1));
    for (const file of await readdir(folder)) {
      await rm(join(folder, file));
      await mkdir(join(folder, file));
    }
    expect((await store.put(address(2), 320, picture(2))).bytes).toEqual(picture(2));
    expect(await store.get(address(1), 320)).toBeNull();
    expect((await store.get(address(2), 320))?.bytes).toEqual(picture(2));
  });

  it('what a killed process left half-written is cleared away; other files stay', async () => {
    await writeFile(join(folder, 'x.part'), 'half');
    await writeFile(join(folder, 'README'), 'keep me');
    const store = await openImageStore(folder, 10_000, log);
    expect(store.size()).toBe(0);
    expect(await readdir(folder)).toEqual(['README']);
  });

  it('a folder that somebody removed is made again', async () => {
    const store = await openImageStore(folder, 10_000, log);
    await rm(folder, { recursive: true });
    const { tag } = await store.put(address(1), 320, picture(1));
    expect(await store.get(address(1), 320)).toEqual({ tag, bytes: picture(1) });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('a disk that cannot be written costs nobody the picture; that none is kept is said once, and once that they are again', async () => {
    const store = await openImageStore(folder, 10_000, log);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'in the way');
    for (const n of [1, 2]) expect((await store.put(address(n), 320, picture(n))).bytes).toEqual(picture(n));
    expect(await store.get(address(1), 320)).toBeNull();
    expect(log.warn.mock.calls).toEqual([
      [
        { error: expect.stringContaining('ENOTDIR') },
        'pictures cannot be kept on disk: each is fetched from its publisher whenever it is asked for',
      ],
    ]);
    await rm(folder);
    expect(log.info).not.toHaveBeenCalled();
    for (const n of [1, 2]) await store.put(address(n), 320, picture(n));
    expect((await store.get(address(1), 320))?.bytes).toEqual(picture(1));
    expect(log.info.mock.calls).toEqual([[{}, 'pictures are kept on disk again']]);
  });
});
