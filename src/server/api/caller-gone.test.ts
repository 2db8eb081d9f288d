/** Work for a caller who has gone is left off. */
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';
import { listen } from '../testing/server.ts';

let server: AccountServer;
let address: string;
let reader: TestReader;
beforeAll(async () => {
  server = await startAccountServer();
  address = await listen(server);
  reader = await server.signIn();
});
afterAll(() => server.close());

it.each(['/saved-stories', '/profile/export', '/profile/export/saved-stories.html'])(
  'GET %s reads no more saved stories once nobody waits for them',
  async (path) => {
    let begun = (_caller: AbortSignal | undefined): void => {};
    const asked = new Promise<AbortSignal | undefined>((resolve) => (begun = resolve));
    vi.spyOn(server.accountStore.savedStories, 'list').mockImplementationOnce(
      (_accountId, _tell, caller) =>
        new Promise((resolve) => {
          caller?.addEventListener('abort', () => resolve([]));
          begun(caller);
        }),
    );
    const gone = new AbortController();
    const answer = fetch(address + path, { headers: reader.headers, signal: gone.signal });
    const caller = await asked;
    for (let turns = 0; turns < 10; turns++) await setImmediate();
    expect(caller?.aborted).toBe(false);
    gone.abort();
    await expect(answer).rejects.toThrow();
    await eventually(() => expect(caller?.aborted).toBe(true));
    expect((await fetch(address + path, { headers: reader.headers })).status).toBe(200);
    expect(server.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  },
);
