/**
 * What the tests of the built-in PostgreSQL share: a folder per test, processes that are stopped after it, a
 * database to remember by. Importing it sets up the hooks.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { startEmbeddedPostgres } from '../database.ts';
import { canEnter } from '../service-user.ts';
import { type Holder, hold } from './holders.ts';

export const asRoot = process.getuid?.() === 0;
/** Somebody who is neither root nor whom root would run PostgreSQL as: `daemon`, on every system. */
export const ORDINARY = { uid: 1, gid: 1 };
/** A test can run this program as them: not in a checkout under /root, where they cannot read it. */
export const asOrdinary = asRoot && canEnter(import.meta.dirname, ORDINARY);
export const SLOW_MS = 60_000;

/** This test's folder. */
export let root: string;
const holders: Holder[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'helder-embedded-'));
  chmodSync(root, 0o755);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const holder of holders.splice(0)) await holder.stop();
  spawnSync('umount', ['-l', join(root, 'disk')], { stdio: 'ignore' });
  rmSync(root, { recursive: true, force: true });
});

export const held = async (...args: Parameters<typeof hold>): Promise<Holder> => {
  const holder = await hold(...args);
  holders.push(holder);
  return holder;
};

export async function query(connectionString: string | undefined, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: connectionString ?? '' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

export const cluster = (dataDir: string): string => join(dataDir, 'postgres/cluster');
export const serverPid = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(cluster(dataDir), 'postmaster.pid'), 'utf8'), 10);
export const failure = (dataDir: string): Promise<string> =>
  startEmbeddedPostgres({ dataDir }).then(
    async (postgres) => {
      await postgres.stop();
      return 'it started';
    },
    (error: Error) => error.message,
  );

/** A stopped database that holds a table with 42 in it: made once, copied for each test. */
let remembered: string | null = null;

export async function remember(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  if (!remembered) {
    const folder = mkdtempSync(join(tmpdir(), 'helder-remembered-'));
    chmodSync(folder, 0o755);
    await write42(folder);
    remembered = folder;
  }
  spawnSync('cp', ['-a', join(remembered, 'postgres'), dataDir]);
}

afterAll(() => {
  if (remembered) rmSync(remembered, { recursive: true });
});

/** @returns where its files are */
export async function write42(dataDir: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  await query(postgres.connectionString, 'create table kept as select 42 as answer');
  await postgres.stop();
  return postgres.folder;
}

export async function recall(dataDir: string): Promise<unknown[]> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    return await query(postgres.connectionString, 'select answer from kept');
  } finally {
    await postgres.stop();
  }
}
