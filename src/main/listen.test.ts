import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, stopListening } from './listen.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function occupy(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => new Promise((resolve) => server.close(resolve)) });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return address.port;
}

function app() {
  const server = Fastify();
  open.push(server);
  return server;
}

describe('listen', () => {
  it('takes the port asked for when it is free', async () => {
    const port = await occupy();
    await open.pop()?.close();
    expect(await listen(app(), { host: '127.0.0.1', port, portChosen: true })).toEqual({
      port,
      taken: null,
      url: `http://127.0.0.1:${port}`,
    });
  });

  it('moves to a later port when nobody chose the taken one, and says which was taken', async () => {
    const port = await occupy();
    const result = await listen(app(), { host: '127.0.0.1', port, portChosen: false });
    expect(result.taken).toBe(port);
    expect(result.port).toBeGreaterThan(port);
  });

  it('refuses a taken port that was chosen by hand, in words that say what to do', async () => {
    const port = await occupy();
    await expect(listen(app(), { host: '127.0.0.1', port, portChosen: true })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or choose another port with PORT.`,
    );
  });

  it('names an address this machine does not have', async () => {
    await expect(listen(app(), { host: '192.0.2.7', port: 0, portChosen: true })).rejects.toThrow(
      'no such address',
    );
  });

  it('names a host that nobody knows', async () => {
    const server = app();
    server.listen = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND news'), { code: 'ENOTFOUND' });
    };
    await expect(listen(server, { host: 'news', port: 0, portChosen: true })).rejects.toThrow(
      'HOST is "news", a name without an address',
    );
  });

  it('takes no trouble with a file for one with the port', async () => {
    const server = app();
    const refused = Object.assign(new Error('EACCES: permission denied, mkdir images'), { code: 'EACCES' });
    server.addHook('onReady', async () => {
      throw refused;
    });
    await expect(listen(server, { host: '127.0.0.1', port: 0, portChosen: true })).rejects.toBe(refused);
  });
});

describe('stopListening', () => {
  it('does not wait for a reader who never finishes asking', async () => {
    const server = app();
    const { port } = await listen(server, { host: '127.0.0.1', port: 0, portChosen: true });
    const reader = connect(port, '127.0.0.1');
    reader.on('error', () => {});
    const arrived = once(server.server, 'connection');
    reader.write('GET / HTTP/1.1\r\nHost: a');
    await arrived;
    const letGo = once(reader, 'close');
    await stopListening(server, 50);
    await letGo;
  });

  it('finishes an answer under way', async () => {
    const server = app();
    let answer: (text: string) => void = () => {};
    const asked = new Promise<void>((resolve) => {
      server.get('/', () => {
        resolve();
        return new Promise<string>((done) => {
          answer = done;
        });
      });
    });
    const { url } = await listen(server, { host: '127.0.0.1', port: 0, portChosen: true });
    const page = fetch(url).then((response) => response.text());
    await asked;
    const stopped = stopListening(server);
    answer('whole');
    expect(await page).toBe('whole');
    await stopped;
  });
});
