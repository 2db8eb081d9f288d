import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../database/database.ts';
import { openStore } from './store.ts';
import { at } from './testing/examples.ts';
import { rowsIn } from './testing/rows-in.ts';

const PROGRAM = fileURLToPath(new URL('./testing/publish-forever.ts', import.meta.url));
const ROUNDS = 6;
const REPORTS_PER_BATCH = 3;
/** Six starts of a database and of a program take as long as the machine needs; this ends what hangs. */
const SLOW_MS = 300_000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'helder-kill-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Publishes until `enough` batches are acknowledged, then kills. @returns the last acknowledged batch */
async function publishAndKill(enough: number, server: 'server too' | 'server stops'): Promise<number> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), PROGRAM, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let acknowledged = -1;
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line);
    count += 1;
    if (count !== enough) continue;
    child.kill('SIGKILL');
    if (server === 'server too') process.kill(serverPid(), 'SIGKILL');
  }
  await ended;
  return acknowledged;
}

const serverPid = (): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);

describe('kill -9 while publishing', { timeout: SLOW_MS }, () => {
  it('loses nothing that was acknowledged, doubles nothing, and always starts again', async () => {
    let acknowledged = -1;
    for (let round = 0; round < ROUNDS; round += 1) {
      const last = await publishAndKill(5 + round * 7, round % 2 === 0 ? 'server too' : 'server stops');
      expect(last).toBeGreaterThan(acknowledged);
      acknowledged = last;
    }
    const postgres = await startEmbeddedPostgres({ dataDir });
    const store = await openStore({ connectionString: postgres.connectionString });
    const reports = await store.reports.since(at(-1));
    const batches = await rowsIn(postgres, 'stories');
    // The batch under way at the last kill may have been committed without having been acknowledged.
    expect([acknowledged + 1, acknowledged + 2]).toContain(batches);
    const expected = Array.from({ length: batches }, (_, batch) =>
      Array.from({ length: REPORTS_PER_BATCH }, (_none, index) => `s${batch} ${batch}-${index}`),
    ).flat();
    expect(reports.map(({ report, storyId }) => `${storyId} ${report.id}`)).toEqual(expected);
    await store.close();
    await postgres.stop();
  });
});
