import type { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './store.ts';
import { aReport, aStory, at } from './testing/examples.ts';
import { openClient } from './testing/sql.ts';
import { createTestDatabase, openTestStore, type TestDatabase } from './testing/test-store.ts';

const OWNER = 'modest_owner';

/** As with DATABASE_URL: a server of somebody else's, where we may do no more than use our own database. */
describe('a database of somebody else', () => {
  let database: TestDatabase;
  let admin: Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    admin = await openClient(database);
  });
  afterEach(async () => {
    await admin.end();
    await database.drop();
  });

  const asOwner = async (): Promise<string> => {
    const name = new URL(database.connectionString).pathname.slice(1);
    await admin.query(
      `do $$ begin create role ${OWNER} login; exception when duplicate_object then null; end $$`,
    );
    await admin.query(`alter database ${name} owner to ${OWNER}`);
    const address = new URL(database.connectionString);
    address.searchParams.set('user', OWNER);
    return address.href;
  };

  it('needs no rights beyond owning it, and no extension', async () => {
    const store = await openStore({ connectionString: await asOwner() });
    await store.publish(async (tx) => {
      await tx.insertReports([aReport('r')], new Map([['r', 's']]));
      await tx.upsertStories([aStory('s', { headline: 'Curaçao opens a bridge' })]);
    });
    expect((await store.stories.search('curacao bridges', { since: at(-1), limit: 5 })).hits).toEqual([
      { id: 's', field: 'headline' },
    ]);
    expect((await admin.query("select from pg_extension where extname <> 'plpgsql'")).rowCount).toBe(0);
    await store.close();
  });

  it('is refused with what to grant when we may not make tables in it, and opens when that is granted', async () => {
    const connectionString = await asOwner();
    await admin.query(
      `alter schema public owner to current_user; revoke create on schema public from public`,
    );
    const refused: string = await openStore({ connectionString }).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refused).toContain(`The database user "${OWNER}" may not create and change tables`);
    expect(refused).toContain('permission denied for schema public');
    await admin.query(/run: (.*)$/.exec(refused)?.[1] ?? '');
    await (await openStore({ connectionString })).close();
  });

  it('is refused with what to do when it takes no changes', async () => {
    const connectionString = await asOwner();
    await admin.query(
      `alter database ${new URL(connectionString).pathname.slice(1)} set default_transaction_read_only = on`,
    );
    await expect(openStore({ connectionString })).rejects.toThrow(
      /^The database at DATABASE_URL takes no changes: .*read-only transaction.* Name the primary server/,
    );
  });

  it('says what to grant when the queue may not make its schema', async () => {
    const connectionString = await asOwner();
    const name = new URL(connectionString).pathname.slice(1);
    await admin.query(
      `alter database ${name} owner to current_user; grant create on schema public to ${OWNER}`,
    );
    const store = await openStore({ connectionString });
    const makeSchema = () => store.queue.executeSql('create schema queue');
    const refused = await makeSchema().then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refused).toContain(
      `may not create and change tables in "${name}": permission denied for database`,
    );
    await admin.query(/run: (.*)$/.exec(refused)?.[1] ?? '');
    await makeSchema();
    await store.close();
  });

  it('is refused with what to grant when its tables are somebody else’s', async () => {
    const name = new URL(database.connectionString).pathname.slice(1);
    await (await openStore({ connectionString: database.connectionString })).close();
    const refused = await openStore({ connectionString: await asOwner() }).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refused).toMatch(
      new RegExp(`"${OWNER}" may not create and change tables in "${name}".*reassign owned by`),
    );
  });

  it('is refused in plain words when it cannot hold every letter', async () => {
    const name = `latin_${Date.now()}`;
    await admin.query(
      `create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
    );
    const address = new URL(database.connectionString);
    address.pathname = `/${name}`;
    await expect(openStore({ connectionString: address.href })).rejects.toThrow('UTF8');
    await admin.query(`drop database ${name} with (force)`);
  });

  it('gives counters as numbers, and leaves them to others as they were', async () => {
    const store = await openStore({ connectionString: database.connectionString });
    expect(await store.stories.version()).toBe(0);
    expect(await store.accounts.count()).toBe(0);
    expect((await admin.query<{ eight: unknown }>('select 8::bigint as eight')).rows).toEqual([
      { eight: '8' },
    ]);
    await store.close();
  });
});

describe('the queue of jobs', () => {
  it('leaves no half-done transaction to whoever asks next', async () => {
    const store = await openTestStore();
    const { queue } = store;
    await expect(queue.executeSql('begin; create table halfway (id int); select nonsense')).rejects.toThrow(
      'nonsense',
    );
    expect(await store.stories.many(['s'])).toEqual([]);
    const { rows } = await queue.executeSql('select to_regclass($1) as halfway', ['halfway']);
    expect(rows).toEqual([{ halfway: null }]);
    await store.close();
  });
});

it('tells that the database took no write, by the clock it was given', async () => {
  const database = await createTestDatabase();
  const store = await openStore({ connectionString: database.connectionString, now: () => at(3) });
  expect(store.refusal()).toBeNull();
  const write = store.queue.executeSql('set transaction read only; delete from feeds');
  await expect(write).rejects.toThrow('read-only transaction');
  expect(store.refusal()).toEqual({ reason: 'read-only', at: at(3) });
  await store.close();
  await database.drop();
});
