/** A database with stories, and what commands print about it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { LabelledReport } from '../../../contract/contract.ts';
import { composeStory } from '../../../pipeline/5-group/group.ts';
import { openTestStore, type TestStore } from '../../../store/testing/test-store.ts';

export interface TestNewsroom {
  store: TestStore;
  publish(storyId: string, reports: LabelledReport[]): Promise<void>;
  /** Ids of a story's reports. */
  idsIn(storyId: string): Promise<string[]>;
  /** What was printed since the last call. */
  printed(): string;
  close(): Promise<void>;
}

export async function openTestNewsroom(): Promise<TestNewsroom> {
  const store = await openTestStore();
  const dataDir = mkdtempSync(join(tmpdir(), 'helder-newsroom-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', store.connectionString);
  vi.stubEnv('LOG_LEVEL', 'silent');
  let output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
  return {
    store,
    async publish(storyId, reports) {
      await store.publish(async (tx) => {
        await tx.insertReports(reports, new Map(reports.map(({ id }) => [id, storyId])));
        await tx.upsertStories([composeStory(storyId, reports, [], () => undefined, new Date())]);
      });
    },
    idsIn: async (storyId) =>
      ((await store.reports.ofStories([storyId])).get(storyId) ?? []).map(({ id }) => id),
    printed() {
      const text = output;
      output = '';
      return text;
    },
    async close() {
      vi.unstubAllEnvs();
      rmSync(dataDir, { recursive: true });
      await store.close();
      // Each command listens for them, and in a test none of them ends the process.
      for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
    },
  };
}
