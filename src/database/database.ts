/** The built-in PostgreSQL: a real server, started by us, on a unix socket, with its data in DATA_DIR. */
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { type Log, SILENT_LOG } from '../contract/contract.ts';
import { prepareBinaries } from './binaries.ts';
import { openCluster, SUPERUSER } from './cluster.ts';
import { openHome, socketFolder } from './home.ts';
import { type Running, startServer } from './server.ts';

export interface EmbeddedPostgres {
  connectionString: string;
  stop(): Promise<void>;
}

const DATABASE = 'helder';

/** Pauses before a server that ended by itself is started again, in milliseconds; the last one repeats. */
const RESTART_PAUSES_MS = [0, 1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * Starts the built-in PostgreSQL on `dataDir`, making the database the first time. It is started again when
 * it ends by itself, and stops when this process does, however that happens.
 * @param options.settings  server settings that differ from the usual ones, for tests
 * @throws EmbeddedPostgresError saying what to do: no binaries for this machine, another version's data,
 *   a folder held by another process, a full or read-only disk
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log?: Log;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log = SILENT_LOG, settings = {} } = options;
  const home = openHome(dataDir);
  const binaries = prepareBinaries(home.folder, home.user);
  const cluster = openCluster(home, binaries, log);
  const sockets = socketFolder(home);
  const start = (): Promise<Running> => startServer(home, cluster, sockets, binaries, log, settings);
  const keeper = keepRunning(await start(), start, log);
  const address = (database: string) =>
    `postgresql:///${database}?host=${encodeURIComponent(sockets)}&user=${SUPERUSER}`;
  try {
    await makeDatabase(address('postgres'));
  } catch (error) {
    await keeper.stop();
    throw error;
  }
  return {
    connectionString: address(DATABASE),
    async stop() {
      await keeper.stop();
      if (sockets !== home.folder) rmSync(sockets, { recursive: true, force: true });
    },
  };
}

/** Starts the server again whenever it ends without having been asked to. */
function keepRunning(first: Running, start: () => Promise<Running>, log: Log): { stop(): Promise<void> } {
  let running: Running | null = first;
  let stopping = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let restarting: Promise<void> = Promise.resolve();

  const again = (): void => {
    const pause = RESTART_PAUSES_MS[Math.min(failures, RESTART_PAUSES_MS.length - 1)];
    failures += 1;
    timer = setTimeout(() => {
      restarting = restart();
    }, pause).unref();
  };
  const restart = async (): Promise<void> => {
    try {
      running = await start();
      failures = 0;
      log.warn({}, 'PostgreSQL runs again');
      guard(running);
    } catch (error) {
      log.error({ error: String(error) }, 'PostgreSQL could not be started again; trying further');
      if (!stopping) again();
    }
  };
  const guard = (server: Running): void => {
    void server.ended.then((words) => {
      if (stopping) return;
      running = null;
      log.error({ words }, 'PostgreSQL ended unexpectedly; starting it again');
      again();
    });
  };
  guard(first);

  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await restarting;
      await running?.stop();
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
