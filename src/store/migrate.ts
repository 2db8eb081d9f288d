import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { ROOT } from '../config.ts';
import { type Log, SILENT_LOG } from '../contract/contract.ts';
import { LOCKS } from './locks.ts';

/** Read from the source tree, also by the bundle: SQL is not bundled. */
const FOLDER = join(ROOT, 'src/store/migrations');
const NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

/**
 * Whoever asks for a table that a migration waits for waits behind it. So after `lockMs` milliseconds it steps back, lets them pass
 * for `pauseMs`, and tries again: a dump of the database may hold its tables for an hour.
 */
const PATIENCE = { lockMs: 3_000, pauseMs: 10_000 };

/** PostgreSQL: a lock could not be had in time. */
const NO_LOCK = '55P03';

interface Migration {
  number: number;
  name: string;
}

async function listMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return names.map((name, index) => {
    const number = Number(NAME.exec(name)?.[1]);
    if (number !== index + 1)
      throw new Error(
        `Migration ${name} should be named ${String(index + 1).padStart(4, '0')}-what-it-does.sql`,
      );
    return { number, name };
  });
}

/**
 * Brings the database's tables up to date: runs each numbered file once, in order, each in its own
 * transaction. Processes that start together wait for each other. Whoever waits says so in the log.
 * @param client  a session of its own; its locks end with it
 * @returns the names of the files that were run
 * @throws Error when a newer Helder made the database, or a migration fails
 */
export async function migrate(
  client: Client,
  log: Log = SILENT_LOG,
  folder: string = FOLDER,
  patience: typeof PATIENCE = PATIENCE,
): Promise<string[]> {
  const migrations = await listMigrations(folder);
  await takeTurn(client, log);
  try {
    await client.query(`create table if not exists migrations (
      number integer primary key, name text not null, at timestamptz not null default now())`);
    const { rows } = await client.query<{ last: number }>(
      'select coalesce(max(number), 0) as last from migrations',
    );
    const last = rows[0]?.last ?? 0;
    if (last > migrations.length)
      throw new Error(
        `A newer Helder made this database (migration ${last}; this one knows ${migrations.length}). Use that newer version.`,
      );
    const missing = migrations.slice(last);
    for (const migration of missing) {
      const sql = await readFile(join(folder, migration.name), 'utf8');
      while (!(await run(client, migration, sql, patience.lockMs))) {
        log.warn(
          { migration: migration.name, others: await holdingTables(client) },
          'a migration waits until others let go of a table, and tries again',
        );
        await pause(patience.pauseMs);
      }
      log.info({ migration: migration.name }, 'database migrated');
    }
    return missing.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1, $2)', [...LOCKS.migrate]).catch(() => {});
  }
}

async function takeTurn(client: Client, log: Log): Promise<void> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [
    ...LOCKS.migrate,
  ]);
  if (rows[0]?.got) return;
  log.info({}, 'waiting for another process that brings the database up to date');
  await client.query('select pg_advisory_lock($1, $2)', [...LOCKS.migrate]);
}

/** @returns false when others hold what it needs: then nothing has happened */
async function run(
  client: Client,
  { number, name }: Migration,
  sql: string,
  lockMs: number,
): Promise<boolean> {
  try {
    await client.query(`begin; set local lock_timeout = ${lockMs}`);
    await client.query(sql);
    await client.query('insert into migrations (number, name) values ($1, $2)', [number, name]);
    await client.query('commit');
    return true;
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    if ((cause as { code?: string }).code === NO_LOCK) return false;
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}

/** The sessions that hold our tables just now, for the log; those that have held them longest first. */
async function holdingTables(client: Client): Promise<object[]> {
  const { rows } = await client.query<object>(
    `select pid, application_name as program, usename as user, xact_start as since
       from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() and pid in (
        select pid from pg_locks join pg_class on pg_class.oid = relation
         where granted and relkind = 'r' and relnamespace = current_schema()::regnamespace)
      order by xact_start`,
  );
  return rows;
}
