/** What an operator writes behind a command, read or refused in plain words. */
import { accessSync, constants, statSync } from 'node:fs';
import { time } from '../../config.ts';

/** A command was written wrongly: nothing has been tried, and nothing will help but writing it anew. */
export class UsageError extends Error {}

/** A whole number from 1. @throws UsageError naming what was to be one */
export function countIn(name: string, text: string): number {
  const count = Number(text);
  if (!/^\d{1,6}$/.test(text) || count < 1)
    throw new UsageError(`${name} must be a whole number from 1 to 999999 (it is "${text}")`);
  return count;
}

/** The clock of a command, from its --now. @throws UsageError when it is no time */
export function timeIn(text: string): Date {
  try {
    const at = time(text);
    if (at) return at;
  } catch {}
  throw new UsageError(`--now must be an ISO 8601 time, for example 2026-02-18T02:30:00Z (it is "${text}")`);
}

/** What the system says of a file or folder, for somebody who mistyped its name. */
const FILE_FAULTS: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no file "${path}".`,
  EISDIR: (path) => `"${path}" is a folder.`,
  ENOTDIR: (path) => `There is no "${path}": part of that path is a file.`,
  EEXIST: (path) => `"${path}" is a file, not a folder.`,
  EACCES: (path) => `This user may not access "${path}".`,
};

/** What is wrong with a file, in plain words; null when the fault is no file's. */
export function fileFault({ code = '', path }: NodeJS.ErrnoException): string | null {
  return (path !== undefined && FILE_FAULTS[code]?.(path)) || null;
}

/** A file that is named behind a command, looked at but not opened: a pipe can be opened once. @throws UsageError when it cannot be read */
export function fileIn(path: string): string {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw new UsageError(fileFault(error as Error) ?? (error as Error).message);
  }
  if (statSync(path).isDirectory()) throw new UsageError(`"${path}" is a folder.`);
  return path;
}
