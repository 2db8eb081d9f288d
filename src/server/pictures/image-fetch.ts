/** Fetches a picture from its publisher, politely and with limits. */
import { type Dispatcher, request } from 'undici';
import { checkUrl } from '../../net/net.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Milliseconds for everything together; nobody waits longer for a picture. */
const TOTAL_TIMEOUT_MS = 10_000;
const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg';

/** There is no such picture, and tomorrow there will be none. Other failures may pass. */
export class NoPicture extends Error {
  override name = 'NoPicture';
}

const GONE = [404, 410];

export interface PictureSource {
  /** Connects to public addresses only, and to those allowed. */
  agent: Dispatcher;
  /** "host:port" pairs that may be private. */
  allow: readonly string[];
  userAgent: string;
}

/**
 * The bytes at an address.
 * @throws NoPicture when the publisher says there is none, or it is more than 10 MB
 * @throws Error when the address is refused, or answers anything else but 200
 */
export async function fetchPicture(address: string, source: PictureSource): Promise<Buffer> {
  const signal = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
  let url = checkUrl(address, source.allow);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: source.agent,
      headers: { accept: ACCEPT, 'user-agent': source.userAgent },
      signal,
    });
    const { location } = headers;
    if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
      await body.dump();
      url = checkUrl(new URL(location, url).href, source.allow);
      continue;
    }
    if (statusCode !== 200) {
      await body.dump();
      throw new (GONE.includes(statusCode) ? NoPicture : Error)(`status ${statusCode}`);
    }
    return readAll(body);
  }
  throw new Error('too many redirects');
}

async function readAll(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > MAX_BYTES) throw new NoPicture('larger than 10 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
