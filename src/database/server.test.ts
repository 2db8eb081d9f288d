import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENT_LOG } from '../contract/contract.ts';
import { eventually } from '../contract/testing/eventually.ts';
import { startServer } from './server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helder-server-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const STAMP = '2026-03-01 12:00:00 UTC [7]';

/** A program that serves like PostgreSQL. @param before  what it does first @param said  once it is ready */
function serving({ before = '', said = [] }: { before?: string; said?: string[] }): string {
  const program = join(folder, 'postgres');
  const lines = ['LOG:  database system is ready to accept connections', ...said];
  const script = `#!/bin/sh
${before}
${lines.map((line) => `echo '${STAMP} ${line}' >&2`).join('\n')}
trap 'kill $!; exit 0' INT
sleep 60 & wait`;
  writeFileSync(program, script, { mode: 0o755 });
  return program;
}

/** A program that says this and ends, and the next time serves like PostgreSQL. */
const refusingOnce = (words: string): string =>
  serving({
    before: `if mkdir '${join(folder, 'asked')}' 2>/dev/null; then echo '${STAMP} FATAL:  ${words}' >&2; exit 1; fi`,
  });

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

it('what is the matter with the server is told once, and what that does to each connection is not', async () => {
  const trouble = [
    'LOG:  client backend (PID 8) was terminated by signal 9: Killed',
    'PANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device',
    'FATAL:  sorry, too many clients already',
  ];
  const said = [
    'FATAL:  terminating connection due to administrator command',
    'FATAL:  terminating connection due to unexpected postmaster exit',
    'FATAL:  connection to client lost',
    'FATAL:  the database system is in recovery mode',
    'FATAL:  the database system is not yet accepting connections',
    'LOG:  checkpoint starting: time',
    ...trouble,
  ];
  const log = { ...SILENT_LOG, error: vi.fn() };
  const binaries = { postgres: serving({ said }), initdb: '', major: '18' };
  const running = await startServer({ folder, user: {} }, join(folder, 'cluster'), folder, binaries, log);
  await eventually(() => expect(log.error).toHaveBeenCalledTimes(trouble.length));
  await running.stop();
  expect(log.error.mock.calls).toEqual(
    trouble.map((line) => [{ line: `${STAMP} ${line}` }, 'PostgreSQL reports a problem']),
  );
});
