/** The built-in PostgreSQL: a real server, started by us, on a unix socket, with its data in DATA_DIR. */
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { type Log, SILENT_LOG } from '../contract/contract.ts';
import { prepareBinaries } from './binaries.ts';
import { openCluster, SUPERUSER } from './cluster.ts';
import { explain, HeldByHelder } from './faults.ts';
import { openHome, socketFolder } from './home.ts';
import { keepRunning } from './keeper.ts';
import { type Running, startServer } from './server.ts';

export interface EmbeddedPostgres {
  connectionString: string;
  stop(): Promise<void>;
}

const DATABASE = 'helder';

/**
 * Starts the built-in PostgreSQL on `dataDir`, making the database the first time. It is started again when
 * it ends by itself, and stops when this process does, however that happens.
 * @param options.join  where a Helder on this machine runs it already, use its server and leave it running
 * @param options.settings  server settings that differ from the usual ones, for tests
 * @throws EmbeddedPostgresError saying what to do: no binaries for this machine, another version's data,
 *   a folder held by another process, a full or read-only disk
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log?: Log;
  join?: boolean;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log = SILENT_LOG, join = false, settings = {} } = options;
  const home = openHome(dataDir);
  const binaries = prepareBinaries(home.folder, home.user);
  const cluster = openCluster(home, binaries, log);
  const sockets = socketFolder(home);
  const start = (): Promise<Running> => startServer(home, cluster, sockets, binaries, log, settings);
  const address = (database: string) =>
    `postgresql:///${database}?host=${encodeURIComponent(sockets)}&user=${SUPERUSER}`;
  const first = await start().catch((error: unknown) => {
    if (join && error instanceof HeldByHelder) return null;
    throw error;
  });
  if (first === null) return { connectionString: address(DATABASE), stop: async () => {} };
  const keeper = keepRunning(first, start, log);
  try {
    await makeDatabase(address('postgres'));
  } catch (error) {
    await keeper.stop();
    throw explain(error, home.folder, cluster);
  }
  return {
    connectionString: address(DATABASE),
    async stop() {
      await keeper.stop();
      if (sockets !== home.folder) rmSync(sockets, { recursive: true, force: true });
    },
  };
}

async function makeDatabase(maintenance: string): Promise<void> {
  const client = new Client({ connectionString: maintenance });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
