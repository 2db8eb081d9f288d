/**
 * Addresses of pictures on this server: /img/{signature}/{width}/{base64url of the address}.
 * The signature covers the address only, so that the browser can choose a width; it keeps strangers from using
 * us to fetch what they like.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createWholeSync } from '../../disk/disk.ts';

/** Widths a picture may be asked for, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
const DEFAULT_WIDTH = 640;
const KEY_BYTES = 32;
/** 128 bits: nobody guesses them, and addresses stay short. */
const SIGNATURE_BYTES = 16;
const MAX_ADDRESS_LENGTH = 2000;
/** Signing takes 10 µs, a page shows 60 pictures, and the same ones again and again. */
const REMEMBERED_ADDRESSES = 10_000;
const OWNER_ONLY = 0o600;

export interface ImageAddress {
  url: string;
  width: number;
}

export interface ImageSigner {
  /** The path on this server for a picture at `url`, at the default width. */
  sign(url: string): string;
  /** The picture meant by the three parts of a path, or null when they were not signed here. */
  open(signature: string, width: string, encoded: string): ImageAddress | null;
}

/**
 * The key that signs picture addresses; made on first use and kept in the data folder, readable by its owner only. One that a
 * power cut damaged is made anew: pictures then get new addresses.
 */
export function readImageKey(dataDir: string): Buffer {
  const file = join(dataDir, 'image.key');
  mkdirSync(dataDir, { recursive: true });
  const kept = readKey(file);
  if (kept) return kept;
  rmSync(file, { force: true });
  const made = randomBytes(KEY_BYTES);
  // Of processes starting together one writes, and all use that key.
  return createWholeSync(file, made, OWNER_ONLY) ? made : readFileSync(file);
}

/** Null when there is no key, or only what some file systems leave of one: nothing, a part, or zeros. */
function readKey(file: string): Buffer | null {
  try {
    const key = readFileSync(file);
    return key.length === KEY_BYTES && key.some((byte) => byte !== 0) ? key : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** One spelling of an address; what is no address is left to whoever fetches it. */
function canonical(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.hash = '';
  return parsed.href;
}

/** Compares texts in a time that tells nothing about where they differ. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function createImageSigner(key: Buffer): ImageSigner {
  const signed = new LRUCache<string, string>({ max: REMEMBERED_ADDRESSES });
  const signatureOf = (url: string): string =>
    createHmac('sha256', key).update(url).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
  return {
    sign(url) {
      const known = signed.get(url);
      if (known !== undefined) return known;
      const one = canonical(url);
      const encoded = Buffer.from(one).toString('base64url');
      const path = `/img/${signatureOf(one)}/${DEFAULT_WIDTH}/${encoded}`;
      signed.set(url, path);
      return path;
    },
    open(signature, width, encoded) {
      const allowed = IMAGE_WIDTHS.find((candidate) => String(candidate) === width);
      const url = Buffer.from(encoded, 'base64url').toString();
      if (allowed === undefined || url.length > MAX_ADDRESS_LENGTH) return null;
      // The same bytes can be written in several ways; each would be another picture to every cache on the way.
      if (Buffer.from(url).toString('base64url') !== encoded || !isSame(signature, signatureOf(url)))
        return null;
      return { url, width: allowed };
    },
  };
}
