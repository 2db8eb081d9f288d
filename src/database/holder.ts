import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../contract/contract.ts';
import { EmbeddedPostgresError, HeldByHelder, held } from './faults.ts';
import { commandLine, findNamed, isRunning } from './processes.ts';

/**
 * The setting that carries the name of the process a postmaster was started by. It stands on the
 * postmaster's own command line, so it can never be out of step with the postmaster: PostgreSQL itself
 * makes sure that there is only one per folder.
 */
export const HOLDER_SETTING = 'helder.holder';
/** Stands beside it when that process does one thing and ends. */
export const ERRAND_SETTING = 'helder.errand';

const LOCK_FILE = 'postmaster.pid';
const POLL_MS = 20;
/** How long an orphan may take to write everything down before it is made to stop, and then to be gone. */
const FAST_STOP_MS = 15_000;
const IMMEDIATE_STOP_MS = 5_000;
/** postmaster.pid is empty for an instant while a server starts; after this it is left over from a crash. */
const EMPTY_FILE_MS = 500;

/** What stands in postmaster.pid; null when there is no file. */
function readLockFile(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, LOCK_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Removes a lock file that a crash left. Should another start have put a fresh one there in the meantime,
 * that one goes back.
 */
function removeLockFile(cluster: string, stale: string): void {
  const file = join(cluster, LOCK_FILE);
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file);
    rmSync(aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const stillThere = async (gone: () => boolean, patience: number): Promise<boolean> => {
  for (let waited = 0; waited < patience; waited += POLL_MS) {
    if (gone()) return false;
    await pause(POLL_MS);
  }
  return !gone();
};

/**
 * Makes sure that nobody runs PostgreSQL on this cluster: stops one that outlived the process it served,
 * removes what a crash left, and refuses when a living process holds it.
 * @throws HeldByHelder, or EmbeddedPostgresError, naming the holder and the folder
 */
export async function settle(cluster: string, socketFolder: string, log: Log): Promise<void> {
  const lock = readLockFile(cluster);
  if (lock === null) return;
  const pid = Number.parseInt(lock, 10);
  if (Number.isNaN(pid)) {
    if (await stillThere(() => readLockFile(cluster) !== lock, EMPTY_FILE_MS)) removeLockFile(cluster, lock);
    return settle(cluster, socketFolder, log);
  }
  const command = commandLine(pid);
  if (command?.includes(cluster)) return settleLiving(pid, command, cluster, log);
  if (await answers(socketFolder))
    throw new EmbeddedPostgresError(held(cluster, 'PostgreSQL on another machine or in another container'));
  // PostgreSQL would take whoever has the number now for a server, also a dead process nobody has buried.
  // With nobody there it sees for itself that the file is stale, and knows best how to check.
  if (hasNumber(pid)) removeLockFile(cluster, lock);
}

async function settleLiving(pid: number, command: string, cluster: string, log: Log): Promise<void> {
  const name = new RegExp(`${HOLDER_SETTING.replace('.', '\\.')}=(\\S+)`).exec(command)?.[1];
  const holder = name ? findNamed(name) : null;
  if (holder?.alive === false) return stopOrphan(pid, holder.pid, log);
  if (holder) {
    const isErrand = command.includes(`${ERRAND_SETTING}=on`);
    throw new HeldByHelder(cluster, `Helder, process ${holder.pid} on ${holder.host}`, isErrand);
  }
  throw new EmbeddedPostgresError(held(cluster, `PostgreSQL, process ${pid}`));
}

async function stopOrphan(pid: number, holder: number, log: Log): Promise<void> {
  log.warn({ pid, holder }, 'stopping a PostgreSQL that an earlier process left behind');
  const gone = () => !isRunning(pid);
  if (!gone()) signal(pid, 'SIGINT');
  if (!(await stillThere(gone, FAST_STOP_MS))) return;
  signal(pid, 'SIGQUIT');
  if (await stillThere(gone, IMMEDIATE_STOP_MS))
    throw new EmbeddedPostgresError(
      `PostgreSQL, process ${pid}, was left behind and does not stop. Stop it yourself: kill ${pid}`,
    );
}

/** Sends a signal to a process that may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** True when the number is in use, be it by a dead process. */
function hasNumber(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True when something accepts connections on the cluster's socket. */
function answers(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(join(socketFolder, '.s.PGSQL.5432'));
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
