import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGrouper, type GroupInput } from './group.ts';
import { PAIRS } from './testing/headlines.ts';
import { grouperWithHistory, HOUR_MS, input, START } from './testing/history.ts';

describe('which reports share a story', () => {
  it.each(PAIRS)('GEN-02 $first / $second: $same', ({ first, second, same, language, hours }) => {
    const grouper = grouperWithHistory();
    const one = grouper.add(input('first', first, 1));
    const two = grouper.add(input('second', second, 1 + hours, language));
    expect(two.storyId === one.storyId).toBe(same);
  });

  it.each([
    ['Gewonde bij steekpartij in Zwolle', 'Gewonde bij steekpartij in Tilburg', false],
    ['Gewonde bij steekpartij in Zwolle', 'Zwolse steekpartij: gewonde naar ziekenhuis', true],
    ['Auto rijdt sloot in bij Ommen', 'Auto te water in Ommen, bestuurder rijdt sloot in', true],
    ['Auto rijdt sloot in bij Ommen', 'Auto rijdt sloot in bij Dokkum', false],
    [
      'Auto rijdt sloot in bij Alphen aan den Rijn',
      'Auto te water in Alphen, bestuurder rijdt sloot in',
      true,
    ],
    [
      'Auto te water in Alphen, bestuurder rijdt sloot in',
      'Auto rijdt sloot in bij Alphen aan den Rijn',
      true,
    ],
    ['Gewonde bij steekpartij in Santpoort-Noord', 'Steekpartij in Santpoort: gewonde naar ziekenhuis', true],
    [
      'Gewonde bij steekpartij in Driebergen-Rijsenburg',
      'Gewonde naar ziekenhuis na steekpartij in Driebergen',
      true,
    ],
    ['Rotterdamse haven ligt stil door staking', 'Havenstaking: haven Rotterdam ligt stil', true],
  ])('asks of Dutch reports where: %s / %s: %s', (first, second, same) => {
    const grouper = grouperWithHistory();
    const one = grouper.add(input('first', first, 1, 'nl'));
    const two = grouper.add(input('second', second, 2, 'nl'));
    expect(two.storyId === one.storyId).toBe(same);
  });

  it('needs more than names that the news has every day, also before it has seen any news', () => {
    const grouper = createGrouper();
    const protest = grouper.add(input('first', 'Protest against Putin in Berlin', 1));
    const portrait = grouper.add(input('second', 'Putin portrait sold in Berlin', 2));
    expect(portrait.storyId).not.toBe(protest.storyId);
  });

  it('keeps a bulletin alone, when it comes and when it is restored', () => {
    const grouper = grouperWithHistory();
    const bulletin = {
      ...input('a', 'Veldmark miners rescued after two days', 1),
      labels: { genre: 'bulletin' as const },
    };
    grouper.restore({ ...bulletin, id: 'before' }, 'sbefore');
    const alone = grouper.add(bulletin);
    const news = grouper.add(input('b', 'Veldmark miners rescued after two days', 2));
    expect(new Set(['sbefore', alone.storyId, news.storyId]).size).toBe(3);
    grouper.expire(new Date(START + 1000 * HOUR_MS));
    expect(grouper.holds('sbefore')).toBe(false);
  });

  it('keeps reports apart that share nothing but the name of their series', () => {
    const grouper = grouperWithHistory();
    const one = grouper.add(input('a', 'Morning briefing: miners rescued in Chile', 1));
    const two = grouper.add(input('b', 'Morning briefing: rowing final postponed', 25));
    expect(two.storyId).not.toBe(one.storyId);
  });

  it('does not join two reports by one rare word', () => {
    const grouper = grouperWithHistory();
    const one = grouper.add(input('a', 'Outlive', 1));
    const two = grouper.add(input('b', 'Outlive', 2));
    expect(two.storyId).not.toBe(one.storyId);
  });

  it.each([
    'Veldmark miners rescued. And, storm postpones Lisbon rowing final',
    'Veldmark miners rescued, storm postpones Lisbon rowing final',
  ])('does not take two events for one because a newsletter tells both: %s', (newsletter) => {
    const grouper = grouperWithHistory();
    const one = grouper.add(input('miners', 'Miners rescued in Veldmark after cave-in', 1));
    const two = grouper.add(input('rowers', 'Rowing final in Lisbon postponed by storm', 2));
    const both = grouper.add(input('both', newsletter, 4));
    expect(two.storyId).not.toBe(one.storyId);
    expect(both.merged).toEqual([]);
  });

  it('finds the nearest report again, after one that more were near than are looked at', () => {
    const grouper = createGrouper();
    const known = Array.from({ length: 60 }, (_, n) => {
      const own = `z${'bdfgklmnpr'.charAt(n % 10)}a${'bdfgkl'.charAt(Math.floor(n / 10))}um`;
      return input(`r${n}`, `Harbour council meets about quay ${own}`, 1);
    });
    for (const report of known) grouper.restore(report, `s${report.id}`);
    grouper.weigh(input('all', 'Harbour council meets about quay', 2));
    for (const { id, title } of known)
      expect(grouper.weigh(input('again', title, 2)).stories[0]?.nearest, title).toBe(id);
  });

  it('lets no title, however empty, join anything', () => {
    const grouper = createGrouper();
    const ids = ['', 'Live', '…', '2', 'the'].map((title, n) => grouper.add(input(`r${n}`, title)).storyId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('reads the summary when titles alone are too far apart', () => {
    const grouper = grouperWithHistory();
    const summary =
      'A dam above the town of Veldmark burst after a week of rain, and 3,000 people had to leave.';
    const one = grouper.add({ ...input('a', 'Thousands flee as dam bursts', 1), summary });
    const two = grouper.add({ ...input('b', 'Veldmark under water', 2), summary: `Officials: ${summary}` });
    expect(two.storyId).toBe(one.storyId);
  });
});

describe('identity', () => {
  it('names a story after its first report', () => {
    const { storyId } = createGrouper().add(
      input('0123456789abcdef', 'Bridge in Oslo closed after collision'),
    );
    expect(storyId).toBe('s0123456789ab');
  });

  it('gives two stories different ids when their first reports begin alike', () => {
    const grouper = createGrouper();
    const one = grouper.add(input('0123456789ab-1', 'Bridge in Oslo closed after collision'));
    const two = grouper.add(input('0123456789ab-2', 'Rowing final postponed'));
    expect(one.storyId).not.toBe(two.storyId);
  });

  it('answers a report that comes again with the story it has', () => {
    const grouper = grouperWithHistory();
    const report = input('a', 'Bridge in Oslo closed after collision', 1);
    const { storyId } = grouper.add(report);
    expect(grouper.add(report)).toEqual({ reportId: 'a', storyId, merged: [] });
  });

  it('keeps the older id when a report shows two stories to be one', () => {
    const grouper = grouperWithHistory();
    const older = grouper.add(input('older', 'Volcano Hekla erupts, flights cancelled', 1)).storyId;
    const younger = grouper.add(
      input('younger', 'Ash cloud over Iceland: villages evacuated near Hekla', 2),
    ).storyId;
    expect(younger).not.toBe(older);
    const bridge = grouper.add(
      input(
        'bridge',
        'Volcano Hekla erupts: ash cloud over Iceland, flights cancelled, villages evacuated',
        3,
      ),
    );
    expect(bridge).toEqual({ reportId: 'bridge', storyId: older, merged: [younger] });
    expect(grouper.add(input('younger', 'asked again')).storyId).toBe(older);
  });
});

describe('time', () => {
  const title = 'Ferry sinks off Lombok with 40 aboard';

  it.each([
    { hours: 2, same: true },
    { hours: 95, same: false },
    { hours: 24 * 30, same: false },
    { hours: -24 * 30, same: false },
  ])('a like report $hours hours away: same story $same', ({ hours, same }) => {
    const grouper = grouperWithHistory();
    const one = grouper.add(input('a', title, 1));
    expect(grouper.add(input('b', 'Ferry sinks near Lombok', 1 + hours)).storyId === one.storyId).toBe(same);
  });

  it('forgets what is too old to be joined, and then starts the story anew', () => {
    const grouper = createGrouper();
    grouper.add(input('a', title, 0));
    grouper.add(input('b', 'Rowing final postponed', 8));
    const held = () => ['sa', 'sb'].filter((id) => grouper.holds(id));
    grouper.expire(new Date(START + 98 * HOUR_MS));
    expect(held()).toEqual(['sb']);
    grouper.expire(new Date(START + 200 * HOUR_MS));
    expect(held()).toEqual([]);
    expect(grouper.add(input('c', title, 201)).storyId).toBe('sc');
  });

  it.each([
    { days: 1, same: true },
    { days: 3.5, same: false },
  ])('a side event of what has run for $days days: same story $same', ({ days, same }) => {
    const grouper = grouperWithHistory();
    grouper.restore(input('first', 'Dockers in Veldmark walk out over pay', 96 - days * 24), 'sfirst');
    grouper.restore(input('newest', 'Veldmark dockers walk out for longer over pay', 94), 'sfirst');
    const side = grouper.add(
      input(
        'side',
        'Harrow judge forbids Veldmark dockers to blockade motorway, bridge and ferry terminal',
        96,
      ),
    );
    expect(side.storyId === 'sfirst').toBe(same);
  });

  it('a story is as old as it is told to be: a side event of what has run for long is none of it', () => {
    const side = 'Harrow judge forbids Veldmark dockers to blockade motorway, bridge and ferry terminal';
    const [told, untold] = [grouperWithHistory(), grouperWithHistory()];
    told.began('sfirst', START - 12 * HOUR_MS);
    const stories = [told, untold].map((grouper) => {
      grouper.restore(input('newest', 'Veldmark dockers walk out for longer over pay', 94), 'sfirst');
      return grouper.add(input('side', side, 96)).storyId;
    });
    expect(stories).toEqual(['sside', 'sfirst']);
  });

  it('of two stories that become one the older stays, as it was told', () => {
    const grouper = createGrouper();
    grouper.began('sold', START - 200 * HOUR_MS);
    grouper.restore(input('b', title, 1), 'syoung');
    grouper.restore(input('a', title, 2), 'sold');
    expect(grouper.holds('sold')).toBe(true);
    expect(grouper.add(input('c', title, 3))).toMatchObject({ storyId: 'sold', merged: ['syoung'] });
    expect(grouper.holds('syoung')).toBe(false);
  });

  it('keeps a story whose newest report is still in the window', () => {
    const grouper = createGrouper();
    const { storyId } = grouper.add(input('a', title, 0));
    grouper.add(input('b', title, 40));
    grouper.expire(new Date(START + 97 * HOUR_MS));
    expect(grouper.add(input('c', title, 97)).storyId).toBe(storyId);
  });
});

describe('determinism', () => {
  const titles = fc.array(
    fc.array(
      fc.constantFrom('storm', 'Oslo', 'minister', 'resigns', 'vote', 'budget', 'flood', '40', 'Chile'),
      {
        minLength: 1,
        maxLength: 7,
      },
    ),
    { minLength: 1, maxLength: 40 },
  );
  const reports = (words: string[][]): GroupInput[] =>
    words.map((title, index) => input(`r${index}`, title.join(' '), index));

  it('the same reports in the same order make the same stories', () => {
    fc.assert(
      fc.property(titles, (words) => {
        const run = () => {
          const grouper = createGrouper();
          return reports(words).map((report) => grouper.add(report));
        };
        expect(run()).toEqual(run());
      }),
    );
  });

  it('a grouper restored from its assignments goes on as if it had never stopped', () => {
    fc.assert(
      fc.property(titles, fc.nat(39), (words, cut) => {
        const all = reports(words);
        const unbroken = createGrouper();
        const stories = new Map<string, string>();
        for (const report of all.slice(0, cut)) {
          const { storyId, merged } = unbroken.add(report);
          for (const [id, story] of stories) if (merged.includes(story)) stories.set(id, storyId);
          stories.set(report.id, storyId);
        }
        const restored = createGrouper();
        for (const report of all.slice(0, cut)) restored.restore(report, stories.get(report.id) ?? '');
        for (const report of all.slice(cut)) expect(restored.add(report)).toEqual(unbroken.add(report));
      }),
    );
  });
});
