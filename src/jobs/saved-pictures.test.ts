import { expect, it } from 'vitest';
import { MS_PER_DAY, SILENT_LOG } from '../contract/contract.ts';
import { story } from '../edition/testing/stories.ts';
import type { StoredSave } from '../store/types.ts';
import { savedPictures } from './saved-pictures.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const saved = (id: string): StoredSave => ({ id, storyId: id, savedAt: NOW, story: story(id) });

it('pictures of saves that have none are tried again, one after the other, for a week (ruling 31)', async () => {
  const asked: unknown[] = [];
  const tried: string[] = [];
  let atOnce = 0;
  const tools = {
    store: {
      savedStories: {
        withoutPicture: async (since: Date, most: number) => {
          asked.push([since, most]);
          return ['gone', 'back'].map(saved);
        },
      },
    },
    keepPicture: async ({ id }: { id: string }) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      atOnce -= 1;
      tried.push(id);
      return id === 'back';
    },
    now: () => NOW,
    log: { ...SILENT_LOG, info: (said: unknown) => void asked.push(said) },
  };
  expect(await savedPictures(tools).run()).toBeUndefined();
  expect(tried).toEqual(['gone', 'back']);
  expect(asked).toEqual([[new Date(NOW.getTime() - 7 * MS_PER_DAY), 50], { tried: 2, kept: 1 }]);
});
