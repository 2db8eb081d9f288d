import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./hold.ts', import.meta.url));
const TSX = import.meta.resolve('tsx');

export interface Holder {
  /** Where the database is, or why there is none. */
  said: { connectionString?: string; error?: string };
  pid: number;
  /** Ends it politely; the database is shut down. */
  stop(): Promise<void>;
  /** kill -9: no goodbye. */
  kill(): Promise<void>;
}

/**
 * Starts a process of its own that holds the built-in PostgreSQL on `dataDir`.
 * @param as   another user to run as, when we are root
 * @param how  an errand does one thing, also in a database that another process runs
 */
export async function hold(
  dataDir: string,
  as: { uid?: number; gid?: number } = {},
  how: 'stays' | 'errand' = 'stays',
): Promise<Holder> {
  const child = spawn(process.execPath, ['--import', TSX, PROGRAM, dataDir, how], {
    ...as,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: '/usr/bin:/bin', HOME: '/tmp' },
  });
  // A holder that could not start is gone before it is told to stop.
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([
    once(lines, 'line').then(([first]) => first as string),
    ended(child).then(() => {
      throw new Error('the process ended before it said anything');
    }),
  ]);
  return {
    said: JSON.parse(line) as Holder['said'],
    pid: child.pid ?? Number.NaN,
    async stop() {
      const gone = ended(child);
      child.stdin.end('stop\n');
      await gone;
    },
    async kill() {
      const gone = ended(child);
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
