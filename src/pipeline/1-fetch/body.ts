import { pipeline, type Readable, Transform } from 'node:stream';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';
import { FetchFault } from '../../net/net.ts';
import { type FetchLimits, RATIO_FROM_BYTES, TEXT_RATIO } from './limits.ts';

export interface BodyHeaders {
  contentEncoding: string;
  contentLength: number | null;
}

/** Calls `tick` every so many milliseconds, until stopped. */
type Ticker = (ms: number, tick: () => void) => () => void;

const everyFew: Ticker = (ms, tick) => {
  const timer = setInterval(tick, ms);
  return () => clearInterval(timer);
};

/**
 * Reads and decompresses a body within the limits; the rest is not read when a limit is passed.
 * A compressed body that was cut off gives what came.
 * @throws FetchFault too-large, too-slow, compression-bomb, unsupported-encoding, bad-compression
 */
export async function readBody(
  body: Readable,
  headers: BodyHeaders,
  limits: FetchLimits,
  ticker: Ticker = everyFew,
): Promise<Uint8Array> {
  try {
    const decoder = decoderFor(headers.contentEncoding);
    if ((headers.contentLength ?? 0) > limits.maxBytes) throw tooLarge(limits);
    return await collect(body, decoder, limits, ticker);
  } finally {
    // Destroying an unread body is an error to the client, not to us.
    body.on('error', () => {});
    body.destroy();
  }
}

async function collect(
  body: Readable,
  decoder: Transform | null,
  limits: FetchLimits,
  ticker: Ticker,
): Promise<Uint8Array> {
  let received = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      received += chunk.length;
      done(null, chunk);
    },
  });
  // Errors reach the loop below through the last stream; the callback only keeps pipeline from throwing.
  const decoded: Readable = decoder
    ? pipeline(body, counter, decoder, () => {})
    : pipeline(body, counter, () => {});
  const stop = ticker(
    limits.rateWindowMs,
    whenTooSlow(
      () => received,
      limits,
      (fault) => decoded.destroy(fault),
    ),
  );
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decoded as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > RATIO_FROM_BYTES && size > received * limits.maxRatio) throw bomb(limits);
      // The decoder may have been given more than it has unpacked, so a bomb can reach the cap below the ratio.
      if (size > limits.maxBytes && size > received * TEXT_RATIO) throw bomb(limits);
      if (size > limits.maxBytes || received > limits.maxBytes) throw tooLarge(limits);
      chunks.push(chunk);
    }
  } finally {
    stop();
  }
  return Buffer.concat(chunks, size);
}

/** What servers write there for a body that is not compressed: its character set, or nothing in many words. */
const PLAIN: ReadonlySet<string> = new Set([
  '',
  'identity',
  'none',
  'utf-8',
  'utf8',
  'iso-8859-1',
  '8bit',
  'binary',
]);

/** gzip and deflate (told apart by their first bytes) and brotli; stacked encodings are only used to attack. */
function decoderFor(encoding: string): Transform | null {
  const name = encoding.trim().toLowerCase();
  if (PLAIN.has(name)) return null;
  switch (name) {
    case 'gzip':
    case 'x-gzip':
    case 'deflate':
      return createUnzip({ finishFlush: constants.Z_SYNC_FLUSH });
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    default:
      throw new FetchFault('unsupported-encoding', `The body is encoded as "${encoding.slice(0, 60)}".`);
  }
}

/**
 * At the end of each window: gives up a body that drips. One window with little in it may be a slow start or the last piece, and one with
 * nothing a server that thinks, or ends late what has come whole: the client bounds silence, and the deadline all of it.
 */
function whenTooSlow(
  received: () => number,
  { rateWindowMs, minBytesPerWindow }: FetchLimits,
  giveUp: (fault: FetchFault) => void,
): () => void {
  let before = 0;
  let hasDripped = false;
  return () => {
    const came = received() - before;
    before = received();
    if (came === 0) return;
    const drips = came < minBytesPerWindow;
    if (drips && hasDripped)
      giveUp(new FetchFault('too-slow', `Only ${came} bytes arrived in ${rateWindowMs / 1_000} s.`));
    hasDripped = drips;
  };
}

const bomb = (limits: FetchLimits): FetchFault =>
  new FetchFault(
    'compression-bomb',
    `The body unpacks to more than ${limits.maxRatio} times its size, or endlessly.`,
  );

const tooLarge = (limits: FetchLimits): FetchFault =>
  new FetchFault('too-large', `The body is larger than ${Math.round(limits.maxBytes / 1024 / 1024)} MB.`);
