import { describe, expect, it, vi } from 'vitest';
import { createOriginals } from './originals.ts';

const BYTES = Buffer.from('picture');

describe('originals', () => {
  it('are asked for once while somebody works with them, and anew afterwards', async () => {
    const get = vi.fn(async () => BYTES);
    const originals = createOriginals(get);
    const late: string[] = [];
    const first = originals.use('a', async () => {
      await originals.use('a', async (bytes) => void late.push(String(bytes)));
      return 'done';
    });
    const all = await Promise.all([first, originals.use('a', async () => 'too')]);
    expect([all, late]).toEqual([['done', 'too'], ['picture']]);
    expect(get).toHaveBeenCalledTimes(1);
    await originals.use('a', async () => {});
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('count while they are in memory: not before they came, nor after the last work with them, done or failed', async () => {
    let come = (_bytes: Buffer): void => {};
    const originals = createOriginals(() => new Promise((resolve) => (come = resolve)));
    const seen: number[] = [];
    const work = async () => void seen.push(originals.waiting());
    const broken = async () => {
      seen.push(originals.waiting());
      throw new Error('no photograph');
    };
    const [one, two] = [originals.use('a', work), originals.use('a', broken)];
    seen.push(originals.waiting());
    come(BYTES);
    await one;
    await expect(two).rejects.toThrow('no photograph');
    expect([...seen, originals.waiting()]).toEqual([0, 1, 1, 0]);
  });

  it('that cannot be had are forgotten', async () => {
    const get = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(BYTES);
    const originals = createOriginals(get);
    await expect(originals.use('a', async () => 'x')).rejects.toThrow('gone');
    expect(await originals.use('a', async () => 'x')).toBe('x');
  });
});
