import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedText } from '../contract/testing/news-text.ts';
import { FetchFault } from './fetch-fault.ts';
import { checkUrl } from './guard.ts';
import { isPublicAddress, isPublicHost } from './public-address.ts';

/** Private blocks: first address and how many of its bits count. */
const PRIVATE: readonly (readonly [number, number])[] = [
  [0x00000000, 8],
  [0x0a000000, 8],
  [0x64400000, 10],
  [0x7f000000, 8],
  [0xa9fe0000, 16],
  [0xac100000, 12],
  [0xc0a80000, 16],
  [0xe0000000, 4],
  [0xf0000000, 4],
];
const bits = (count: number): number => (2 ** 32 - 2 ** (32 - count)) >>> 0;
const isPrivate = (ip: number): boolean =>
  PRIVATE.some(([block, count]) => (ip & bits(count)) >>> 0 === block);
const dotted = (ip: number): string => [24, 16, 8, 0].map((shift) => (ip >>> shift) & 255).join('.');
const hex = (ip: number): string => `${(ip >>> 16).toString(16)}:${(ip & 0xffff).toString(16)}`;

const ipv4 = fc.oneof(
  fc.integer({ min: 0, max: 0xffffffff }),
  fc
    .tuple(fc.constantFrom(...PRIVATE), fc.integer({ min: 0, max: 0xffffffff }))
    .map(([[block, count], rest]) => (block | (rest & ~bits(count))) >>> 0),
);

function refused(address: string): boolean {
  try {
    checkUrl(address, []);
    return false;
  } catch (error) {
    if (error instanceof FetchFault) return true;
    throw error;
  }
}

describe('addresses of private networks', () => {
  it('are refused, however they are written and wrapped', () => {
    fc.assert(
      fc.property(ipv4, (ip) => {
        if (!isPrivate(ip)) return;
        const [a = 0, b = 0, c = 0, d = 0] = dotted(ip).split('.').map(Number);
        for (const host of [
          dotted(ip),
          String(ip),
          `0x${ip.toString(16)}`,
          `${a}.${(b << 16) | (c << 8) | d}`,
          `${a}.${b}.${(c << 8) | d}`,
          `0${a.toString(8)}.${b}.${c}.${d}`,
          `${dotted(ip)}.`,
          `[::ffff:${dotted(ip)}]`,
          `[::ffff:${hex(ip)}]`,
          `[64:ff9b::${hex(ip)}]`,
          `[2002:${hex(ip)}::1]`,
          `[::${hex(ip)}]`,
        ])
          expect(refused(`http://${host}/feed`), host).toBe(true);
      }),
    );
  });

  it('say the same as an address and as the host of a URL', () => {
    fc.assert(
      fc.property(fc.oneof(ipv4.map(dotted), fc.ipV6()), (address) => {
        const host = address.includes(':') ? `[${address}]` : address;
        if (!URL.canParse(`http://${host}/`)) return;
        expect(isPublicHost(new URL(`http://${host}/`).hostname)).toBe(isPublicAddress(address));
      }),
    );
  });
});

describe('whatever is asked for', () => {
  it('is a public web address, or refused with a fault of ours', () => {
    const address = fc.oneof(
      fc.webUrl(),
      feedText(3),
      fc
        .tuple(fc.constantFrom('http://', 'https://', 'ftp://', '//'), feedText(2))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(address, (text) => {
        if (refused(text)) return;
        const url = checkUrl(text, []);
        expect(url.protocol).toMatch(/^https?:$/);
        expect(url.username + url.password).toBe('');
        expect(isPublicHost(url.hostname)).toBe(true);
        expect(checkUrl(url.href, []).href).toBe(url.href);
      }),
    );
  });
});
