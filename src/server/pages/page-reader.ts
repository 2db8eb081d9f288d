/** Who asks for a page, from the request's headers: read before the framework sees the request, for every page. */
import { LRUCache } from 'lru-cache';
import { type Reader, sessionCookieName } from '../../contract/contract.ts';
import { audienceOf, readerWho } from '../../reader/reader.ts';
import { type ReaderHeaders, type SaidByDevice, saidByDevice } from '../http/device.ts';

export interface PageReader extends SaidByDevice {
  /** Whoever holds the device, as far as it says; whose account it is, if any, the database knows. */
  reader: Reader;
  /** Key of the pages this reader shares with others; null = every page is rendered for this reader alone. */
  audience: string | null;
  /** What the session's cookie holds; null = there is none. */
  session: string | null;
}

/** Kinds of readers in a minute; one takes about a kilobyte. */
const MAX_REMEMBERED = 2000;
/** What browsers send of ours is shorter: anything longer is read each time. */
const MAX_REMEMBERED_LENGTH = 1000;

const remembered = new LRUCache<string, Omit<PageReader, 'session'>>({ max: MAX_REMEMBERED });

/**
 * Never throws: what cannot be understood counts as not said.
 * @param lang   the language the address asks for, if any: it wins over the device's
 * @param secure readers come over https
 */
export function readPageReader(headers: ReaderHeaders, lang: string | null, secure: boolean): PageReader {
  const { session, rest } = withoutSession(headers.cookie, secure);
  const device = deviceReader({ 'accept-language': headers['accept-language'], cookie: rest }, lang);
  return { ...device, session };
}

/** Remembered by what the device says. Sessions are not part of that: they are secrets, and each is one reader's. */
function deviceReader(headers: ReaderHeaders, lang: string | null): Omit<PageReader, 'session'> {
  const key = `${lang ?? ''}\n${headers['accept-language'] ?? ''}\n${headers.cookie ?? ''}`;
  const known = remembered.get(key);
  if (known) return known;
  const device = saidByDevice(headers, lang);
  const reader = readerWho(device.said, device.usual);
  const read = { ...device, reader, audience: audienceOf(reader) };
  if (key.length <= MAX_REMEMBERED_LENGTH) remembered.set(key, read);
  return read;
}

/** The session's cookie and the others. A browser writes cookies with "; " between them, as RFC 6265 has it. */
function withoutSession(
  cookies: string | undefined,
  secure: boolean,
): { session: string | null; rest: string | undefined } {
  const start = `${sessionCookieName(secure)}=`;
  if (!cookies?.includes(start)) return { session: null, rest: cookies };
  const each = cookies.split(';').map((cookie) => cookie.trim());
  const session = each.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  return { session: session || null, rest: each.filter((cookie) => !cookie.startsWith(start)).join('; ') };
}
