import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SILENT_LOG } from '../contract/contract.ts';
import { startServer } from './server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helder-server-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that says this and ends, and the next time serves like PostgreSQL. */
function refusingOnce(words: string): string {
  const program = join(folder, 'postgres');
  const script = `#!/bin/sh
if mkdir '${join(folder, 'asked')}' 2>/dev/null; then echo '2026-03-01 12:00:00 UTC [7] FATAL:  ${words}' >&2; exit 1; fi
echo 'LOG:  database system is ready to accept connections' >&2
trap 'kill $!; exit 0' INT
sleep 60 & wait`;
  writeFileSync(program, script, { mode: 0o755 });
  return program;
}

it.each([
  ['already has its lock file', 'lock file "postmaster.pid" already exists'],
  ['has made its lock file and not yet written it', 'lock file "postmaster.pid" is empty'],
  [
    'left its memory to processes that still end',
    'pre-existing shared memory block (key 5, ID 7) is still in use',
  ],
])('a server whose place another start %s is started again', async (_how, words) => {
  const binaries = { postgres: refusingOnce(words), initdb: '', major: '18' };
  const home = { folder, user: {} };
  const running = await startServer(home, join(folder, 'cluster'), folder, binaries, SILENT_LOG);
  await running.stop();
});

it('one that refuses for another reason is not', async () => {
  const binaries = { postgres: refusingOnce('could not write to log file'), initdb: '', major: '18' };
  const starting = startServer({ folder, user: {} }, join(folder, 'cluster'), folder, binaries, SILENT_LOG);
  await expect(starting).rejects.toThrow('could not write to log file');
});
