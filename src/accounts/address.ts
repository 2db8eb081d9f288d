/** E-mail addresses: which ones mail can reach, and the one form in which two of them are compared. */
import { domainToASCII } from 'node:url';

/** RFC 5321: a path of 256 characters with its brackets, and 64 before the @. */
const MAX_BYTES = 254;
const MAX_LOCAL_BYTES = 64;
/** What may stand before the @ without quotes (RFC 5322), in any script (RFC 6531). No blank, bracket, comma or control sign. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** Names of hosts, the last of them no number: an address of a machine is nobody's mailbox. */
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Reads what somebody typed. Blanks around it go, letters are composed (NFC) and small, the domain is written in ASCII.
 * Letters go to this very form too: a mailbox that differs from it only in capitals or in look gets no code for it.
 * @returns null when no mail can reach it
 */
export function readEmail(typed: string): string | null {
  const text = typed.trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at)).toLowerCase().normalize('NFC');
  const domain = domainToASCII(text.slice(at + 1));
  const address = `${local}@${domain}`;
  const fits = Buffer.byteLength(local) <= MAX_LOCAL_BYTES && Buffer.byteLength(address) <= MAX_BYTES;
  return fits && LOCAL.test(local) && DOMAIN.test(domain) ? address : null;
}
