import { PassThrough, Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBody } from './body.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const { minBytesPerWindow } = DEFAULT_LIMITS;
const PLAIN = { contentEncoding: '', contentLength: null };

/** A body that comes as told, and a clock that strikes when told. */
function slowBody() {
  const body = new PassThrough();
  let strike = (): void => {};
  let ticking = false;
  const ticker = (_ms: number, tick: () => void) => {
    strike = tick;
    ticking = true;
    return () => {
      ticking = false;
    };
  };
  const read = readBody(body, PLAIN, DEFAULT_LIMITS, ticker);
  /** What came in one window, and its end. */
  const window = async (bytes: number) => {
    if (bytes > 0) body.write(Buffer.alloc(bytes, 32));
    await new Promise((resolve) => setImmediate(resolve));
    strike();
  };
  return { body, read, window, isTicking: () => ticking };
}

describe('a body that comes slowly', () => {
  it('is read to its end while enough of it comes in every window', async () => {
    const { body, read, window, isTicking } = slowBody();
    for (let n = 0; n < 20; n++) await window(minBytesPerWindow);
    body.end();
    expect((await read).length).toBe(20 * minBytesPerWindow);
    expect(isTicking()).toBe(false);
  });

  it.each([
    ['from the first window', [minBytesPerWindow - 1, minBytesPerWindow - 1]],
    ['after a good beginning', [50 * minBytesPerWindow, 1, 1]],
    ['with pauses', [1, 0, 0, 1]],
  ])('is given up %s', async (_when, windows) => {
    const { body, read, window, isTicking } = slowBody();
    const fault = expect(read).rejects.toMatchObject({ code: 'too-slow' });
    for (const bytes of windows) await window(bytes);
    await fault;
    expect([body.destroyed, isTicking()]).toEqual([true, false]);
  });
});

describe('a body that is whole', () => {
  it.each([
    ['begins late', [0, 0, 10 * minBytesPerWindow]],
    ['begins slowly', [100, 0, 10 * minBytesPerWindow]],
    ['is ended late', [10 * minBytesPerWindow, 0, 0]],
    ['has a small last piece and is ended late', [10 * minBytesPerWindow, 100, 0, 0]],
    ['stumbles twice', [10 * minBytesPerWindow, 1, 10 * minBytesPerWindow, 1, 10 * minBytesPerWindow]],
  ])('is read when it %s', async (_how, windows) => {
    const { body, read, window } = slowBody();
    for (const bytes of windows) await window(bytes);
    body.end();
    expect((await read).length).toBe(windows.reduce((sum, bytes) => sum + bytes));
  });
});

const TEXT = Buffer.from('<rss/>');

it.each(['zstd', 'compress', 'gzip, gzip', 'utf-8, gzip'])(
  'a body that comes as "%s" is refused',
  async (contentEncoding) => {
    const read = readBody(Readable.from([TEXT]), { contentEncoding, contentLength: null }, DEFAULT_LIMITS);
    await expect(read).rejects.toMatchObject({ code: 'unsupported-encoding' });
  },
);

it.each([
  ['', TEXT],
  ['identity', TEXT],
  ['none', TEXT],
  ['UTF-8', TEXT],
  ['utf8', TEXT],
  ['iso-8859-1', TEXT],
  ['8bit', TEXT],
  ['binary', TEXT],
  ['gzip', gzipSync(TEXT)],
  ['x-gzip', gzipSync(TEXT)],
  ['deflate', deflateSync(TEXT)],
  ['br', brotliCompressSync(TEXT)],
  [' GZip ', gzipSync(TEXT)],
])('a body that comes as "%s" is unpacked', async (contentEncoding, bytes) => {
  const read = readBody(Readable.from([bytes]), { contentEncoding, contentLength: null }, DEFAULT_LIMITS);
  expect(Buffer.from(await read)).toEqual(TEXT);
});

describe('a body of', () => {
  const limits = { ...DEFAULT_LIMITS, maxBytes: TEXT.length };
  const read = (text: string, contentLength: number | null): Promise<Uint8Array> =>
    readBody(Readable.from([Buffer.from(text)]), { contentEncoding: '', contentLength }, limits);

  it('just the most bytes is read, whether it says so before or not', async () => {
    expect((await read('<rss/>', 6)).length).toBe(6);
    expect((await read('<rss/>', null)).length).toBe(6);
  });

  it('one byte more is not, and one that only says so is not begun', async () => {
    await expect(read('<rss />', null)).rejects.toMatchObject({ code: 'too-large' });
    await expect(read('<rss/>', 7)).rejects.toMatchObject({ code: 'too-large' });
  });
});
