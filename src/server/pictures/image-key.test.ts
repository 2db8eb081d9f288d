import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../testing/memory-store.ts';
import { readImageKey } from './image-key.ts';

const now = () => new Date(0);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helder-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('readImageKey', () => {
  it('is one for all processes that share a database', async () => {
    const { secrets } = createMemoryStore([]);
    const keys = await Promise.all(
      ['a', 'b', 'c'].map((name) => readImageKey(secrets, join(folder, name), now)),
    );
    expect(keys[0]).toHaveLength(32);
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  });

  it('takes over the one that an earlier release kept in the data folder', async () => {
    const { secrets } = createMemoryStore([]);
    const earlier = Buffer.alloc(32, 9);
    writeFileSync(join(folder, 'image.key'), earlier);
    expect(await readImageKey(secrets, folder, now)).toEqual(earlier);
    expect(existsSync(join(folder, 'image.key'))).toBe(false);
    expect(await readImageKey(secrets, folder, now)).toEqual(earlier);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['short', Buffer.alloc(31, 7)],
    ['long', Buffer.alloc(4096, 7)],
    ['all zeros', Buffer.alloc(32)],
  ])('one left %s by a power cut counts as absent', async (_state, damaged) => {
    writeFileSync(join(folder, 'image.key'), damaged);
    const key = await readImageKey(createMemoryStore([]).secrets, folder, now);
    expect([key.length, new Set(key).size > 1]).toEqual([32, true]);
  });
});
