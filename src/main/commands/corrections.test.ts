import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { composeStory } from '../../pipeline/5-group/group.ts';
import { aReport } from '../../pipeline/5-group/testing/reports.ts';
import { openTestStore, type TestStore } from '../../store/testing/test-store.ts';
import { listCorrections, mergeStories, moveReport, splitStory, undoCorrection } from './corrections.ts';

let store: TestStore;
let dataDir: string;
let printed = '';
beforeEach(async () => {
  printed = '';
  store = await openTestStore();
  dataDir = mkdtempSync(join(tmpdir(), 'helder-corrections-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', store.connectionString);
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  await publish('bridge', ['bridge-harbour', 'bridge-gazette']);
  await publish('ferry', ['ferry-courier']);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
  await store.close();
  // Each command listens for them, and here none of them ends the process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
});

async function publish(storyId: string, ids: string[]): Promise<void> {
  const reports = ids.map((id) => aReport(id));
  await store.publish(async (tx) => {
    await tx.insertReports(reports);
    await tx.upsertStories([composeStory(storyId, reports, null, () => undefined, new Date())]);
    await tx.assign(ids.map((reportId) => ({ reportId, storyId })));
  });
}

const idsIn = async (story: string) =>
  ((await store.reports.ofStories([story])).get(story) ?? []).map(({ id }) => id);

it('merges, lists and undoes', async () => {
  await mergeStories('https://news.example/story/bridge?lang=nl', 'ferry');
  expect(printed).toContain('ferry is part of bridge now, with 1 report.\n');
  expect(printed).toContain('helder corrections undo 1\n');
  expect(await idsIn('bridge')).toHaveLength(3);
  await undoCorrection('1');
  expect(printed).toContain('Undone: 1 report went back from bridge to ferry.\n');
  expect(await idsIn('ferry')).toEqual(['ferry-courier']);
  printed = '';
  await listCorrections({ limit: '10' });
  expect(printed).toMatch(/^1\t[\d-]{10}\tmerge\tferry → bridge\t1 report\tundone [\d-]{10}\n$/);
});

it('splits and moves, reports named by id or by address', async () => {
  await moveReport('https://gazette.example/bridge-gazette', 'ferry');
  expect(printed).toContain('bridge-gazette went from bridge to ferry.\n');
  await splitStory('ferry', ['bridge-gazette']);
  expect(printed).toContain('sbridge-gazet is a story of its own now, with 1 report of ferry.\n');
  expect(await idsIn('sbridge-gazet')).toEqual(['bridge-gazette']);
});

it.each(['', '0', '1.5', 'all'])('refuses "%s" as a number', async (number) => {
  await expect(undoCorrection(number)).rejects.toThrow('The correction must be a number from 1');
});
