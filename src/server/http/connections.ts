/**
 * The HTTP server under the framework: how many connections there may be, how long one may hold what it does not take,
 * and what is answered to bytes that are no request.
 */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../../net/public-address.ts';
import { refusalBody } from './errors.ts';
import { JSON_TYPE } from './http-cache.ts';

export interface ConnectionLimits {
  /** Connections open at once; the next ones are closed unanswered. */
  connections: number;
  /** Of these from one address of IPv4, or from one /64 of IPv6: whoever has one has them all. */
  perNetwork: number;
  /** Milliseconds in which nothing moves before a client is let go; 0 = for ever. */
  stallMs: number;
  /** Milliseconds for one piece of an answer, at most 64 KB or what was prepared in one, however steadily it is taken. */
  pieceMs: number;
  /** Milliseconds for all headers of a request. */
  headersMs: number;
  /** Milliseconds for a whole request with its body. */
  requestMs: number;
}

export const STANDARD_LIMITS = {
  /** A household or an office. Readers behind a trusted proxy are told apart by its header, not by their connections. */
  perNetwork: 250,
  /** Twice what fetching a picture may take before its first byte. */
  stallMs: 20_000,
  /** For the largest answer, 400 KB compressed, on a slow telephone line. */
  pieceMs: 120_000,
  headersMs: 10_000,
  requestMs: 15_000,
} as const;

/** Longer than proxies keep idle connections, so that it is never us who close one in use. */
const KEEP_ALIVE_MS = 72_000;
/** Node looks this often for headers and bodies that are late. */
const CHECK_EVERY_MS = 2_000;
/** Requests one client may send ahead of an answer it has not got. Browsers and proxies send none. */
const MAX_SENT_AHEAD = 8;
/** One line about refused connections in this time, not one for each. */
const WARN_EVERY_MS = 60_000;
/** Time to read a refusal before the connection is cut. */
const LINGER_MS = 1_000;

/** A server with these limits; it does not listen yet. `headers` are what refusals carry that no handler sees. */
export function createGuardedServer(
  limits: ConnectionLimits,
  headers: Record<string, string>,
  log: FastifyBaseLogger,
  handler: RequestListener,
): Server {
  const refuse = (status: number) => (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, refusalHeaders(status, headers)).end(refusalText(status));
  const withoutHost = refuse(400);
  const isTooFarAhead = countSentAhead();
  const server = createServer(
    {
      headersTimeout: Math.min(limits.headersMs, limits.requestMs),
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, limits.headersMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node's own refusal has neither a body nor our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (isTooFarAhead(request, response)) request.socket.destroy();
      else if (request.headers.host === undefined && request.httpVersion === '1.1')
        withoutHost(request, response);
      else handler(request, response);
    },
  );
  server.on('checkExpectation', refuse(417));
  server.timeout = limits.stallMs;
  server.maxConnections = limits.connections;
  let warnedAt = Number.NEGATIVE_INFINITY;
  const warn = (): void => {
    const now = performance.now();
    if (now - warnedAt < WARN_EVERY_MS) return;
    warnedAt = now;
    log.warn('too many connections: new ones are closed. MAX_CONNECTIONS sets the limit');
  };
  server.on('drop', warn);
  limitPerNetwork(server, limits.perNetwork, warn);
  cutEndlessAnswers(server, limits.pieceMs);
  return server;
}

/** Tells of each request whether too many came before it without an answer: all of them would be worked on and kept at once. */
function countSentAhead(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const ahead = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // Node gives an answer the connection when its turn comes: one that has it at once waits for none.
    const count = response.socket === null ? (ahead.get(socket) ?? 0) + 1 : 0;
    if (count > 0 || ahead.has(socket)) ahead.set(socket, count);
    return count > MAX_SENT_AHEAD;
  };
}

function limitPerNetwork(server: Server, most: number, onRefused: () => void): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    if (count <= most) return;
    onRefused();
    socket.destroy();
  });
}

/** Cuts connections on which one piece of an answer was waiting twice when we looked, however slowly it moves. */
function cutEndlessAnswers(server: Server, pieceMs: number): void {
  const seen = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    seen.set(socket, 0);
    socket.once('close', () => seen.delete(socket));
  });
  const look = (): void => {
    for (const [socket, written] of seen) {
      // Counts what was handed over, taken or not: the same number is the same piece.
      if (socket.writableLength > 0 && socket.bytesWritten === written) socket.destroy();
      else seen.set(socket, socket.bytesWritten);
    }
  };
  server.once('listening', () => {
    const timer = setInterval(look, pieceMs).unref();
    server.once('close', () => clearInterval(timer));
  });
}

/** What the parser's faults mean to a client; everything else it cannot read is a bad request. */
const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers bytes that are no request, or come too slowly, and closes. */
export function refuseUnreadable(
  headers: Record<string, string>,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return ({ code = '' }, socket) => {
    // Answered already, and still sending.
    if (socket.writableEnded) return;
    const status = STATUS_OF[code] ?? (code.startsWith('HPE_') ? 400 : null);
    // A broken connection, or one in the middle of an answer: nothing can be said there.
    if (status === null || !socket.writable || socket.writableLength > 0) {
      socket.destroy();
      return;
    }
    const lines = Object.entries(refusalHeaders(status, headers)).map(([name, value]) => `${name}: ${value}`);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${refusalText(status)}`,
    );
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

const refusalText = (status: number): string => JSON.stringify(refusalBody(status));

const refusalHeaders = (status: number, headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  'cache-control': 'no-store',
  'content-type': JSON_TYPE,
  'content-length': String(Buffer.byteLength(refusalText(status))),
  connection: 'close',
});
