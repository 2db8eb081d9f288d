import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { SILENT_LOG } from '../contract/contract.ts';
import { listen } from './published.ts';
import { openTestStore } from './testing/test-store.ts';

it('stops at once, though the server it listens to is gone without a word', async () => {
  const store = await openTestStore();
  const { searchParams, pathname } = new URL(store.connectionString);
  const sockets: Socket[] = [];
  const between = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(`${searchParams.get('host')}/.s.PGSQL.5432`);
    near.pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}));
  });
  await once(between.listen(0, '127.0.0.1'), 'listening');
  const { port } = between.address() as AddressInfo;
  const through = `postgresql://${searchParams.get('user')}@127.0.0.1:${port}${pathname}`;
  const stop = await listen(through, () => {}, SILENT_LOG);
  for (const socket of sockets) socket.unpipe();
  await stop();
  for (const socket of sockets) socket.destroy();
  between.close();
  await store.close();
  expect(sockets).toHaveLength(2);
});
