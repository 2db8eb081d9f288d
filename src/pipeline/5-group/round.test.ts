import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGrouper, finalStories, type GroupInput, groupRound, hourlyRounds } from './group.ts';
import { grouperWithHistory, input } from './testing/history.ts';

const WORDS = [
  'storm',
  'Oslo',
  'minister',
  'resigns',
  'vote',
  'budget',
  'flood',
  '40',
  'Chile',
  'Hekla',
  'ash',
];
const round = fc
  .array(
    fc.record({
      words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 7 }),
      minute: fc.nat(59),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((reports) =>
    reports.map(({ words, minute }, index) => input(`r${index}`, words.join(' '), minute / 60)),
  );

/** The reports of every story in the end, without regard to order. */
async function storiesOf(reports: readonly GroupInput[]): Promise<string[]> {
  const stories = finalStories(await groupRound(createGrouper(), reports));
  return [...stories].map(([report, story]) => `${report} in ${story}`).sort();
}

describe('a round of reports', () => {
  it('gives the same stories, with the same ids, whatever the order of arrival', async () => {
    const arrivals = round.chain((reports) =>
      fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length })),
    );
    await fc.assert(
      fc.asyncProperty(arrivals, async ([reports, shuffled]) => {
        expect(await storiesOf(shuffled)).toEqual(await storiesOf(reports));
      }),
    );
  });

  it('answers in the order given, once for each report', async () => {
    await fc.assert(
      fc.asyncProperty(round, async (reports) => {
        const assignments = await groupRound(createGrouper(), reports.toReversed());
        expect(assignments.map(({ reportId }) => reportId)).toEqual(reports.map(({ id }) => id).toReversed());
      }),
    );
  });

  it('cuts a longer time into hours', () => {
    const rounds = hourlyRounds([input('late', 'c', 2.5), input('b', 'b', 0.5), input('a', 'a', 0.5)]);
    expect(rounds.map((reports) => reports.map(({ id }) => id))).toEqual([['a', 'b'], ['late']]);
  });
});

describe('the second look', () => {
  const first = input('first', 'Rescuers race to reach miners trapped in Veldmark colliery', 1);
  const second = input(
    'second',
    'Veldmark families wait at Harrow colliery as eleven miners stay trapped for a third night',
    31.5,
  );

  it('tells of every merge, with a report of its own round', async () => {
    await fc.assert(
      fc.asyncProperty(round, fc.boolean(), async (others, together) => {
        const grouper = grouperWithHistory();
        const told = [
          ...(await groupRound(grouper, together ? others : [first, ...others])),
          ...(await groupRound(grouper, together ? [second, first] : [second])),
        ];
        const stories = finalStories(told);
        for (const report of [first, second, ...others])
          expect(stories.get(report.id)).toBe(grouper.add(report).storyId);
        expect(stories.get('second')).toBe('sfirst');
        expect(told.flatMap(({ merged }) => merged)).toContain('ssecond');
      }),
    );
  });

  it('makes one of small stories that turn out to tell of one event, under the older id', () => {
    const grouper = grouperWithHistory();
    const [one, other] = [grouper.add(first), grouper.add(second)];
    expect(other.storyId).not.toBe(one.storyId);
    expect(grouper.lookAgain()).toEqual([
      { reportId: 'second', storyId: one.storyId, merged: [other.storyId] },
    ]);
    expect(grouper.add(second).storyId).toBe(one.storyId);
    expect(grouper.lookAgain()).toEqual([]);
  });

  it('is told with the report it was about', async () => {
    const answers = await groupRound(grouperWithHistory(), [second, first]);
    expect(answers).toEqual([
      { reportId: 'second', storyId: 'sfirst', merged: ['ssecond'] },
      { reportId: 'first', storyId: 'sfirst', merged: [] },
    ]);
  });

  it('leaves apart what an operator told apart', () => {
    const grouper = grouperWithHistory();
    grouper.keepApart(grouper.add(first).storyId, grouper.add(second).storyId);
    expect(grouper.lookAgain()).toEqual([]);
  });

  it.each([
    [
      'joins what is told nearly alike, where one names the port and the other a home',
      'Gestolen veerboot uit Zwolle vol goud gevonden op meer in Slowakije',
      'Gestolen veerboot vol goud gevonden op meer in Slowakije, kapitein uit Kampen opgepakt',
      true,
    ],
    [
      'leaves apart two accidents',
      'Automobilist gewond na botsing met boom in Zwolle',
      'Automobilist gewond na botsing met bus in Kampen',
      false,
    ],
    [
      'leaves apart two accidents, one of them in a town of several words',
      'Automobilist gewond na botsing met boom in Den Haag',
      'Automobilist gewond na botsing met bus in Kampen',
      false,
    ],
  ])('of reports that name different towns %s', (_what, one, other, joins) => {
    const grouper = grouperWithHistory();
    grouper.add(input('one', one, 1, 'nl'));
    expect(grouper.add(input('other', other, 2, 'nl')).storyId).toBe('sother');
    expect(grouper.lookAgain().flatMap(({ merged }) => merged)).toEqual(joins ? ['sother'] : []);
  });

  it.each([
    [
      'Auto rijdt sloot in bij Ommen',
      'Een auto is bij Ommen in de sloot beland. De bestuurder bleef ongedeerd.',
      'Auto rijdt sloot in bij Dokkum',
      'Een auto is bij Dokkum in de sloot beland. De bestuurder bleef ongedeerd.',
    ],
    [
      'Gewonde bij steekpartij in Zwolle',
      'Bij een steekpartij in Zwolle is een man gewond geraakt. De politie zoekt de dader.',
      'Gewonde bij steekpartij in Tilburg',
      'Bij een steekpartij in Tilburg is een vrouw gewond geraakt. De politie zoekt de dader.',
    ],
    [
      'Automobilist gewond na botsing met boom in Zwolle',
      'Een automobilist is in Zwolle gewond geraakt toen zijn auto tegen een boom botste. Hij is naar het ziekenhuis gebracht.',
      'Automobilist gewond na botsing met bus in Kampen',
      'Een automobilist is in Kampen gewond geraakt toen zijn auto op een bus botste. Hij is naar het ziekenhuis gebracht.',
    ],
  ])(
    'leaves apart what is told in the same words of two towns, also with leads: %s',
    async (one, itsLead, other, lead) => {
      const reports = [
        { ...input('one', one, 1, 'nl'), summary: itsLead },
        { ...input('other', other, 2, 'nl'), summary: lead },
      ];
      const stories = finalStories(await groupRound(grouperWithHistory(), reports));
      expect(stories.get('other')).toBe('sother');
    },
  );

  it('leaves apart what shares little', () => {
    const grouper = grouperWithHistory();
    grouper.add(first);
    grouper.add(input('third', 'Miners in Chile strike for a third night', 31.5));
    expect(grouper.lookAgain()).toEqual([]);
  });
});

describe('a sudden disaster', () => {
  const told = (id: string, publisherId: string, title: string, hour: number, language = 'en') => ({
    ...input(id, title, hour, language),
    publisherId,
  });
  const strikes = 'Powerful earthquake strikes western Chile';
  const news = [
    told('first', 'gazette', strikes, 1),
    told('second', 'courier', strikes, 2),
    told('third', 'bugle', strikes, 3),
  ];
  const barracks = told(
    'other',
    'bugle',
    'Soldiers sleep outside barracks, afraid of another Chile quake',
    20,
  );
  const storyOfOther = async (reports: readonly GroupInput[], grouper = grouperWithHistory()) =>
    finalStories(await groupRound(grouper, reports)).get('other');

  it('that three newsrooms tell of is one story with what another tells of it in other words', async () => {
    const answers = await groupRound(grouperWithHistory(), [...news, barracks]);
    expect(finalStories(answers).get('other')).toBe('sfirst');
    expect(answers.at(-1)).toEqual({ reportId: 'other', storyId: 'sfirst', merged: ['sother'] });
  });

  it('is one story in two languages, also in a later round', async () => {
    const grouper = grouperWithHistory();
    await groupRound(grouper, news);
    const dutch = told('other', 'koerier', 'Chili: gezin slaapt buiten na zware naschok', 20, 'nl');
    expect(await storyOfOther([dutch], grouper)).toBe('sfirst');
  });

  it.each([
    ['two newsrooms tell of', [...news.slice(0, 2), told('third', 'courier', strikes, 3), barracks]],
    ['nobody knows who tells of', [...news, barracks].map(({ id, title }, hour) => input(id, title, hour))],
    ['is in another country', [...news, { ...barracks, title: barracks.title.replace('Chile', 'Peru') }]],
    ['is of another kind', [...news, { ...barracks, title: barracks.title.replace('quake', 'eruption') }]],
    ['comes more than two days later', [...news, { ...barracks, ...input('other', barracks.title, 52) }]],
    ['a bulletin tells of', [...news, { ...barracks, labels: { genre: 'bulletin' as const } }]],
  ])('that %s stays apart', async (_what, reports) => {
    expect(await storyOfOther(reports)).toBe('sother');
  });

  it('that has a name is not the next one of another name', async () => {
    const grouper = grouperWithHistory();
    const mira = ['gazette', 'courier', 'bugle'].map((publisherId, hour) =>
      told(publisherId, publisherId, 'Hurricane Mira floods streets of Cuba', hour),
    );
    await groupRound(grouper, mira);
    const next = told('other', 'gazette', 'Cuba shuts schools: Hurricane Holt two days away', 20);
    expect(await storyOfOther([next], grouper)).toBe('sother');
    const same = told('other', 'gazette', 'Cuba shuts schools: Hurricane Mira two days away', 20);
    expect(await storyOfOther([...mira, same])).toBe('sgazette');
  });

  it('stays apart where an operator told it apart', async () => {
    const grouper = grouperWithHistory();
    for (const report of news) grouper.restore(report, 'sfirst');
    grouper.restore(barracks, 'sother');
    grouper.keepApart('sfirst', 'sother');
    await groupRound(grouper, [told('again', 'courier', strikes, 21)]);
    expect(grouper.holds('sother')).toBe(true);
  });
});
