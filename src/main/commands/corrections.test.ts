import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aReport } from '../../contract/testing/reports.ts';
import { listCorrections, mergeStories, moveReport, splitStory, undoCorrection } from './corrections.ts';
import { openTestNewsroom, type TestNewsroom } from './testing/newsroom.ts';

let newsroom: TestNewsroom;
beforeEach(async () => {
  newsroom = await openTestNewsroom();
  await newsroom.publish('bridge', [aReport('bridge-harbour'), aReport('bridge-gazette')]);
  await newsroom.publish('ferry', [aReport('ferry-courier')]);
});
afterEach(() => newsroom.close());

it('merges, lists and undoes', async () => {
  await listCorrections({ limit: '10' });
  expect(newsroom.printed()).toBe('Nothing has been merged, split or moved yet.\n');
  await mergeStories('https://news.example/story/bridge?lang=nl', 'ferry');
  expect(newsroom.printed()).toBe(
    'ferry is now part of bridge, with 1 report.\nThis holds in later rounds too. Undo it with: npm run helder -- corrections undo 1\n',
  );
  expect(await newsroom.idsIn('bridge')).toHaveLength(3);
  await undoCorrection('1');
  expect(newsroom.printed()).toBe('Undone: 1 report moved from bridge to ferry.\n');
  expect(await newsroom.idsIn('ferry')).toEqual(['ferry-courier']);
  await listCorrections({ limit: '10' });
  expect(newsroom.printed()).toMatch(/^1\t[\d-]{10}\tmerge\tferry → bridge\t1 report\tundone [\d-]{10}\n$/);
});

it('moves and splits, reports named by address or by id', async () => {
  await moveReport('https://gazette.example/bridge-gazette', 'ferry');
  expect(newsroom.printed()).toContain('bridge-gazette moved from bridge to ferry.\n');
  await splitStory('ferry', ['bridge-gazette']);
  expect(newsroom.printed()).toContain(
    'sbridge-gazet is now a story of its own, with 1 report from ferry.\n',
  );
  expect(await newsroom.idsIn('sbridge-gazet')).toEqual(['bridge-gazette']);
});

it('says what other corrections hold of one that is undone', async () => {
  await mergeStories('bridge', 'ferry');
  await newsroom.publish('night', [aReport('night-courier')]);
  await moveReport('ferry-courier', 'night');
  newsroom.printed();
  await undoCorrection('1');
  expect(newsroom.printed()).toBe(
    'Undone: no report had to move.\n1 report of it is where correction 2 says, which still holds.\n',
  );
  await undoCorrection('2');
  expect(newsroom.printed()).toBe('Undone: 1 report moved from night to ferry.\n');
});

it('waits for the end of a round, and says so once', async () => {
  const said: string[] = [];
  let merging: Promise<void> | undefined;
  await newsroom.store.whileIngesting(
    () =>
      new Promise<void>((end) => {
        vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
          said.push(String(text));
          end();
          return true;
        });
        merging = mergeStories('bridge', 'ferry');
        merging.catch(end);
      }),
  );
  await merging;
  expect(newsroom.printed()).toContain('ferry is now part of bridge');
  expect(said).toEqual(['A round of fetching is running. Waiting for its end; Ctrl+C stops that.\n']);
});

it.each(['', '0', '1.5', 'all'])('refuses "%s" as a number', async (number) => {
  await expect(undoCorrection(number)).rejects.toThrow('The correction’s number must be a whole number');
});
