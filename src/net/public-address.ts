/** What an address or a name tells by itself: whether it lies on the public internet, and to which network it belongs. Nothing is looked up. */
import ipaddr from 'ipaddr.js';

const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)\.?$/i;
/** An address and no name, as a parsed URL writes it: 127.0.0.1, [::1]. */
const NUMBERS = /^(?:\[.*\]|[\d.]+)$/;
/** The one block of IPv6 that is given out, 2000::/3: its first three bits. */
const GLOBAL_MASK = 0xe000;
const GLOBAL_BITS = 0x2000;
/** Third and second last group but one of an ISATAP address (RFC 5214), which wraps an IPv4 address at its end. */
const ISATAP: readonly (readonly number[])[] = [
  [0x0000, 0x5efe],
  [0x0200, 0x5efe],
];

/** IPv4-compatible IPv6, given up (RFC 4291, 2.5.5.1). The library takes this way to write it, and no other, for IPv4 alone. */
const COMPATIBLE = /^::[\d.]+\.[\d.]+$/;

/** True for addresses of the public internet, also when they are wrapped in IPv6. */
export function isPublicAddress(address: string): boolean {
  const text = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  if (!ipaddr.isValid(text) || COMPATIBLE.test(text)) return false;
  const parsed = ipaddr.process(text);
  return parsed instanceof ipaddr.IPv6 ? isPublicIPv6(parsed) : parsed.range() === 'unicast';
}

function isPublicIPv6(address: ipaddr.IPv6): boolean {
  const { parts } = address;
  const range = address.range();
  if (range === 'rfc6052' && parts.slice(2, 6).every((part) => part === 0))
    return isPublicAddress(dotted(parts[6], parts[7]));
  if (range === '6to4') return isPublicAddress(dotted(parts[1], parts[2]));
  if (((parts[0] ?? 0) & GLOBAL_MASK) !== GLOBAL_BITS || range !== 'unicast') return false;
  const isIsatap = ISATAP.some(([high, low]) => parts[4] === high && parts[5] === low);
  return !isIsatap || isPublicAddress(dotted(parts[6], parts[7]));
}

const dotted = (high = 0, low = 0): string => [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');

/** @param hostname of a parsed URL: a name, an IPv4 address, or an IPv6 address in brackets */
export function isPublicHost(hostname: string): boolean {
  if (NUMBERS.test(hostname)) return isPublicAddress(hostname);
  return hostname.replace(/\.$/, '').includes('.') && !PRIVATE_NAME.test(hostname);
}

/** How many of the eight groups of an IPv6 address name the network of one household. */
const NETWORK_GROUPS = 4;

/**
 * What a provider gives one household: an address of IPv4, however it is wrapped, or the first half of one of IPv6.
 * @returns what is no address as it is
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((part) => part.toString(16));
  return `${network.join(':')}::/${NETWORK_GROUPS * 16}`;
}
