/**
 * Addresses of pictures on this server: /img/{signature}/{the publisher's address}/{width}. That address stands there as it
 * is, without its https:// and with the signs encoded that mean something in ours: pages full of pictures compress a
 * thousand bytes better than with base64. The signature covers the address only, so that the browser can choose a width;
 * it keeps strangers from using us to fetch what they like. A picture has one address for each width, and no other spelling
 * of it is answered.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Widths a picture may be asked for, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 800, 960, 1280] as const;
const DEFAULT_WIDTH = 640;
/** 72 bits, which can only be tried here, one request each: nobody guesses them, and addresses stay short. */
const SIGNATURE_BYTES = 9;
const MAX_ADDRESS_LENGTH = 2000;
/** Signing takes 10 µs, a page shows 60 pictures, and the same ones again and again. */
const REMEMBERED_ADDRESSES = 10_000;

export interface ImageAddress {
  url: string;
  width: number;
}

export interface ImageSigner {
  /** The path on this server for a picture at `url`, at the default width. */
  sign(url: string): string;
  /** The picture meant by a path as it was asked for, or null when that is none we signed. */
  open(path: string): ImageAddress | null;
}

/** One spelling of an address; what is no address is left to whoever fetches it. */
function canonical(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.hash = '';
  return parsed.href;
}

const PATH = /^\/img\/([\w-]{12})\/(.+)\/(\d+)$/;

export function createImageSigner(key: Buffer): ImageSigner {
  const signed = new LRUCache<string, string>({ max: REMEMBERED_ADDRESSES });
  const signatureOf = (url: string): string =>
    createHmac('sha256', key).update(url).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
  return {
    sign(url) {
      const known = signed.get(url);
      if (known !== undefined) return known;
      const one = canonical(url);
      const path = `/img/${signatureOf(one)}/${written(one)}/${DEFAULT_WIDTH}`;
      signed.set(url, path);
      return path;
    },
    open(path) {
      const [, signature = '', address = '', width] = PATH.exec(path) ?? [];
      const allowed = IMAGE_WIDTHS.find((candidate) => String(candidate) === width);
      const url = read(address);
      if (allowed === undefined || url === null || url.length > MAX_ADDRESS_LENGTH) return null;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(url)))) return null;
      // The same address can be written in several ways; each would be another picture to every cache on the way.
      return written(url) === address ? { url, width: allowed } : null;
    },
  };
}

const HTTPS = 'https://';
/** What may stand in a path as it is. */
const MEANINGFUL = /[^\w\-.~/:@!$&'()*+,;=]+/g;

/** Slashes that a browser, or somebody between it and us, would take for one, or for a step up. */
const UNSTEADY = /\/(?=\/|\.{1,2}(?:\/|$))/g;

function written(url: string): string {
  const short = url.startsWith(HTTPS) ? url.slice(HTTPS.length) : url;
  return short.replace(MEANINGFUL, encodeURIComponent).replace(UNSTEADY, '%2F');
}

function read(address: string): string | null {
  try {
    const url = decodeURIComponent(address);
    return /^https?:\/\//.test(url) ? url : HTTPS + url;
  } catch {
    return null;
  }
}
