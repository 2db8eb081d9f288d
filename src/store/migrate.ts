import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { ROOT } from '../config.ts';
import { type Log, SILENT_LOG } from '../contract/contract.ts';
import { LOCKS } from './locks.ts';

/** Read from the source tree, also by the bundle: SQL is not bundled. */
const FOLDER = join(ROOT, 'src/store/migrations');
const NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

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
 * transaction. Processes that start together wait for each other.
 * @param client  a session of its own; its locks end with it
 * @returns the names of the files that were run
 * @throws Error when a newer Helder made the database, or a migration fails
 */
export async function migrate(
  client: Client,
  log: Log = SILENT_LOG,
  folder: string = FOLDER,
): Promise<string[]> {
  const migrations = await listMigrations(folder);
  await client.query('select pg_advisory_lock($1, $2)', [...LOCKS.migrate]);
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
      await run(client, migration, folder);
      log.info({ migration: migration.name }, 'database migrated');
    }
    return missing.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1, $2)', [...LOCKS.migrate]).catch(() => {});
  }
}

async function run(client: Client, { number, name }: Migration, folder: string): Promise<void> {
  const sql = await readFile(join(folder, name), 'utf8');
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (number, name) values ($1, $2)', [number, name]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
