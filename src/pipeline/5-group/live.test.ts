import { describe, expect, it } from 'vitest';
import type { GroupInput } from './group.ts';
import { grouperWithHistory, HOUR_MS, input, START } from './testing/history.ts';

const MINERS = input('miners', 'Miners rescued in Veldmark after cave-in', 1);
const ROWERS = input('rowers', 'Rowing final in Lisbon postponed by storm', 4);
const LIVE = live(
  'live',
  'Miners rescued in Veldmark after cave-in; rowing final in Lisbon postponed – live',
  3,
);
/** When MINERS is too old to be joined, and LIVE not yet. */
const LATE = new Date(START + 98 * HOUR_MS).toISOString();

function live(id: string, title: string, hour: number): GroupInput {
  return { ...input(id, title, hour), labels: { genre: 'live' } };
}

describe('a live blog', () => {
  it('joins the story it tells of most', () => {
    const grouper = grouperWithHistory();
    const { storyId } = grouper.add(MINERS);
    expect(grouper.add(LIVE).storyId).toBe(storyId);
  });

  it('pulls nothing into a story that it joined', () => {
    const grouper = grouperWithHistory();
    const { storyId } = grouper.add(MINERS);
    grouper.add(LIVE);
    expect(grouper.add(ROWERS).storyId).not.toBe(storyId);
    expect(grouper.lookAgain()).toEqual([]);
  });

  it('pulls nothing in after a start, either', () => {
    const grouper = grouperWithHistory();
    grouper.restore(MINERS, 'sminers');
    grouper.restore(LIVE, 'sminers');
    expect(grouper.add(ROWERS).storyId).toBe('srowers');
  });

  it('pulls nothing in when the first report is too old to be joined', () => {
    const grouper = grouperWithHistory();
    const { storyId } = grouper.add(MINERS);
    grouper.add(LIVE);
    grouper.add(input('later', 'Rescued Veldmark miners leave hospital after cave-in', 60));
    grouper.expire(new Date(LATE));
    expect(grouper.add({ ...ROWERS, publishedAt: LATE }).storyId).not.toBe(storyId);
  });

  it('pulls nothing in after a start that no longer has the first report', () => {
    const grouper = grouperWithHistory();
    grouper.began('sminers', START - 100 * HOUR_MS);
    grouper.restore(LIVE, 'sminers');
    expect(grouper.add(ROWERS).storyId).toBe('srowers');
  });

  it('makes no two stories one, as news that tells of both would', () => {
    const rowers = input('rowers', 'Rowing final in Veldmark postponed by storm', 2);
    const both = live('both', 'Miners rescued in Veldmark after cave-in; rowing final postponed by storm', 3);
    const merged = [both, { ...both, labels: { genre: 'news' as const } }].map((report) => {
      const grouper = grouperWithHistory();
      grouper.add(MINERS);
      grouper.add(rowers);
      return grouper.add(report).merged;
    });
    expect(merged).toEqual([[], ['srowers']]);
  });

  it('of several events is about none of them: it joins nothing, and nothing joins it', () => {
    const grouper = grouperWithHistory();
    const day = live('day', 'Miners rescued in Veldmark after cave-in • rowing final postponed', 0.5);
    const { storyId } = grouper.add(day);
    const miners = grouper.add(MINERS);
    const later = grouper.add({ ...day, id: 'later' });
    expect(new Set([storyId, miners.storyId, later.storyId]).size).toBe(3);
  });

  it('that was first is joined by the news', () => {
    const grouper = grouperWithHistory();
    const first = grouper.add(live('first', 'Miners rescued in Veldmark after cave-in – live', 0.5));
    expect(grouper.add(MINERS).storyId).toBe(first.storyId);
  });
});
