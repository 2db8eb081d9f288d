import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../config.ts';
import { SILENT_LOG } from '../contract/contract.ts';
import { eventually } from '../contract/testing/eventually.ts';
import { openSession } from './connection.ts';
import { LOCKS } from './locks.ts';
import { migrate } from './migrate.ts';
import { openStore } from './store.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-store.ts';

const OURS = join(ROOT, 'src/store/migrations');

describe('migrations', () => {
  let database: TestDatabase;
  let folder: string;
  const sessions: Client[] = [];
  const session = async (): Promise<Client> => {
    const client = await openSession(database.connectionString);
    sessions.push(client);
    return client;
  };
  beforeEach(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'helder-migrations-'));
    cpSync(OURS, folder, { recursive: true });
  });
  afterEach(async () => {
    for (const client of sessions.splice(0)) await client.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const firstStories = async (client: Client): Promise<string[]> => {
    const { rows } = await client.query(
      `select concat_ws(' ', what, id, story, since) as first from first_stories order by what, id`,
    );
    return rows.map(({ first }) => first);
  };
  const migrateBefore = async (number: string, client: Client): Promise<void> => {
    const earlier = mkdtempSync(join(tmpdir(), 'helder-migrations-'));
    for (const name of readdirSync(OURS).filter((each) => each < number))
      cpSync(join(OURS, name), join(earlier, name));
    await migrate(client, undefined, earlier);
    rmSync(earlier, { recursive: true });
  };

  const next = (): string => String(readdirSync(folder).length + 1).padStart(4, '0');

  it('run by themselves, in order, once', async () => {
    const names = readdirSync(OURS).sort();
    expect(await migrate(await session())).toEqual(names);
    expect(await migrate(await session())).toEqual([]);
  });

  it('run once when several processes start together', async () => {
    const runs = await Promise.all(Array.from({ length: 5 }, async () => migrate(await session())));
    expect(runs.flat()).toEqual(readdirSync(OURS).sort());
  });

  it('of which several stores open together', async () => {
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openStore({ connectionString: database.connectionString })),
    );
    expect(await stores[0]?.stories.many(['s'])).toEqual([]);
    for (const store of stores) await store.close();
  });

  it('go on where an older program stopped', async () => {
    await migrate(await session());
    const name = `${next()}-colours.sql`;
    writeFileSync(join(folder, name), 'create table colours (name text)');
    expect(await migrate(await session(), undefined, folder)).toEqual([name]);
  });

  it('leave nothing behind when one fails, and name it', async () => {
    const name = `${next()}-broken.sql`;
    writeFileSync(join(folder, name), 'create table half (name text); select nonsense;');
    const client = await session();
    await expect(migrate(client, undefined, folder)).rejects.toThrow(`Migration ${name} failed`);
    const { rows } = await client.query(
      "select to_regclass('half') as half, to_regclass('stories') as stories",
    );
    expect(rows).toEqual([{ half: null, stories: 'stories' }]);
    writeFileSync(join(folder, name), 'create table half (name text)');
    expect(await migrate(client, undefined, folder)).toEqual([name]);
  });

  it('give subscriptions that began before there were billing days the day of their last period', async () => {
    const client = await session();
    await migrateBefore('0008', client);
    const began = [
      ['00000000-0000-4000-8000-000000000001', 'active', '2026-01-31', '2026-02-28', 31],
      ['00000000-0000-4000-8000-000000000002', 'active', '2026-02-28', '2026-03-30', 30],
      ['00000000-0000-4000-8000-000000000003', 'none', '2026-01-15', '2026-02-15', null],
    ] as const;
    for (const [id, status, start, end] of began) {
      await client.query(
        `insert into accounts (id, email, created_at, preferences, shape, seen_at) values ($1, $2, now(), '{}', 1, now())`,
        [id, `${id}@post.example`],
      );
      await client.query(
        `insert into subscriptions (account_id, status, plan, customer, period_end) values ($1, $2, 'monthly', 'c', $3)`,
        [id, status, end],
      );
      await client.query(
        `insert into invoices (id, account_id, issued_at, plan, cents, currency, period_start, period_end)
         values (gen_random_uuid(), $1, $2, 'monthly', 499, 'USD', $2, $3)`,
        [id, start, end],
      );
    }
    await migrate(client);
    const { rows } = await client.query(
      'select account_id, billing_day from subscriptions order by account_id',
    );
    expect(rows.map((row) => row.billing_day)).toEqual(began.map(([, , , , day]) => day));
  });

  it('give a subscription the currency that it is paid in', async () => {
    const client = await session();
    await migrateBefore('0016', client);
    const id = '00000000-0000-4000-8000-000000000001';
    await client.query(
      `insert into accounts (id, email, created_at, preferences, shape, seen_at) values ($1, 'a@post.example', now(), '{}', 1, now())`,
      [id],
    );
    await client.query(
      `insert into subscriptions (account_id, status, plan, customer) values ($1, 'active', 'monthly', 'c')`,
      [id],
    );
    for (const currency of ['USD', 'EUR'])
      await client.query(
        `insert into invoices (id, account_id, issued_at, plan, cents, currency, period_start, period_end)
         values (gen_random_uuid(), $1, now(), 'monthly', 999, $2, now(), now())`,
        [id, currency],
      );
    await migrate(client);
    expect((await client.query('select currency from subscriptions')).rows).toEqual([{ currency: 'EUR' }]);
  });

  it('tell of the corrections in force what was before them, in stories as grouping has made them since', async () => {
    const client = await session();
    await migrateBefore('0018', client);
    // Grouping made d part of e before an operator made e part of f.
    await client.query(
      `insert into retired_stories (id, successor, version) values ('d', 'f', 1), ('e', 'f', 1)`,
    );
    await client.query(
      `insert into corrections (at, kind, from_story, to_story, reports, redirects, undone_at) values
        (now(), 'move', 'd', 'g', '{moved}', '{}', null), (now(), 'merge', 'e', 'f', '{told}', '{d}', null),
        (now(), 'merge', 'd', 'h', '{back}', '{}', now()), (now(), 'split', 'f', 's', '{told}', '{}', null)`,
    );
    await migrate(client);
    const made = await client.query(
      `select from_story || ' ' || to_story as made from corrections order by number`,
    );
    expect(made.rows.map((row) => row.made)).toEqual(['e g', 'e f', 'd h', 'f s']);
    expect(await firstStories(client)).toEqual([
      'address d e 2',
      'address e e 2',
      'address s f 4',
      'report back e 3',
      'report moved e 1',
      'report told e 2',
    ]);
  });

  it('tell it such that what earlier releases undid out of order stays where they left it', async () => {
    const client = await session();
    await migrateBefore('0018', client);
    await client.query(
      `insert into stories (id, version, published_at, shape, story)
       select id, 1, now(), 0, '{}' from unnest(array['a', 'c']) as id`,
    );
    await client.query(`insert into retired_stories (id, successor, version) values ('b', 'c', 1)`);
    await client.query(
      `insert into reports (id, key_hash, story_id, first_seen_at, report)
       select id, sha256(id::bytea), story, now(), '{}'
         from (values ('back', 'a'), ('gone-on', 'c'), ('lost', 'c'), ('of-b', 'c')) as told (id, story)`,
    );
    await client.query(
      `insert into corrections (at, kind, from_story, to_story, reports, redirects, undone_at) values
        (now(), 'merge', 'a', 'b', '{back}', '{}', now()), (now(), 'move', 'a', 'b', '{gone-on}', '{}', now()),
        (now(), 'move', 'a', 'b', '{lost}', '{}', now()), (now(), 'move', 'b', 'c', '{gone-on}', '{}', null),
        (now(), 'merge', 'b', 'c', '{back,lost,of-b}', '{a}', null)`,
    );
    await migrate(client);
    expect(await firstStories(client)).toEqual([
      'address a a 1',
      'address b b 5',
      'report back a 1',
      'report gone-on a 2',
      // From a no correction in force leads to where it is.
      'report lost b 5',
      'report of-b b 5',
    ]);
  });

  it('let others read on, and say for whom they wait, while somebody holds a table', async () => {
    await migrate(await session());
    const name = `${next()}-colours.sql`;
    writeFileSync(join(folder, name), 'alter table accounts add column colour text');
    const dump = await session();
    await dump.query(`set application_name = 'pg_dump'; begin; select from accounts`);
    const {
      rows: [self],
    } = await dump.query<{ pid: number }>('select pg_backend_pid() as pid');
    const log = { ...SILENT_LOG, warn: vi.fn() };
    const migrating = migrate(await session(), log, folder, { lockMs: 50, pauseMs: 1 });
    await eventually(async () => expect(log.warn.mock.calls.length).toBeGreaterThan(1));
    const [fields, text] = log.warn.mock.calls[0] ?? [];
    expect(text).toBe('a migration waits until others let go of a table, and tries again');
    expect(fields).toMatchObject({ migration: name, others: [{ pid: self?.pid, program: 'pg_dump' }] });
    const { rowCount } = await (await session()).query('select from accounts');
    expect(rowCount).toBe(0);
    await dump.query('commit');
    expect(await migrating).toEqual([name]);
  });

  it('say that they wait while another process migrates', async () => {
    const other = await session();
    await other.query('select pg_advisory_lock($1, $2)', [...LOCKS.migrate]);
    const log = { ...SILENT_LOG, info: vi.fn() };
    const migrating = migrate(await session(), log);
    await eventually(async () => expect(log.info).toHaveBeenCalled());
    expect(log.info.mock.calls).toEqual([
      [{}, 'waiting for another process that brings the database up to date'],
    ]);
    await other.query('select pg_advisory_unlock_all()');
    expect(await migrating).toEqual(readdirSync(OURS).sort());
  });

  it('are refused by a program older than the database', async () => {
    writeFileSync(join(folder, `${next()}-colours.sql`), 'create table colours (name text)');
    await migrate(await session(), undefined, folder);
    await expect(openStore({ connectionString: database.connectionString })).rejects.toThrow(
      'A newer Helder made this database',
    );
  });

  it('must be numbered without a gap', async () => {
    writeFileSync(join(folder, '0099-far-away.sql'), '');
    await expect(migrate(await session(), undefined, folder)).rejects.toThrow(
      /0099-far-away.sql should be named/,
    );
  });
});
