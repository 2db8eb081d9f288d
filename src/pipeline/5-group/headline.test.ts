import { describe, expect, it } from 'vitest';
import type { Story } from '../../contract/contract.ts';
import { aReport, NO_LABELS } from '../../contract/testing/reports.ts';
import { headlineIn } from './headline.ts';
import { at, compose, NOW } from './testing/stories.ts';

describe('the headline', () => {
  const unclean = { ...NO_LABELS, cleanliness: 3 };

  it.each([
    {
      why: 'a clean one before a preferred publisher’s unclean one',
      reports: [{ publisherId: 'bbc', labels: unclean }, { publisherId: 'courier' }],
      winner: 1,
    },
    {
      why: 'STORY-16 a preferred publisher among clean ones',
      reports: [{ publisherId: 'gazette' }, { publisherId: 'bbc' }],
      winner: 1,
    },
    {
      why: 'a real publisher before a demo one',
      reports: [{ publisherId: 'morning-star' }, { publisherId: 'gazette' }],
      winner: 1,
    },
    {
      why: 'news before a preferred publisher’s gallery',
      reports: [
        { publisherId: 'bbc', labels: { ...NO_LABELS, genre: 'gallery' as const } },
        { publisherId: 'courier' },
      ],
      winner: 1,
    },
    {
      why: 'what others say too before what only a preferred publisher says',
      reports: [
        { publisherId: 'courier', title: 'Report r0' },
        { publisherId: 'bbc', title: 'Quite another matter entirely' },
        { publisherId: 'herald', title: 'Report r0 again' },
      ],
      winner: 0,
    },
    {
      why: 'the language most origins write in',
      reports: [
        { publisherId: 'bbc' },
        { publisherId: 'koerier', language: 'nl' },
        { publisherId: 'bode', language: 'nl' },
      ],
      winner: 1,
    },
    {
      why: 'English when the languages are even',
      reports: [{ publisherId: 'koerier', language: 'nl' }, { publisherId: 'courier' }],
      winner: 1,
    },
  ])('$why', ({ reports, winner }) => {
    const story = compose(reports.map((fields, n) => aReport(`r${n}`, { publishedAt: at(n), ...fields })));
    expect(story.headline).toBe(`Report r${winner}`);
  });

  it('tells what came of it, before a preferred publisher’s beginning of it', () => {
    const detained = aReport('r0', {
      publisherId: 'bbc',
      title: 'Police detain Wend ferry captain Reed',
      publishedAt: at(0),
    });
    const freed = aReport('r1', {
      publisherId: 'courier',
      title: 'Wend ferry captain Reed freed after a night',
      publishedAt: at(1),
    });
    expect(compose([detained]).headline).toBe(detained.title);
    expect(compose([detained, freed]).headline).toBe(freed.title);
  });

  it.each([
    [
      'what most say too before two words that stand in all of them',
      [
        'Marta Silva Speaks',
        'Memoir by Marta Silva out in 22 languages',
        'Marta Silva’s memoir: 22 languages',
      ],
      1,
    ],
    [
      'who died, where most say it, before what the life was',
      [
        'From stage to screen, actor Tom Reed aged into every part',
        'Actor Tom Reed dies aged 95',
        'Tom Reed, actor and painter, dies',
      ],
      1,
    ],
    [
      'what happened before a question that opens the headline',
      ['Bread on board? Ferry to Wend gets a bakery', 'Ferry to Wend island gets a bakery'],
      1,
    ],
    [
      'one event before what it is filed under',
      ['LIVE Wend | Ferry has sailed to the island', 'Ferry has sailed to Wend island'],
      1,
    ],
    [
      'one event before several',
      ['Ferry sails to Wend • Dike holds • Clerk resigns', 'Ferry sails to Wend island'],
      1,
    ],
    [
      'whom it is about before “man”',
      ['Man held after fire on Wend ferry', 'Stoker Tom Reed held after fire on Wend ferry'],
      1,
    ],
    [
      'a preferred publisher’s “man” with a name',
      ['Ferry man Tom Reed held after fire on boat', 'Stoker Tom Reed held after fire on boat'],
      0,
    ],
    [
      'the desk’s own words before a quotation at the end',
      ['Ferry sails to Wend island: ‘At long last’', 'Ferry sails to Wend island after repairs'],
      1,
    ],
    [
      'what the others are about before a preferred publisher’s bakers',
      [
        'Bakers to bring bread to northern island by Wend ferry',
        'Wend ferry sold to northern island',
        'Ferry of Wend goes to northern island',
        'Sale of Wend ferry to northern island agreed',
      ],
      1,
    ],
    [
      'no word of violence of two desks where four have none',
      [
        'Ferry line opens again after nine days',
        'Two killed before ferry line opens again after nine days',
        'Clerk killed before ferry line opens again after nine days',
        'Ferry line opens again after nine days of talks',
        'Ferry line opens again after nine days in port',
        'Ferry line opens again after nine days at sea',
      ],
      0,
    ],
    [
      'no desk’s word of violence where the others have none',
      [
        'Ferry line opens again after nine days',
        'Ferry line opens again after a clerk is killed',
        'Ferry line opens again with a deal for crews',
      ],
      0,
    ],
  ])('%s', (_why, titles, winner) => {
    const publishers = ['bbc', 'courier', 'herald'];
    const story = compose(
      titles.map((title, n) => aReport(`r${n}`, { title, publisherId: publishers[n] ?? '' })),
    );
    expect(story.headline).toBe(titles[winner]);
  });

  it.each([
    ['a report of what was said of it', 'Captain praises sale of Wend ferry', 0],
    ['no other finished report', 'Wend ferry is sold for nine million', 1],
    [
      'a report of what was said, where it tells no more',
      'Captain hails sale of ferry',
      1,
      'Captain praises sale',
    ],
  ])('is a live page’s before %s', (_, title, winner, own = 'Wend ferry sold to northern island') => {
    const live = aReport('r0', {
      title: own,
      labels: { ...NO_LABELS, genre: 'live' },
    });
    const story = compose([live, aReport('r1', { title, publisherId: 'courier' })]);
    expect(story.headline).toBe([live.title, title][winner]);
  });

  it.each([
    ['of the same day', '2026-03-01T23:00:00.000Z', 'Tom Reed killed in Wend ferry fire, police say'],
    [
      'of the day before',
      '2026-03-02T01:00:00.000Z',
      'Owner of Wend ferry denies blame for fire that Tom Reed fought',
    ],
  ])('tells what happened %s, or what came of it', (_, later, winner) => {
    const titles = [
      'Tom Reed killed in Wend ferry fire, police say',
      'Wend ferry fire kills stoker Tom Reed',
      'Owner of Wend ferry denies blame for fire that Tom Reed fought',
    ];
    const story = compose(
      titles.map((title, n) =>
        aReport(`r${n}`, { title, publisherId: `p${n}`, publishedAt: n === 2 ? later : at(0) }),
      ),
    );
    expect(story.headline).toBe(winner);
  });

  it('stays while no other is clearly better, and remembers what it was', () => {
    const first = aReport('first', { publishedAt: at(1) });
    const preferred = aReport('preferred', { publisherId: 'bbc', publishedAt: at(2) });
    const before = compose([first]);
    expect(compose([first, preferred]).headline).toBe('Report preferred');
    const after = compose([first, preferred], before);
    expect(after.headline).toBe('Report first');
    expect(after.headlines).toEqual([{ at: NOW.toISOString(), headline: 'Report first' }]);
  });

  it.each([
    ['beside more newsrooms of another language', 4, 'en'],
    ['when theirs becomes the language of the story', 2, 'nl'],
  ])('stays for the readers of each language, %s', (_, count, language) => {
    const told = (id: string, hour: number, title: string, over = {}) =>
      aReport(id, { publisherId: id, title, publishedAt: at(hour), ...over });
    const dutch = (id: string, hour: number, title: string) => told(id, hour, title, { language: 'nl' });
    const first = [
      dutch('koerier', 1, 'Veerboot naar Wend verkocht aan noordelijk eiland'),
      ...['gazette', 'courier', 'herald', 'bugle']
        .slice(0, count)
        .map((id) => told(id, 1, 'Wend ferry sold')),
    ];
    const later = [
      dutch('bode', 5, 'Noordelijk eiland koopt veerboot naar Wend'),
      dutch('post', 5, 'Noordelijk eiland koopt de veerboot naar Wend'),
    ];
    const inDutch = (story: Story) => headlineIn(story, 'nl');
    const before = compose(first);
    expect([before.language, inDutch(before)]).toEqual(['en', first[0]?.title]);
    expect(inDutch(compose([...first, ...later]))).not.toBe(first[0]?.title);
    const after = compose([...first, ...later], before);
    expect([after.language, inDutch(after)]).toEqual([language, first[0]?.title]);
    expect(headlineIn(after, 'en')).toBe(before.headline);
  });

  it('that two reports have stays with the better of them, and so does its text', () => {
    const lessClean = { ...NO_LABELS, cleanliness: 6.5 };
    const reports = [
      aReport('first', { title: 'Ferry sails', summary: 'The boats are back.', labels: lessClean }),
      aReport('better', { title: 'Ferry sails', summary: 'The ferry sails again.', publishedAt: at(13) }),
    ];
    const story = compose(reports);
    expect(story.sub_headline).toBe('The ferry sails again.');
    expect(compose(reports, story)).toEqual(story);
  });

  it('gives way when the story has moved on', () => {
    const titles = [
      'Ferry missing',
      'Forty drowned off Lombok',
      'Forty drowned: captain held',
      'Lombok mourns forty drowned',
    ];
    const reports = titles.map((title, n) =>
      aReport(`r${n}`, { publisherId: `publisher-${n}`, title, publishedAt: at(n) }),
    );
    expect(compose(reports, compose(reports.slice(0, 1))).headline).toBe('Forty drowned off Lombok');
  });

  it('is of the newest third, and a finished statement', () => {
    const ferry = (id: string, hour: number, title: string, fields = {}) =>
      aReport(id, { publisherId: id, title, publishedAt: at(hour), ...fields });
    const live = { labels: { ...NO_LABELS, genre: 'live' as const } };
    const story = compose([
      ferry('one', 1, 'Wend ferry to sail in the evening'),
      ferry('two', 9, 'Wend ferry has sailed'),
      ferry('three', 10, 'Will the Wend ferry come back?'),
      ferry('four', 11, '“My ferry,” says Wend captain'),
      ferry('five', 12, 'Wend ferry sailed: all that happened', live),
    ]);
    expect(story.headline).toBe('Wend ferry has sailed');
  });

  it('is of the last half day where a long story has as good a one', () => {
    const titles = ['bbc', 'courier', 'morning-star', 'post', 'herald', 'bode'].map((publisherId, n) =>
      aReport(publisherId, {
        publisherId,
        title: `Wend ferry ${n} sails`,
        publishedAt: at(n === 5 ? 23 : n),
      }),
    );
    expect(compose(titles).headline).toBe('Wend ferry 5 sails');
  });

  it.each([
    ['somebody’s words behind a name', 'Wendland: ‘I wish the ferry had come back,’ says captain', false],
    ['somebody’s words and no more', '“My ferry never came back to the harbour”', false],
    ['a question', 'Will the Wend ferry come back?', false],
    [
      'a few words of somebody, and then what happened',
      '‘Night of fear’: Wend ferry lost its way in fog',
      true,
    ],
  ])('says who did what: %s (%s)', (_, title, isStatement) => {
    const story = compose([
      aReport('plain', { title: 'Wend ferry lost in fog', publishedAt: at(1) }),
      aReport('other', { publisherId: 'bbc', title, publishedAt: at(2) }),
    ]);
    expect(story.headline === title).toBe(isStatement);
  });

  it('gives way when it is hours behind, and not to one of the same hours', () => {
    const before = aReport('before', { publishedAt: at(1) });
    const soon = aReport('soon', { publisherId: 'bbc', publishedAt: at(3) });
    const late = aReport('late', { publisherId: 'bbc', publishedAt: at(8) });
    expect(compose([before, soon], compose([before])).headline).toBe('Report before');
    expect(compose([before, late], compose([before])).headline).toBe('Report late');
  });

  it('gives way to a clearly cleaner one', () => {
    const first = aReport('first', { publishedAt: at(1), labels: unclean });
    const clean = aReport('clean', { publisherId: 'courier', publishedAt: at(2) });
    const after = compose([first, clean], compose([first]));
    expect(after.headline).toBe('Report clean');
    expect(after.headlines.map(({ headline }) => headline)).toEqual(['Report first', 'Report clean']);
  });

  it.each([
    ['a real publisher’s', { publisherId: 'morning-star' }],
    ['one that tells news', { labels: { ...NO_LABELS, genre: 'gallery' as const } }],
    ['one of what happened, after what was said of it', { title: 'Captain praises report second' }],
  ])('gives way to %s', (_what, fields) => {
    const first = aReport('first', { publishedAt: at(1), ...fields });
    const second = aReport('second', { publisherId: 'courier', publishedAt: at(2) });
    expect(compose([first, second], compose([first])).headline).toBe('Report second');
  });
});
