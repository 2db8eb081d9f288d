import { type AddressInfo, createServer, Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { openSession } from './connection.ts';

it('notices a server that is gone without a word: a connection that is quiet for a minute is asked about', async () => {
  const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(openSession(`postgresql://helder@127.0.0.1:${port}/helder`)).rejects.toThrow();
  server.close();
  const [on, afterMs] = keepAlive.mock.calls[0] ?? [];
  expect(on).toBe(true);
  expect(afterMs).toBeGreaterThan(0);
  expect(afterMs).toBeLessThanOrEqual(60_000);
});
