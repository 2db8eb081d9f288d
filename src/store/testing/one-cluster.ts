/** Starts one PostgreSQL per vitest run, in a folder of its own; every test file gets a database in it. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../database/database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
  }
}

/** Tests lose nothing that matters in a power cut, so they need not wait for the disk. */
const FAST = { fsync: 'off', max_connections: '200' };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'helder-test-'));
  // PostgreSQL may have to run as another user, who must be able to walk in.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST });
  project.provide('postgres', postgres.connectionString);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
