/** What a round leaves behind that ends as in a power cut: its process is killed in the middle of a statement. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import type { NewsFile } from '../src/contract/contract.ts';
import { newFolder, removeFolders, run, start } from './program.ts';

test.afterAll(removeFolders);

const NOON = '2026-03-10T12:00:00Z';
/** Far beyond what a round takes on a machine that does ten other things. */
const PATIENCE_MS = 600_000;
const PATIENT = { timeout: PATIENCE_MS };
/** What a round writes, in this order. A statement that writes the table named in `held` sleeps until it is killed. */
const WRITTEN = ['feeds', 'reports', 'stories', 'story_words', 'last_round'];
const HOLD = `
  create table held (name text);
  create function hold() returns trigger language plpgsql as $$
    begin
      if exists (select from held where name = tg_table_name) then perform pg_sleep(3600); end if;
      return null;
    end $$;
  ${WRITTEN.map((name) => `create trigger hold after insert or update on ${name} for each statement execute function hold();`).join('\n')}`;

/** A connection to the database in a data folder, past the Helder that runs it, once it answers. */
async function connect(dataDir: string): Promise<Client> {
  let client: Client | undefined;
  await expect
    .poll(async () => {
      try {
        // The fifth line of PostgreSQL's lock file is the folder of its socket.
        const lock = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
        const next = new Client({ host: lock.split('\n')[4], user: 'helder', database: 'helder' });
        // It goes away with the process that is killed.
        next.on('error', () => {});
        await next.connect();
        client = next;
        return 'answers';
      } catch (error) {
        return String(error);
      }
    }, PATIENT)
    .toBe('answers');
  if (!client) throw new Error('The database never answered.');
  return client;
}

/**
 * A connection to the database in which a statement begun since then sleeps. The database of the Helder killed before may answer first,
 * with its own sleeper, until the next Helder ends it.
 */
async function connectToSleeper(dataDir: string, since: Date): Promise<Client> {
  const sleeping = `select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep' and query_start > $1`;
  let client = await connect(dataDir);
  await expect
    .poll(async () => {
      try {
        return (await client.query(sleeping, [since])).rows[0].n;
      } catch (error) {
        client = await connect(dataDir);
        return String(error);
      }
    }, PATIENT)
    .toBe(1);
  return client;
}

/** Runs a round into the statement that writes a table, and kills it there. What is written next holds the round after it. */
async function killWhileWriting(next: string, env: { DATA_DIR: string }): Promise<void> {
  const since = new Date();
  const round = start(['ingest', '--all'], env);
  const client = await connectToSleeper(env.DATA_DIR, since);
  await client.query('update held set name = $1', [next]);
  round.process.kill('SIGKILL');
  // A process that was killed has no exit code.
  expect((await round.ended).code).toBeNull();
  await client.end();
}

const reportsOf = async (env: { DATA_DIR: string }): Promise<string[]> => {
  const { stories } = JSON.parse((await run(['export', 'news.json'], env)).output) as NewsFile;
  return stories.flatMap(({ sources }) => sources.map(({ report_id }) => report_id)).sort();
};

test('kill -9 while ingesting: the next round goes on, no report lost or doubled', async () => {
  test.setTimeout(PATIENCE_MS);
  const whole = { HELDER_NOW: NOON, DATA_DIR: newFolder() };
  expect((await run(['ingest', '--all'], whole)).code).toBe(0);

  const killed = { HELDER_NOW: NOON, DATA_DIR: newFolder() };
  const making = start(['ingest', '--all'], { ...killed, LOG_LEVEL: 'info' });
  await making.says(/database migrated/);
  making.process.kill('SIGKILL');
  expect((await making.ended).code).toBeNull();

  // Makes the rest of the database, and fetches nothing.
  const idle = start(['all'], { ...killed, DEMO: 'off', PORT: '0' });
  await idle.says(/Open http/);
  const client = await connect(killed.DATA_DIR);
  await client.query(HOLD);
  await client.query('insert into held values ($1)', [WRITTEN[0]]);
  await client.end();
  idle.process.kill('SIGTERM');
  expect((await idle.ended).code).toBe(0);

  for (const [index] of WRITTEN.entries()) await killWhileWriting(WRITTEN[index + 1] ?? 'nothing', killed);
  const last = await run(['ingest', '--all'], killed);
  expect(last.code, last.errors).toBe(0);

  const [expected, found] = [await reportsOf(whole), await reportsOf(killed)];
  expect(expected.length).toBeGreaterThan(80);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expected);
});
