import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGrouper, NEEDED } from './group.ts';
import { grouperWithHistory, HOUR_MS, input, START } from './testing/history.ts';

const ERUPTION = input('older', 'Volcano Hekla erupts, flights cancelled', 1);
const ASH = input('younger', 'Ash cloud over Iceland: villages evacuated near Hekla', 2);
const BOTH = input(
  'both',
  'Volcano Hekla erupts: ash cloud over Iceland, flights cancelled, villages evacuated',
  3,
);

describe('why a report joins a story', () => {
  it('says the score, the nearest report and what they share', () => {
    const grouper = grouperWithHistory();
    const { storyId } = grouper.add(ERUPTION);
    const { alone, stories } = grouper.weigh(input('next', 'Flights cancelled as volcano Hekla erupts', 5));
    expect(alone).toBe(false);
    expect(stories[0]).toMatchObject({ storyId, nearest: 'older', hours: 4 });
    expect(stories[0]?.score).toBeGreaterThanOrEqual(NEEDED.join);
    expect(stories[0]?.shared).toContain('hekla');
  });

  it('says that a piece stays alone, and that nothing is near', () => {
    const grouper = grouperWithHistory();
    grouper.add(ERUPTION);
    expect(grouper.weigh({ ...ERUPTION, id: 'promo', labels: { genre: 'promo' } })).toEqual({
      alone: true,
      stories: [],
    });
    expect(grouper.weigh(input('other', 'Rowing final postponed', 2)).stories).toEqual([]);
  });

  const titles = fc.array(
    fc.array(fc.constantFrom('storm', 'Oslo', 'minister', 'resigns', 'vote', 'flood', '40', 'Chile'), {
      minLength: 1,
      maxLength: 7,
    }),
    { minLength: 1, maxLength: 30 },
  );

  it('says before what then happens, and asking changes nothing', () => {
    fc.assert(
      fc.property(titles, (words) => {
        const [asked, left] = [createGrouper(), createGrouper()];
        for (const [index, title] of words.entries()) {
          const report = input(`r${index}`, title.join(' '), index);
          const [best] = asked.weigh(report).stories;
          const given = asked.add(report);
          expect(left.add(report)).toEqual(given);
          const joined = best && best.score >= NEEDED.join ? best.storyId : `s${report.id}`;
          expect([given.storyId, ...given.merged]).toContain(joined);
        }
      }),
    );
  });
});

describe('how alike two reports are', () => {
  it('says it of them and of their stories', () => {
    const grouper = grouperWithHistory();
    grouper.add(ERUPTION);
    grouper.add(ASH);
    const comparison = grouper.compare('older', 'younger');
    expect(comparison).toMatchObject({ hours: 1, shared: ['hekla'], apart: false });
    expect(comparison?.stories?.likeness).toBeCloseTo(comparison?.likeness ?? 0);
    expect(comparison?.stories?.needed).toBe(0.25);
    expect(comparison?.stories?.likeness).toBeLessThan(0.25);
    expect(grouper.compare('older', 'older')?.likeness).toBeCloseTo(1);
    expect(grouper.compare('older', 'unknown')).toBeNull();
  });
});

describe('stories that an operator told apart', () => {
  it('are not made one by a report of both', () => {
    const grouper = grouperWithHistory();
    const [older, younger] = [grouper.add(ERUPTION).storyId, grouper.add(ASH).storyId];
    grouper.keepApart(older, younger);
    expect(grouper.compare('older', 'younger')?.apart).toBe(true);
    expect(grouper.add(BOTH).merged).toEqual([]);
    expect(grouper.add(ASH).storyId).toBe(younger);
  });

  it('stay apart when one of them becomes part of a third', () => {
    const grouper = grouperWithHistory();
    const [older, younger] = [grouper.add(ERUPTION).storyId, grouper.add(ASH).storyId];
    const third = grouper.add(input('third', 'Rowing final postponed', 3)).storyId;
    grouper.keepApart(younger, third);
    expect(grouper.add(BOTH).merged).toEqual([younger]);
    expect(grouper.compare('older', 'third')?.apart).toBe(true);
    expect(older).not.toBe(third);
  });

  it('are forgotten with a story that is too old', () => {
    const grouper = createGrouper();
    const [older, younger] = [grouper.add(ERUPTION).storyId, grouper.add(input('b', 'Rowing', 100)).storyId];
    grouper.keepApart(older, younger);
    grouper.keepApart('gone', younger);
    grouper.expire(new Date(START + 101 * HOUR_MS));
    expect(grouper.compare('older', 'b')).toMatchObject({ apart: false, stories: null });
  });
});
