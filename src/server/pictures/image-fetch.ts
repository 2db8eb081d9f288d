/** Fetches a picture from its publisher, politely and with limits. */
import { type Dispatcher, request } from 'undici';
import { checkUrl, redirectOf } from '../../net/net.ts';
import type { Turns } from './turns.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Milliseconds a publisher may take for one answer, from the moment it is really asked. */
const ANSWER_MS = 10_000;
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
  /** Waiting for other pictures of the same host is not the publisher's fault, so it has a limit of its own. */
  turns: Turns;
}

/**
 * The bytes at an address.
 * @throws NoPicture when the publisher says there is none, or it is more than 10 MB
 * @throws WaitedTooLong when its turn did not come
 * @throws Error when the address is refused, or answers anything else but 200
 */
export async function fetchPicture(address: string, source: PictureSource): Promise<Buffer> {
  let url = checkUrl(address, source.allow);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const asked = url;
    const found = await source.turns(asked.origin, () => askPublisher(asked, source));
    if (Buffer.isBuffer(found)) return found;
    url = found;
  }
  throw new Error('too many redirects');
}

/** @returns the picture, or where it has gone */
async function askPublisher(url: URL, { agent, allow, userAgent }: PictureSource): Promise<Buffer | URL> {
  const response = await request(url, {
    dispatcher: agent,
    headers: { accept: ACCEPT, 'user-agent': userAgent },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { statusCode, body } = response;
  if (statusCode === 200) return readAll(body);
  await body.dump();
  const next = redirectOf(response, url, allow);
  if (next) return next;
  throw new (GONE.includes(statusCode) ? NoPicture : Error)(`status ${statusCode}`);
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
