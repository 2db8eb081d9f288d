/**
 * As many requests as a server can answer. autocannon parses every answer in JavaScript and tires long before the
 * server does; this only counts the bytes of answers whose length it knows.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpRow } from './load.ts';

const WARM_UP_MS = 1000;
/** An answer has ended when nothing more came for so long. */
const QUIET_MS = 200;

interface FloodOptions {
  url: string;
  seconds: number;
  connections: number;
  headers?: Record<string, string>;
}

/** @throws Error when the answer is not the status expected */
export async function flood(what: string, options: FloodOptions, expected = 200): Promise<HttpRow> {
  const { hostname, port, host } = new URL(options.url);
  const headers = { host, 'accept-encoding': 'br', ...options.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET / HTTP/1.1\r\n${lines.join('')}\r\n`;
  const open = (): Socket => connect(Number(port), hostname);

  const answer = await oneAnswer(open(), request);
  if (!answer.toString('latin1', 0, 20).startsWith(`HTTP/1.1 ${expected} `))
    throw new Error(`${what}: ${answer.toString('latin1', 0, 40)}`);

  const times: number[] = [];
  let counting = false;
  const sockets = Array.from({ length: options.connections }, () => {
    const socket = open();
    let received = 0;
    let sentAt = 0;
    const send = (): void => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received < answer.length) return;
      received -= answer.length;
      if (counting) times.push(performance.now() - sentAt);
      send();
    });
    return socket;
  });
  await wait(WARM_UP_MS);
  counting = true;
  await wait(options.seconds * 1000);
  for (const socket of sockets) socket.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  return { what, requestsPerSecond: times.length / options.seconds, p50: at(0.5), p99: at(0.99) };
}

async function oneAnswer(socket: Socket, request: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(request);
  await once(socket, 'data');
  for (let before = 0; before < chunks.length; ) {
    before = chunks.length;
    await wait(QUIET_MS);
  }
  socket.destroy();
  return Buffer.concat(chunks);
}
