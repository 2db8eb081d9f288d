import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database.ts';
import { takeSeat } from './seats.ts';
import { cluster, held, query, root, SLOW_MS } from './testing/workbench.ts';

const AT_ONCE = 8;

const errand = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir: root, join: true });
const answers = async ({ connectionString }: EmbeddedPostgres): Promise<boolean> =>
  (await query(connectionString, 'select 1'))[0] === 1;

/** A server that lets its guest in and says in the same breath that it is shutting down. */
async function farewell(): Promise<Server> {
  const message = (kind: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(5, kind);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const welcome = [message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))];
  const goodbye = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([...welcome, goodbye])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

it('a server that goes as soon as it has let somebody in is one that is going', async () => {
  const server = await farewell();
  const { port } = server.address() as AddressInfo;
  const address = `postgresql://helder@127.0.0.1:${port}/postgres?sslmode=disable`;
  await expect(takeSeat(address)).resolves.toBeNull();
  server.close();
});

describe('errands on one folder', { timeout: SLOW_MS }, () => {
  it('the first to come leaves the database running until the last is done', async () => {
    const first = await errand();
    const second = await errand();
    let stopped = false;
    const stopping = first.stop().then(() => {
      stopped = true;
    });
    const third = await errand();
    await second.stop();
    expect([await answers(third), stopped]).toEqual([true, false]);
    await third.stop();
    await stopping;
    expect(existsSync(join(cluster(root), 'postmaster.pid'))).toBe(false);
  });

  it('that come and go all at once on a new folder are all served', async () => {
    const served = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const postgres = await errand();
        const served = await answers(postgres);
        await postgres.stop();
        return served;
      }),
    );
    expect(served).toEqual(Array.from({ length: AT_ONCE }, () => true));
    expect(existsSync(join(cluster(root), 'postmaster.pid'))).toBe(false);
  });

  it('one that dies leaves its seat', async () => {
    const first = await errand();
    const second = await held(root, {}, 'errand');
    await second.kill();
    await first.stop();
    expect(existsSync(join(cluster(root), 'postmaster.pid'))).toBe(false);
  });

  it('a Helder that stays waits until they are done, and says for whom', async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const first = await held(root, {}, 'errand');
    const starting = startEmbeddedPostgres({ dataDir: root, log });
    await eventually(() => expect(log.info).toHaveBeenCalled());
    expect(log.info.mock.lastCall?.[1]).toContain(`process ${first.pid}`);
    await first.stop();
    const lasting = await starting;
    expect(await answers(lasting)).toBe(true);
    await lasting.stop();
  });

  it('a Helder that was told to stop gives them a moment, and no more', async () => {
    const lasting = await startEmbeddedPostgres({ dataDir: root });
    const guest = await errand();
    await lasting.stop();
    await expect(answers(guest)).rejects.toThrow();
    await guest.stop();
  });
});
