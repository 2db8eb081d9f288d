import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../contract/contract.ts';
import type { Binaries } from './binaries.ts';
import { explain } from './faults.ts';
import { HOLDER_SETTING, settle } from './holder.ts';
import type { Home } from './home.ts';
import { ownName } from './processes.ts';

export interface Running {
  /** Settles when the server has ended, with its last words. */
  ended: Promise<string>;
  /** Fast shutdown: sessions end, everything is written, no recovery at the next start. */
  stop(): Promise<void>;
}

/** Lines of the server's output kept to explain a failure. */
const LAST_LINES = 20;
/** A part of the server that was killed takes all connections with it: most often the system ran out of memory. */
const TROUBLE = / (?:PANIC|FATAL): |\(PID \d+\) was terminated by signal/;
/** What happens to one connection is told by whoever had it: dozens at once when the server ends, or comes to itself again. */
const OF_ONE_CONNECTION =
  /due to administrator command|unexpected postmaster exit|connection to client lost|the database system is /;
/** After a crash the next start replays the log; a slow disk may need this long. */
const START_MS = 120_000;
/** The whole program leaves within 10 s, so a server that does not write everything by then is cut off; it recovers at the next start. */
const FAST_STOP_MS = 6_000;
/** Processes of a crashed server may hold its memory a moment longer, or another start was quicker. */
const RETRY_MS = 250;
const RETRIES = 40;
const TRY_AGAIN = /shared memory block .* is still in use|lock file .* (already exists|is empty)/;

/**
 * Chosen for one small machine that does other work too. No parallel query: it needs /dev/shm, which
 * containers keep small. No JIT: our queries are over before it would pay.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Waits for its own input to end, which it does when the parent dies in whatever way, then stops the server. */
const WATCHER = 'read -r line && exit; kill -INT "$0"';

/**
 * Starts the server and waits until it accepts connections.
 * @throws EmbeddedPostgresError in plain words, also when another process holds the cluster
 */
export async function startServer(
  home: Home,
  cluster: string,
  socketFolder: string,
  binaries: Binaries,
  log: Log,
  extra: Record<string, string> = {},
): Promise<Running> {
  const settings = {
    ...SETTINGS,
    ...extra,
    // A list: in quotes, a comma in the folder's name is one of its signs.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    [HOLDER_SETTING]: ownName(),
  };
  const args = [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  for (let attempt = 0; ; attempt += 1) {
    await settle(cluster, socketFolder, log);
    const started = await launch(home, binaries.postgres, args, log);
    if (typeof started !== 'string') return started;
    if (!TRY_AGAIN.test(started) || attempt === RETRIES) throw explain(started, home.folder, cluster);
    await pause(RETRY_MS);
  }
}

/** @returns the running server, or what it said when it ended before it was ready */
async function launch(home: Home, postgres: string, args: string[], log: Log): Promise<Running | string> {
  const server = spawn(postgres, args, {
    ...home.user,
    cwd: home.folder,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    // Its own session: Ctrl-C in a terminal goes to us, and we stop the server when we have finished with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const watcher = server.pid === undefined ? null : watch(server.pid, home);
  const output = follow(server, log);
  const outcome = await Promise.race([output.ready, output.ended, pause(START_MS, 'slow', { ref: false })]);
  if (outcome === 'ready') {
    holdOpen(server, false);
    return { ended: output.ended, stop: () => stop(server, watcher, output.ended) };
  }
  await stop(server, watcher, output.ended);
  return outcome === 'slow' ? `It was not ready after ${START_MS / 1000} s.` : outcome;
}

function watch(serverPid: number, home: Home): ChildProcess {
  const watcher = spawn('/bin/sh', ['-c', WATCHER, String(serverPid)], {
    ...home.user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => {});
  watcher.stdin.on('error', () => {});
  holdOpen(watcher, false);
  return watcher;
}

/** Whether a child and its pipes keep our process from ending by itself. */
function holdOpen(child: ChildProcess, hold: boolean): void {
  const method = hold ? 'ref' : 'unref';
  for (const handle of [child, child.stdin, child.stderr] as ({ ref?(): void; unref?(): void } | null)[])
    handle?.[method]?.();
}

function follow(server: ChildProcess, log: Log): { ready: Promise<'ready'>; ended: Promise<string> } {
  const last: string[] = [];
  let announce: (state: 'ready') => void = () => {};
  const ready = new Promise<'ready'>((resolve) => {
    announce = resolve;
  });
  let rest = '';
  let isReady = false;
  server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      last.push(line);
      if (last.length > LAST_LINES) last.shift();
      if (line.includes('database system is ready to accept connections')) {
        isReady = true;
        announce('ready');
      }
      // What ends a start is told by whoever asked for it.
      if (isReady && TROUBLE.test(line) && !OF_ONE_CONNECTION.test(line))
        log.error({ line }, 'PostgreSQL reports a problem');
    }
  });
  const ended = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('close', () => resolve([...last, rest].join('\n')));
  });
  return { ready, ended };
}

async function stop(
  server: ChildProcess,
  watcher: ChildProcess | null,
  ended: Promise<string>,
): Promise<void> {
  holdOpen(server, true);
  server.kill('SIGINT');
  const cutOff = setTimeout(() => server.kill('SIGQUIT'), FAST_STOP_MS);
  await ended;
  clearTimeout(cutOff);
  watcher?.stdin?.end('done\n');
}
