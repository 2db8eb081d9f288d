import { isUtf8 } from 'node:buffer';
import { FetchFault } from './fetch-fault.ts';
import { checkUrl } from './guard.ts';

/** The statuses that name another address in Location (RFC 9110, 15.4); of the others some name one that is not to be followed. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

interface Answered {
  statusCode: number;
  /** A header that is there more than once is a list. */
  headers: Record<string, string | readonly string[] | undefined>;
}

/**
 * Where an answer sends on to, checked as the first address was; null when it is the answer itself.
 * @param from what was asked
 * @param allow "host:port" pairs that may be private
 * @throws FetchFault bad-redirect, blocked-address
 */
export function redirectOf(
  { statusCode, headers }: Answered,
  from: URL,
  allow: readonly string[],
): URL | null {
  const [location] = [headers.location ?? ''].flat();
  if (!REDIRECTS.has(statusCode) || !location) return null;
  const address = asWritten(location);
  if (!URL.canParse(address, from))
    throw new FetchFault('bad-redirect', `${from.href} redirects to an address that cannot be read.`);
  return checkUrl(new URL(address, from).href, allow);
}

/** Headers come as Latin, byte by byte; servers write names with accents in UTF-8. */
function asWritten(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : header;
}
