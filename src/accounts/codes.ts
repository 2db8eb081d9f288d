/**
 * The code that proves an address: six digits, by letter.
 *
 * What guessing gains. A code lives ten minutes and takes five tries, counted before anything is compared and in one
 * statement, so that a thousand guesses at once are five. An address is sent at most five codes an hour and fifteen a day,
 * by fixed windows, of which any hour or day touches two. So in an hour at most 50 guesses are possible at one address, each
 * right one time in a million: a chance of 1 in 20,000; in a day 150, while the reader is told by thirty letters. One network
 * (an IPv4 address, a /64 of IPv6) gets at most 100 tries an hour by the clock over all addresses together: a chance of 1 in
 * 5,000 within any hour to get in somewhere, for an attacker who sends forty people letters for it.
 */
import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto';

/** Accepted for every address in demo mode only: no mail server, and a server that only this machine reaches. */
export const DEMO_CODE = '123456';

const DIGITS = 6;
const CODES = 10 ** DIGITS;
const CODE = /^\d{6}$/;

export const makeCode = (): string => String(randomInt(CODES)).padStart(DIGITS, '0');

/** The six digits of what somebody typed; null when it is something else. */
export function readCode(typed: string): string | null {
  const code = typed.trim();
  return CODE.test(code) ? code : null;
}

/** What is stored of a code. Bound to the address, and useless without our key: six digits are guessed from a bare hash. */
export const hashCode = (key: KeyObject, address: string, code: string): Buffer =>
  createHmac('sha256', key).update(`code\0${address}\0${code}`).digest();

/** Compares in the same time wherever they differ. An address without a code takes as long. */
export function isRightCode(shown: Buffer, stored: Buffer | null): boolean {
  const equal = timingSafeEqual(shown, stored ?? Buffer.alloc(shown.length));
  return stored !== null && equal;
}
