import { type AddressInfo, createServer, Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAway } from './away.ts';
import { checkServer, inTransaction, letGo, openPool, openSession } from './connection.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-store.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const serve = async (onConnection: (socket: Socket) => void): Promise<string> => {
  const server = createServer(onConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `postgresql://helder@127.0.0.1:${(server.address() as AddressInfo).port}/helder`;
};

it('notices a server that is gone without a word: a connection that is quiet for a minute is asked about', async () => {
  const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  await expect(openSession(await serve((socket) => socket.destroy()))).rejects.toThrow();
  const [on, afterMs] = keepAlive.mock.calls[0] ?? [];
  expect(on).toBe(true);
  expect(afterMs).toBeGreaterThan(0);
  expect(afterMs).toBeLessThanOrEqual(60_000);
});

const message = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body, 'latin1')]);
};

/** A server that greets, does the first thing it is asked, and then nothing more. */
const serveThenFallSilent = (): Promise<string> => {
  const ready = message('Z', 'I');
  return serve((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', '\0\0\0\0'), ready]));
      socket.once('data', () => socket.write(Buffer.concat([message('C', 'SET\0'), ready])));
    });
  });
};

it('takes a server that has fallen silent in a session for one that is away, and lets go of it', async () => {
  const session = await openSession(await serveThenFallSilent(), 100);
  expect(isAway(await session.query('select 1').catch((fault: unknown) => fault))).toBe(true);
  letGo(session);
});

describe('a pool', () => {
  const noticed = vi.fn();
  const shownBy = async (db: { query: (text: string) => Promise<{ rows: object[] }> }, names: string[]) => {
    const shown: unknown[] = [];
    for (const name of names) shown.push(...Object.values((await db.query(`show ${name}`)).rows[0] ?? {}));
    return shown;
  };
  const aDatabase = async (): Promise<TestDatabase> => {
    const database = await createTestDatabase();
    closing.push(() => database.drop());
    return database;
  };
  const aPool = (...args: [string, { statementMs: number; silentMs: number }?]) => {
    const [address, times] = args;
    const pool = openPool(address, { noticed }, times);
    closing.push(() => pool.end());
    return pool;
  };

  it('lets no statement and no idle transaction go on for ever; sessions of their own may', async () => {
    const { connectionString } = await aDatabase();
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    const ours = [...limits, 'idle_session_timeout'];
    const administrator = await openSession(connectionString);
    closing.push(() => administrator.end());
    for (const limit of ours)
      await administrator.query(`alter database ${administrator.database} set ${limit} = '2s'`);
    expect(await shownBy(aPool(connectionString), limits)).toEqual(['1min', '1min']);
    const session = await openSession(connectionString);
    closing.push(() => session.end());
    expect(await shownBy(session, ours)).toEqual(['0', '0', '0']);
  });

  it('reads dates in the way they are sent, and cuts hours in UTC, however the server writes them', async () => {
    const { connectionString } = await aDatabase();
    const administrator = await openSession(connectionString);
    closing.push(() => administrator.end());
    for (const [name, value] of [
      ['datestyle', 'SQL, DMY'],
      ['timezone', 'Asia/Kolkata'],
    ])
      await administrator.query(`alter database ${administrator.database} set ${name} = '${value}'`);
    const session = await openSession(connectionString);
    closing.push(() => session.end());
    for (const db of [session, aPool(connectionString)]) {
      const { rows } = await db.query<{ hour: Date }>(
        `select date_trunc('hour', timestamptz '2026-03-13T12:45:00Z') as hour`,
      );
      expect(rows).toEqual([{ hour: new Date('2026-03-13T12:00:00Z') }]);
    }
  });

  it('has nothing compiled for a query that is over before, however the server does it', async () => {
    const { connectionString } = await aDatabase();
    const administrator = await openSession(connectionString);
    closing.push(() => administrator.end());
    await administrator.query(`alter database ${administrator.database} set jit = on`);
    expect(await shownBy(aPool(connectionString), ['jit'])).toEqual(['off']);
  });

  it('gives up a statement that waits for a lock nobody lets go of, and goes on', async () => {
    const { connectionString } = await aDatabase();
    const holder = await openSession(connectionString);
    closing.push(() => holder.end());
    await holder.query('select pg_advisory_lock(7)');
    const pool = aPool(connectionString, { statementMs: 1_000, silentMs: 20_000 });
    const waiting = inTransaction(pool, (db) => db.query('select pg_advisory_xact_lock(7)'));
    const error = await waiting.catch((fault: unknown) => fault);
    expect(error).toMatchObject({ code: '57014' });
    expect(isAway(error)).toBe(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await holder.query('select pg_advisory_unlock(7)');
    await inTransaction(pool, (db) => db.query('select pg_advisory_xact_lock(7)'));
  });

  it('takes a server that has fallen silent for one that is away, in a transaction too', async () => {
    const address = await serveThenFallSilent();
    const pool = aPool(address, { statementMs: 50, silentMs: 100 });
    for (const ask of [() => pool.query('select 1'), () => inTransaction(pool, (db) => db.query('select 1'))])
      expect(isAway(await ask().catch((fault: unknown) => fault))).toBe(true);
    // Nothing that hangs is lent to the next.
    expect(pool.totalCount).toBe(0);
  });

  it('is refused behind a pooler that lends sessions out by the transaction: locks would stay with strangers', async () => {
    const pool = aPool((await aDatabase()).connectionString);
    await checkServer(pool);
    // What such a pooler does with two that ask one after the other: both get the same session.
    const session = await pool.connect();
    const query = session.query.bind(session);
    const pooler = { query, connect: async () => ({ query, release: () => {} }) };
    await expect(checkServer(pooler as unknown as typeof pool)).rejects.toThrow('pool_mode = session');
    session.release();
  });
});
