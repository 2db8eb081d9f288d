/** The program on the command line: every command in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

interface Running {
  process: ChildProcess;
  ended: Promise<Ended>;
  /** Resolves with what was said once it says this; fails when it ends first. */
  says(pattern: RegExp): Promise<string>;
}

const folders: string[] = [];

/** A data folder that removeFolders removes. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'helder-program-'));
  // Else root's database, which runs as another user, would have to live elsewhere and stay there.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** After the last test of a file. */
export function removeFolders(): void {
  // A database that is just ending may still write.
  for (const folder of folders)
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

type Environment = Record<string, string>;

/** Demo news only, quiet, and nothing of the environment the tests run in. */
export function start(args: string[], env: Environment = {}, input = ''): Running {
  return startNode(['scripts/helder.mjs', ...args], env, input);
}

/** The same with another program than Helder's own. */
export function startNode(args: string[], env: Environment = {}, input = ''): Running {
  const { PATH = '', HOME = '' } = process.env;
  const helder = spawn(process.execPath, args, {
    env: { PATH, HOME, DEMO: 'on', PUBLISHERS: 'publishers/demo', LOG_LEVEL: 'warn', ...env },
  });
  helder.stdin.end(input);
  let output = '';
  let errors = '';
  helder.stdout.on('data', (chunk) => {
    output += chunk;
  });
  helder.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<Ended>((resolve) =>
    helder.once('close', (code) => resolve({ code, output, errors })),
  );
  const says = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (pattern.test(output + errors)) resolve(output + errors);
      };
      helder.stdout.on('data', look);
      helder.stderr.on('data', look);
      void ended.then(() => reject(new Error(`ended without saying ${pattern}:\n${output}${errors}`)));
      look();
    });
  return { process: helder, ended, says };
}

export const run = (args: string[], env: Environment = {}, input = ''): Promise<Ended> =>
  start(args, env, input).ended;
