import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Field 22 of /proc/<pid>/stat, counted after the command's closing bracket (field 2): start time in clock ticks. */
const START_FIELD_AFTER_COMMAND = 19;
/** State letters of a process that is gone in all but name. */
const DEAD = /^[ZX]/;

function ask(pid: number, column: string): string | null {
  const { stdout, status } = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
}

/**
 * When a process started, as an opaque text, or null when it is not running. With the pid it names a
 * process for good, although pids are used again.
 */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return ask(pid, 'lstart')?.replaceAll(/\s+/g, '_') ?? null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return DEAD.test(fields[0] ?? '') ? null : (fields[START_FIELD_AFTER_COMMAND] ?? null);
  } catch {
    return null;
  }
}

export function isRunning(pid: number): boolean {
  return startOf(pid) !== null;
}

/** The arguments a process was started with, joined by spaces; null when it is not running. */
export function commandLine(pid: number): string | null {
  if (process.platform !== 'linux') return ask(pid, 'command');
  try {
    return isRunning(pid) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : null;
  } catch {
    return null;
  }
}

/** Names this process for good: pid, start and machine. */
export function ownName(): string {
  return `${process.pid}/${startOf(process.pid)}/${hostname()}`;
}

export interface Named {
  pid: number;
  host: string;
  /** False when that very process has ended; a process on another machine counts as alive. */
  alive: boolean;
}

/** Reads what ownName() wrote; null when the text is something else. */
export function findNamed(name: string): Named | null {
  const [pid, start, host] = name.split('/');
  if (!pid || !start || !host || !/^\d+$/.test(pid)) return null;
  const alive = host !== hostname() || startOf(Number(pid)) === start;
  return { pid: Number(pid), host, alive };
}
