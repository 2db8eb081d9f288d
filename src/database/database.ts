/** The built-in PostgreSQL: a real server, started by us, on a unix socket, with its data in DATA_DIR. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type Log, SILENT_LOG } from '../contract/contract.ts';
import { prepareBinaries } from './binaries.ts';
import { openCluster, SUPERUSER } from './cluster.ts';
import { explain, HeldByHelder } from './faults.ts';
import { ERRAND_SETTING } from './holder.ts';
import { openHome, socketFolder } from './home.ts';
import { keepRunning } from './keeper.ts';
import { closeRoom, takeSeat } from './seats.ts';
import { type Running, startServer } from './server.ts';

export interface EmbeddedPostgres {
  connectionString: string;
  /** Where its files are. */
  folder: string;
  stop(): Promise<void>;
}

const DATABASE = 'helder';
/** The database that is always there. */
const MAINTENANCE = 'postgres';
/** Whoever makes the database, of several that start together, makes the others wait. Beside the lock in seats.ts. */
const MAKING = 2;
const ASK_AGAIN_MS = 100;
/** How long somebody else's server may take to come or to go, and an errand to be done. */
const HELD_PATIENCE_MS = 120_000;
/** What whoever joined gets to finish when a Helder that stays is told to stop: it must be gone within 10 s itself. */
const GUESTS_PATIENCE_MS = 2_000;

/**
 * Starts the built-in PostgreSQL on `dataDir`, making the database the first time. It is started again when
 * it ends by itself, and stops when this process does, however that happens.
 * @param options.join  this process does one thing and ends: where a Helder on this machine runs the database already, it joins it
 *   and leaves it running; where it started it, it stops it when all who joined are done
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
  const { dataDir, log = SILENT_LOG, join = false } = options;
  const settings = join ? { ...options.settings, [ERRAND_SETTING]: 'on' } : options.settings;
  const home = openHome(dataDir);
  const binaries = prepareBinaries(home.folder, home.user);
  const cluster = openCluster(home, binaries, log);
  const sockets = socketFolder(home);
  const start = (): Promise<Running> => startServer(home, cluster, sockets, binaries, log, settings);
  // Whole, since the client library takes what an address leaves out from PGPORT, PGSSLMODE and PGOPTIONS; only blanks pass as options.
  const address = (database: string) =>
    `postgresql:///${database}?host=${encodeURIComponent(sockets)}&port=5432&user=${SUPERUSER}&sslmode=disable&options=%20`;
  const maintenance = address(MAINTENANCE);
  const opened = await startOrJoin(start, maintenance, join, log);
  const stop =
    'leave' in opened ? opened.leave : stopping(keepRunning(opened, start, log), maintenance, join, log);
  try {
    await makeDatabase(maintenance);
  } catch (error) {
    await stop();
    throw explain(error, home.folder, cluster);
  }
  return { connectionString: address(DATABASE), folder: home.folder, stop };
}

/** @returns the server that was started, or the way out of the one that another process runs */
async function startOrJoin(
  start: () => Promise<Running>,
  maintenance: string,
  join: boolean,
  log: Log,
): Promise<Running | { leave: () => Promise<void> }> {
  for (let waited = 0; ; waited += ASK_AGAIN_MS) {
    try {
      return await start();
    } catch (error) {
      const isHeld = error instanceof HeldByHelder;
      if (!isHeld || !(join || error.isErrand) || waited >= HELD_PATIENCE_MS) throw error;
      const leave = join ? await takeSeat(maintenance) : null;
      if (leave) return { leave };
      if (waited === 0 && !join)
        log.info({}, `waiting for ${error.holder}, which is using the database and will soon be done`);
    }
    await pause(ASK_AGAIN_MS);
  }
}

function stopping(
  keeper: { stop(): Promise<void> },
  maintenance: string,
  isErrand: boolean,
  log: Log,
): () => Promise<void> {
  return async () => {
    const patience = isErrand ? Number.POSITIVE_INFINITY : GUESTS_PATIENCE_MS;
    const release = await closeRoom(maintenance, patience, () =>
      log.info({}, 'the database stops when the other processes using it are done'),
    );
    await keeper.stop();
    await release();
  };
}

async function makeDatabase(maintenance: string): Promise<void> {
  const client = new Client({ connectionString: maintenance });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MAKING]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
