import { describe, expect, it } from 'vitest';
import type { Assignment } from '../../contract/contract.ts';
import { MOST_OF_ONE_NEWSROOM as MOST } from './constants.ts';
import { createGrouper, finalStories, type Grouper, type GroupInput, groupRound } from './group.ts';
import { grouperWithHistory, HOUR_MS, input, START } from './testing/history.ts';

/** Thirty of fifty names, other ones each time: of words that all had, none would be rare enough to join by. */
const title = (at: number): string => Array.from({ length: 30 }, (_, k) => `Name${(at + k) % 50}`).join(' ');
/** Reports of one publisher about one thing, minutes apart. */
const flood = (publisherId: string, count: number, hour = 1): GroupInput[] =>
  Array.from({ length: count }, (_, i) => ({
    ...input(`${publisherId}-${hour}-${i}`, title(i), hour + i / 60),
    publisherId,
  }));
const one = (id: string, publisherId: string, hour: number): GroupInput => ({
  ...input(id, title(0), hour),
  publisherId,
});
/** How many of a publisher are in each of its stories, the fullest first. */
function sizes(assignments: readonly Assignment[], publisherId: string): number[] {
  const counts = new Map<string, number>();
  for (const [id, story] of finalStories(assignments))
    if (id.startsWith(publisherId)) counts.set(story, (counts.get(story) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a);
}
const restoreAll = (grouper: Grouper, reports: readonly GroupInput[], story: string): void => {
  for (const report of reports) grouper.restore(report, story);
};

describe('a story takes so many reports of one publisher, however many its feed has', () => {
  it('those behind them begin the next story, and fill it before another', async () => {
    const told = await groupRound(grouperWithHistory(), flood('gazette', 2 * MOST + 50));
    expect(sizes(told, 'gazette')).toEqual([MOST, MOST, 50]);
  });

  it('others still join it, each with as many', async () => {
    const grouper = grouperWithHistory();
    const reports = [...flood('gazette', MOST), ...flood('courier', MOST + 1, 4)];
    const told = await groupRound(grouper, reports);
    expect(sizes(told, 'courier')).toEqual([MOST, 1]);
    const stories = finalStories(told);
    expect(stories.get('courier-4-0')).toBe(stories.get('gazette-1-0'));
  });

  it('a report near two stories makes them one only where that has room for all', () => {
    const merged = [MOST / 2, MOST / 2 + 1].map((count) => {
      const grouper = createGrouper();
      restoreAll(grouper, flood('gazette', MOST / 2), 'sone');
      restoreAll(grouper, flood('gazette', count, 4), 'sother');
      return grouper.add(one('near', 'courier', 6)).merged.length;
    });
    expect(merged).toEqual([1, 0]);
  });

  it('with that report counted', () => {
    const grouper = createGrouper();
    restoreAll(grouper, flood('gazette', MOST / 2), 'sone');
    restoreAll(grouper, flood('gazette', MOST / 2, 4), 'sother');
    expect(grouper.add(one('near', 'gazette', 6)).merged).toEqual([]);
  });

  it.each([
    {
      by: 'a second look at small stories',
      first: 'Gestolen veerboot uit Zwolle vol goud gevonden op meer in Slowakije',
      other: 'Gestolen veerboot uit Kampen vol goud gevonden op meer in Slowakije',
      language: 'nl',
    },
    {
      by: 'what is known of sudden disasters',
      first: 'Powerful earthquake strikes western Chile',
      other: 'Soldiers sleep outside barracks, afraid of another Chile quake',
      language: 'en',
    },
  ])('nor are two made one by $by where there is no room', async ({ first, other, language }) => {
    const stories = [MOST - 2, MOST - 1].map(async (count) => {
      const grouper = grouperWithHistory();
      for (const name of ['bugle', 'courier', 'herald'])
        grouper.restore({ ...input(name, first, 1, language), publisherId: name }, 'sfirst');
      // Live blogs are of a story, but not their words.
      for (const live of flood('gazette', count))
        grouper.restore({ ...live, labels: { genre: 'live' } }, 'sfirst');
      const two = ['other', 'again'].map((id) => ({
        ...input(id, other, 4, language),
        publisherId: 'gazette',
      }));
      return finalStories(await groupRound(grouper, two)).get('other');
    });
    expect(await Promise.all(stories)).toEqual(['sfirst', 'sagain']);
  });

  it('what has grown too old leaves room for new ones', () => {
    const grouper = createGrouper();
    restoreAll(grouper, flood('gazette', MOST / 2, 0), 'sone');
    restoreAll(grouper, flood('gazette', MOST / 2, 60), 'sone');
    const next = (id: string) => grouper.add(one(id, 'gazette', 62)).storyId;
    expect(next('full')).not.toBe('sone');
    grouper.expire(new Date(START + 110 * HOUR_MS));
    expect(next('room')).toBe('sone');
  });

  it('what an operator put together stays so, and takes no more', () => {
    const grouper = createGrouper();
    restoreAll(grouper, flood('gazette', 2 * MOST), 'sone');
    expect(grouper.add(one('other', 'courier', 6)).storyId).toBe('sone');
    expect(grouper.add(one('next', 'gazette', 6)).storyId).not.toBe('sone');
  });
});
