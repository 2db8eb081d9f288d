import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { type ConnectionLimits, createGuardedServer, refuseUnreadable } from './connections.ts';

/** Far more than the buffers of two loopback sockets hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);
const GENEROUS: ConnectionLimits = {
  connections: 100,
  perNetwork: 100,
  stallMs: 0,
  pieceMs: 60_000,
  headersMs: 60_000,
  requestMs: 60_000,
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const log: string[] = [];

async function listen(limits: Partial<ConnectionLimits>, handler: RequestListener): Promise<number> {
  log.length = 0;
  const logger = pino({}, { write: (line: string) => void log.push(line) });
  const server: Server = createGuardedServer({ ...GENEROUS, ...limits }, {}, logger, handler);
  server.on('clientError', refuseUnreadable({ 'x-house': 'yes' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

function open(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  closing.push(() => socket.destroy());
  return socket;
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));

/** Everything that comes back until the server closes. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = open(port);
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
  });
  socket.write(bytes);
  await closed(socket);
  return text;
}

const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

describe('connections', () => {
  it.each([
    ['nothing of its answer', { stallMs: 50 }, 0],
    ['a little of its answer now and then', { pieceMs: 50 }, 1024],
  ])('a client that takes %s is let go', async (_name, limits, sip) => {
    let gone = (): void => {};
    const wentAway = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const port = await listen(limits, (_request, response) => response.once('close', gone).end(LARGE));
    const socket = open(port).pause();
    const sips = setInterval(() => sip > 0 && socket.read(sip), 2);
    closing.push(() => clearInterval(sips));
    socket.write(GET);
    await wentAway;
    expect(socket.bytesRead).toBeLessThan(LARGE.length);
  });

  describe('when the answers are looked at', () => {
    const EVERY = 50;
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
    afterEach(() => void vi.useRealTimers());
    const look = () => void vi.advanceTimersByTime(EVERY);

    it('a connection that waits for its next request is left alone', async () => {
      const port = await listen({ pieceMs: EVERY }, (_request, response) => response.end('ok'));
      const socket = open(port);
      for (let n = 0; n < 3; n++) {
        look();
        socket.write(GET);
        await new Promise((resolve) => socket.once('data', resolve));
        look();
      }
      expect(socket.destroyed).toBe(false);
    });

    it('one whose pieces follow each other is left alone until one of them stays', async () => {
      let answer = (_response: ServerResponse): void => {};
      const answering = new Promise<ServerResponse>((resolve) => (answer = resolve));
      const port = await listen({ pieceMs: EVERY }, (_request, response) => {
        response.write(LARGE);
        answer(response);
      });
      open(port).pause().write(GET);
      const response = await answering;
      const { socket } = response;
      // Node may hand a piece over to the connection only when the code that wrote it has ended.
      await setImmediate();
      look();
      expect(socket?.destroyed).toBe(false);
      response.write(LARGE);
      await setImmediate();
      look();
      expect(socket?.destroyed).toBe(false);
      look();
      expect(socket?.destroyed).toBe(true);
    });
  });

  it('one that takes its answer gets all of it', async () => {
    const port = await listen({ stallMs: 5_000 }, (_request, response) => response.end(LARGE));
    const answer = await answerTo(port, GET.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
    expect(answer.length).toBeGreaterThan(LARGE.length);
  });

  it('requests sent ahead are answered in order', async () => {
    const port = await listen({}, ({ url }, response) => response.end(url));
    const ahead = ['/1', '/2', '/3', '/4'].map((url) => GET.replace('/ ', `${url} `)).join('');
    const answer = await answerTo(
      port,
      `${ahead}${GET.replace('/ ', '/5 ').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')}`,
    );
    expect(answer.match(/^\/\d/gm)).toEqual(['/1', '/2', '/3', '/4', '/5']);
  });

  it('more requests sent ahead than a client can want are not worked on', async () => {
    let asked = 0;
    const port = await listen({}, (_request, response) => {
      asked++;
      response.writeHead(200).write('half');
    });
    await answerTo(port, GET.repeat(1000));
    expect(asked).toBeLessThan(10);
  });

  it.each([
    ['in all', { connections: 3 }],
    ['from one address', { perNetwork: 3 }],
  ])(
    'more than are allowed %s are closed, others are served, and the log says so once',
    async (_name, limits) => {
      const port = await listen(limits, (_request, response) => response.end('ok'));
      const kept = [open(port), open(port), open(port)];
      for (const socket of kept) {
        socket.write(GET);
        await new Promise((resolve) => socket.once('data', resolve));
      }
      await closed(open(port));
      await closed(open(port));
      expect(kept.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
      expect(log).toEqual([expect.stringContaining('MAX_CONNECTIONS')]);
      kept[0]?.destroy();
      // The place is free again as soon as the server has seen it; until then a try may be refused.
      let answer = '';
      while (answer === '')
        answer = await answerTo(port, GET.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
      expect(answer).toContain('200 OK');
    },
  );

  it('addresses of IPv6 that one household has count as one', () => {
    const server = createGuardedServer(
      { ...GENEROUS, perNetwork: 1 },
      {},
      pino({ level: 'silent' }),
      () => {},
    );
    const from = (remoteAddress: string): boolean => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
      closing.push(() => socket.destroy());
      server.emit('connection', socket);
      return !socket.destroyed;
    };
    expect(['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'].map(from)).toEqual([true, false, true]);
  });

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow:'],
    ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nhalf'],
  ])('%s that do not arrive are 408', async (_name, bytes) => {
    const port = await listen({ headersMs: 50, requestMs: 50 }, () => {});
    const answer = await answerTo(port, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('{"error":{"code":"TIMEOUT"');
  });
});

describe('refusals that no route sees', () => {
  const HOST = 'host: x\r\nconnection: close\r\n';
  it.each([
    ['what is not HTTP', '\x16\x03\x01 hello\r\n\r\n', 400, 'BAD_REQUEST'],
    ['a method nobody knows', `BREW / HTTP/1.1\r\n${HOST}\r\n`, 400, 'BAD_REQUEST'],
    ['no host', 'GET /articles HTTP/1.1\r\n\r\n', 400, 'BAD_REQUEST'],
    ['a header whose name is no word', `GET / HTTP/1.1\r\na@b: x\r\n${HOST}\r\n`, 400, 'BAD_REQUEST'],
    [
      'two lengths',
      `POST /stories/share HTTP/1.1\r\n${HOST}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
      400,
      'BAD_REQUEST',
    ],
    [
      'an address that cannot be decoded',
      `GET /stories/%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`,
      400,
      'BAD_REQUEST',
    ],
    [
      'a body above the limit',
      `POST /stories/share HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: 1000000000\r\n\r\n{`,
      413,
      'TOO_LARGE',
    ],
    [
      'endless notes between pieces of a body',
      `POST /stories/share HTTP/1.1\r\n${HOST}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`,
      413,
      'TOO_LARGE',
    ],
    [
      'an address with a part that is too long',
      `GET /img/${'x'.repeat(5000)}/640/y HTTP/1.1\r\n${HOST}\r\n`,
      404,
      'NOT_FOUND',
    ],
    [
      'an expectation nobody can meet',
      `GET / HTTP/1.1\r\n${HOST}expect: miracles\r\n\r\n`,
      417,
      'BAD_REQUEST',
    ],
    ['endless headers', `GET / HTTP/1.1\r\n${HOST}cookie: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'TOO_LARGE'],
    ['an endless address', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`, 431, 'TOO_LARGE'],
  ])('%s has the error body and the headers of the house', async (_name, bytes, status, code) => {
    const server = await startTestServer();
    closing.push(() => server.close());
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const [head = '', body = ''] = (await answerTo(port, bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'",
      'referrer-policy: ',
      'connection: close',
    ])
      expect(head.toLowerCase()).toContain(header);
    expect(head.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(body)}`);
    const { error } = JSON.parse(body) as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });
});
