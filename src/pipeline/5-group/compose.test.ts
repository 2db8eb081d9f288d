import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { type LabelledReport, type Story, StorySchema } from '../../contract/contract.ts';
import { aReport, NO_LABELS } from '../../contract/testing/reports.ts';
import { composeStory } from './compose.ts';
import { at, compose, NOW, publishers } from './testing/stories.ts';

describe('the shape of a story', () => {
  const story = compose([
    aReport('a', {
      title: 'Bridge closes',
      summary:
        'The old bridge over the Wend closed on Sunday after engineers found cracks in two of its piers. It stays shut.',
      publishedAt: at(9),
      wordCount: 400,
      readingMinutes: 2,
      media: [{ type: 'image', url: 'https://gazette.example/a.jpg', alt: 'The bridge', is_primary: true }],
      translations: {
        'nl-NL': { headline: 'Brug dicht', sub_headline: 'Scheuren gevonden.', description: '' },
      },
      labels: {
        ...NO_LABELS,
        place: { city: 'Wendmouth', country: 'United Kingdom', latitude: 51.5, longitude: -1 },
        placeBasis: 'named',
        relevantCountries: ['United Kingdom'],
        categories: [{ key: 'world', confidence: 0.8 }],
        tags: ['bridges'],
      },
    }),
    aReport('b', {
      publisherId: 'courier',
      publishedAt: at(11),
      labels: { ...NO_LABELS, categories: [{ key: 'world', confidence: 0.3 }] },
    }),
  ]);

  it('DATA-01 has id, headline, sub_headline, description, categories, tags, published_at, primary_image_url', () => {
    expect(story).toMatchObject({
      id: 's1',
      headline: 'Bridge closes',
      sub_headline:
        'The old bridge over the Wend closed on Sunday after engineers found cracks in two of its piers.',
      description: expect.stringMatching(/It stays shut\.$/),
      categories: ['world'],
      tags: ['bridges'],
      published_at: at(11),
      primary_image_url: 'https://gazette.example/a.jpg',
    });
    expect(Value.Check(StorySchema, story)).toBe(true);
  });

  it('is as new as its newest news: what thinks about it comes later', () => {
    const essay = (id: string) =>
      aReport(id, { publishedAt: at(15), labels: { ...NO_LABELS, genre: 'analysis' } });
    expect(compose([aReport('a', { publishedAt: at(10) }), essay('b')]).published_at).toBe(at(10));
    expect(compose([essay('b')]).published_at).toBe(at(15));
  });

  it('DATA-02 has a location and relevant countries', () => {
    expect(story.location).toEqual({
      city: 'Wendmouth',
      country: 'United Kingdom',
      latitude: 51.5,
      longitude: -1,
    });
    expect(story.relevant_countries).toEqual(['United Kingdom']);
  });

  it('DATA-02 has an empty location when no report names a place', () => {
    const { location } = compose([aReport('a')]);
    expect(location).toEqual({ city: null, country: null, latitude: null, longitude: null });
  });

  it('DATA-03 has translations by locale, none of which goes on in the language of the story', () => {
    expect(story.translations).toEqual({
      'nl-NL': {
        headline: 'Brug dicht',
        sub_headline: 'Scheuren gevonden.',
        description: 'Scheuren gevonden.',
      },
    });
  });

  it('DATA-04 has five analytics from 0 to 10, popularity from independent origins on a log scale', () => {
    const reports = (count: number) =>
      Array.from({ length: count }, (_, n) => aReport(`r${n}`, { publisherId: `publisher-${n}` }));
    expect(Object.keys(story.analytics).sort()).toEqual([
      'cleanliness',
      'global_relevance',
      'local_relevance',
      'political_neutrality',
      'popularity_score',
    ]);
    const popularity = [1, 4, 20, 60].map((count) => compose(reports(count)).analytics.popularity_score);
    expect(popularity).toEqual([2.28, 5.29, 10, 10]);
    const wild = { ...NO_LABELS, cleanliness: 14, politicalNeutrality: -3 };
    expect(compose([aReport('a', { labels: wild })]).analytics).toMatchObject({
      cleanliness: 10,
      political_neutrality: 0,
    });
  });

  it('DATA-05 has its sources, newest first', () => {
    expect(story.sources.map(({ report_id }) => report_id)).toEqual(['b', 'a']);
  });

  it('DATA-06 says of a source its name, headline, address, words, time, minutes and pictures', () => {
    expect(story.sources[1]).toMatchObject({
      name: 'Gazette',
      original_headline: 'Bridge closes',
      url: 'https://gazette.example/a',
      word_count: 400,
      publishedAt: at(9),
      reading_time_minutes: 2,
      media: [{ type: 'image', url: 'https://gazette.example/a.jpg', alt: 'The bridge', is_primary: true }],
    });
  });

  it('dates itself by its reports, whatever order they come in', () => {
    const reports = [aReport('b', { publishedAt: at(11) }), aReport('a', { publishedAt: at(7) })];
    expect(compose(reports)).toEqual(compose(reports.toReversed()));
    expect(compose(reports)).toMatchObject({
      created_at: at(7),
      published_at: at(11),
      updated_at: NOW.toISOString(),
    });
  });

  it('refuses to be made of nothing', () => {
    expect(() => compose([])).toThrow(RangeError);
  });
});

describe('independent origins', () => {
  const origins = (reports: Partial<LabelledReport>[]) => {
    const story = compose(reports.map((fields, n) => aReport(`r${n}`, { publishedAt: at(n), ...fields })));
    expect(story.origin_count).toBe(story.sources.filter(({ is_origin }) => is_origin).length);
    expect(story.sources.some(({ is_origin, is_repeat }) => is_origin && is_repeat)).toBe(false);
    return story.sources
      .toReversed()
      .map(
        ({ origin, is_origin, is_repeat }) => origin + (is_origin ? '' : is_repeat ? ' repeated' : ' again'),
      );
  };

  it.each([
    {
      why: 'two families',
      reports: [{ publisherId: 'gazette' }, { publisherId: 'courier' }],
      expected: ['gazette', 'courier'],
    },
    {
      why: 'two titles of one family',
      reports: [{ publisherId: 'gazette' }, { publisherId: 'gazette-sport' }],
      expected: ['gazette', 'gazette again'],
    },
    {
      why: 'one agency in two papers',
      reports: [
        { publisherId: 'gazette', agency: 'reuters' },
        { publisherId: 'courier', agency: 'reuters' },
      ],
      expected: ['reuters', 'reuters repeated'],
    },
    {
      why: 'one text in two papers, then work of its own',
      reports: [
        { publisherId: 'gazette', summary: 'It sails on Sundays.', textHash: 'same' },
        { publisherId: 'courier', summary: 'It sails on Sundays.', textHash: 'same' },
        { publisherId: 'courier' },
      ],
      expected: ['gazette', 'gazette repeated', 'courier'],
    },
    {
      why: 'two texts of one newsroom, one of them printed twice',
      reports: [
        { publisherId: 'gazette', textHash: 'first' },
        { publisherId: 'gazette', textHash: 'second' },
        { publisherId: 'gazette', textHash: 'first' },
      ],
      expected: ['gazette', 'gazette again', 'gazette repeated'],
    },
    {
      why: 'two texts of an agency in one paper',
      reports: [
        { publisherId: 'gazette', agency: 'reuters', textHash: 'first' },
        { publisherId: 'gazette', agency: 'reuters', textHash: 'second' },
      ],
      expected: ['reuters', 'reuters again'],
    },
    {
      why: 'a publisher nobody knows stands for itself',
      reports: [{ publisherId: 'stranger' }],
      expected: ['stranger'],
    },
  ])('$why', ({ reports, expected }) => {
    expect(origins(reports)).toEqual(expected);
  });
});

describe('an identical headline', () => {
  const TITLE = 'Ferry sails again after two years of repairs';
  const originsOf = (title: string, ...hours: number[]): number =>
    compose([
      aReport('a', { title, publishedAt: at(9) }),
      ...hours.map((hour) =>
        aReport(`b${hour}`, { title, publisherId: `courier-${hour}`, publishedAt: at(hour) }),
      ),
    ]).origin_count;

  it('within two hours is one origin', () => expect(originsOf(TITLE, 11)).toBe(1));
  it('a day part later is another’s', () => expect(originsOf(TITLE, 12)).toBe(2));
  it('counts from the first, not from the last who printed it', () =>
    expect(originsOf(TITLE, 11, 12)).toBe(2));
  it('of a few words is no reprint', () => expect(originsOf('Ferry sails again', 9)).toBe(2));

  it('of a few words is no reprint either where it is all the text there is, but by its own newsroom', () => {
    const bare = { title: 'Ferry sails again', summary: '', textHash: 'same' };
    expect(
      compose([aReport('a', bare), aReport('b', { ...bare, publisherId: 'courier' })]).origin_count,
    ).toBe(2);
    expect(
      compose([aReport('a', bare), aReport('b', bare)]).sources.map(({ is_repeat }) => is_repeat),
    ).toEqual([true, false]);
  });
});

describe('the beginning of an agency’s text', () => {
  const TEXT =
    'Lawmakers in the island parliament voted on Sunday to reopen the old harbour to ferries, officials said.';
  const originsOf = (summary: string, publishedAt: string, between: LabelledReport[] = []): number =>
    compose([
      ...between,
      aReport('a', {
        publishedAt: at(1),
        title: 'Island votes to reopen harbour',
        summary: TEXT,
        textHash: '1',
      }),
      aReport('b', {
        publishedAt,
        title: 'Ferries may return',
        summary,
        textHash: '2',
        publisherId: 'courier',
      }),
    ]).origin_count;

  it.each([
    [
      'under another headline, cut earlier',
      'Lawmakers in the island parliament voted on Sunday to reopen the old harbour.',
      1,
    ],
    ['with a dateline', `PORT ELLA, March 1 - ${TEXT}`, 1],
    [
      'is not shared by a text of its own',
      'The harbour of Port Ella has waited nine years for this vote, and on Sunday it came.',
      2,
    ],
  ])('%s', (_, summary, count) => expect(originsOf(summary, at(9))).toBe(count));

  it('is passed on for a day, and no longer', () => {
    expect(originsOf(TEXT, '2026-03-02T01:00:00.000Z')).toBe(1);
    expect(originsOf(TEXT, '2026-03-02T01:00:00.001Z')).toBe(2);
    const passedOn = aReport('c', { publishedAt: at(20), summary: TEXT, publisherId: 'bbc' });
    expect(originsOf(TEXT, '2026-03-02T01:00:00.001Z', [passedOn])).toBe(2);
  });
});

describe('the text under the headline', () => {
  const long = 'Sentence one is about the harbour and the ships that lie in it, all of them old. '
    .repeat(6)
    .trim();

  it('is never longer than 300 characters of a publisher’s own summary', () => {
    const { description } = compose([aReport('a', { summary: long })]);
    expect(description.length).toBeLessThanOrEqual(300);
    expect(description).toMatch(/old\.$/);
  });

  it('is whole sentences: what a feed cut is left out', () => {
    const summary =
      'The ferry sails again after two years of repairs to its hull. Its captain said that the crew…';
    expect(compose([aReport('a', { summary })])).toMatchObject({
      sub_headline: 'The ferry sails again after two years of repairs to its hull.',
      description: '',
    });
  });

  it('is the main clause of a sentence that is cut', () => {
    const summary = 'The ferry has been sold to an island in the north, after talks between its captain and…';
    expect(compose([aReport('a', { summary })])).toMatchObject({
      sub_headline: 'The ferry has been sold to an island in the north.',
      description: '',
    });
  });

  it.each([
    [
      'nl',
      'Het waterschap heeft veel te laat gehandeld na de meldingen over dode vissen in de sloot bij Epse.',
      ' Dat vinden omwonenden van de sloot.',
      ' Het water is troebel.',
    ],
    [
      'en',
      'The council acted far too late after residents had reported dead fish in the canal by the old lock.',
      ' That is according to those who live beside it.',
      ' The water is murky.',
    ],
  ] as const)('says whose word an opening is: %s', (language, opening, sourcing, rest) => {
    const told = (text: string) => compose([aReport('a', { language, summary: text })]).sub_headline;
    expect(told(opening + sourcing + rest)).toBe(opening + sourcing);
    expect(told(opening + rest)).toBe(opening);
  });

  it.each([
    [
      'en',
      'For years the ferry of Wend was said to be the safest of all that sail from the old harbour.',
      ' But its hull was never looked at.',
    ],
    [
      'nl',
      'Jarenlang gold het pontje van Epse als het veiligste van alle pontjes die over de rivier varen.',
      ' Maar de romp is nooit bekeken.',
    ],
  ] as const)('says what turns an opening round: %s', (language, opening, turn) => {
    const told = (text: string) => compose([aReport('a', { language, summary: text })]).sub_headline;
    expect(told(`${opening}${turn} ${opening}`)).toBe(opening + turn);
    expect(told(`${opening}${turn.replace('.', '?')}`)).toBe(opening);
  });

  it.each([
    ['news has only repeated its headline', {}, true],
    ['it has news', { title: 'Rain expected' }, false],
    ['what repeats is no news', { genre: 'feature' }, false],
    ['the next sentence repeats, too', { next: ' The captain had the harbour of Wend.' }, false],
    ['the next sentence asks', { next: ' Did his family buy two boats?' }, false],
    ['the next sentence quotes', { next: ' "They bought two boats." ' }, false],
    ['it quotes on', { quote: '“' }, false],
    [
      'there is no room',
      { next: ` Guards say that his family bought ${'boats and '.repeat(16)}a car.` },
      false,
    ],
  ] as const)('goes on for one sentence where %s: %#', (_case, given, goesOn) => {
    const {
      title = 'Council of Wend accuses former harbour captain of fraud',
      genre = 'news',
      next = ' Guards say that his family bought two boats.',
      quote = '',
    }: { title?: string; genre?: 'news' | 'feature'; next?: string; quote?: string } = given;
    const opening = `${quote}The council of Wend has accused the former captain of the harbour of fraud with tickets.`;
    const report = aReport('a', {
      title,
      summary: `${opening}${next} The river is low.`,
      labels: { ...NO_LABELS, genre },
    });
    const { sub_headline } = compose([report]);
    expect(sub_headline.startsWith(opening)).toBe(true);
    expect(sub_headline.includes(next.trim())).toBe(goesOn);
    expect(sub_headline).not.toContain('The river');
  });

  it('does not end after an abbreviation', () => {
    const summary = 'The ferry sails again, said U.S. Secretary Wend, and that Mr. Bode would sail it.';
    expect(compose([aReport('a', { summary })]).sub_headline).toBe(summary);
    const cut = 'The ferry sails again, said U.S. Secretary Wend and the captain…';
    expect(compose([aReport('a', { summary: cut })]).sub_headline).toBe('');
  });

  it.each([
    'Talks between both captains of the two old ferries of Wend follow in Geneva at 9 a.m. Tuesday.',
    'The index of all old ferries that sail from the harbour of Wend was up at 5 p.m. London time.',
  ])('does not end at a time of day: %s', (summary) => {
    expect(compose([aReport('a', { summary })]).sub_headline).toBe(summary);
  });

  it.each([
    ['She said the deal was', 'The mayor of the port resigned.'],
    ['Nine people drowned', 'The mayor of the port resigned. Nine people drowned'],
  ])('is whole sentences, also where a feed cut them without a sign: %s', (end, text) => {
    const summary = `The mayor of the port resigned. ${end}`;
    expect(compose([aReport('a', { summary })]).sub_headline).toBe(text);
  });

  it.each([
    ['says the same', 'Wend: Ferry sails to Wend island after repairs', 'It left.'],
    ['says half of it', 'Ferry for Wend island', 'It left.'],
    ['says less', 'Ferry for Bode island', ''],
  ])('may come from an earlier report whose headline %s', (_, earlier, text) => {
    const title = 'Ferry sails to Wend island after repairs';
    const story = compose([
      aReport('a', { title, summary: 'The ferry and its captain…', publishedAt: at(9) }),
      aReport('b', { publisherId: 'courier', title: earlier, summary: 'It left.', publishedAt: at(1) }),
    ]);
    expect(story).toMatchObject({ headline: title, sub_headline: text });
  });

  it.each([
    [
      'tells of its headline',
      'Ferry crew refuses to sail',
      'The crew of the ferry stays ashore.',
      'The crew of the ferry stays ashore.',
    ],
    ['is an older item', 'Ferry crew refuses to sail', 'A bridge over the Wend was closed at dawn.', ''],
  ])('is a live page’s own only where that %s', (_, title, summary, text) => {
    const live = aReport('a', { title, summary, labels: { ...NO_LABELS, genre: 'live' } });
    expect(compose([live]).sub_headline).toBe(text);
  });

  it('is what shares most with the headline, not what is longest', () => {
    const lead = { title: 'Ferry sails to Wend island', summary: 'It left at nine.', publishedAt: at(8) };
    const story = compose([
      aReport('a', lead),
      aReport('b', {
        publisherId: 'courier',
        title: 'Wend island sees ferry',
        summary: 'The baker had been waiting for it with much bread and many guests of all kinds.',
        publishedAt: at(9),
      }),
      aReport('c', {
        publisherId: 'koerier',
        title: 'Wend ferry',
        summary: 'The ferry sails to the island again.',
        publishedAt: at(9),
      }),
    ]);
    expect([story.headline, story.description]).toEqual([lead.title, 'The ferry sails to the island again.']);
  });

  it.each([
    ['one word', 'A bakery stands where the ferry once moored.', ''],
    ['two words', 'A bakery stands on the island where the ferry once moored.', 'lent'],
  ])('of another report that shares %s with the headline', (_, summary, lent) => {
    const lead = { title: 'Ferry sails to Wend island', summary: 'It left at nine.', publishedAt: at(8) };
    const other = { publisherId: 'courier', title: 'Bread again?', summary, publishedAt: at(9) };
    const { description } = compose([aReport('a', lead), aReport('b', other)]);
    expect(description).toBe(lent && summary);
  });

  it('begins after the dateline', () => {
    const story = compose([aReport('a', { summary: 'WENDMOUTH (Reuters) - The ferry sails again.' })]);
    expect(story.sub_headline).toBe('The ferry sails again.');
  });

  it.each([
    ['en', 'This article was updated on Monday. The ferry sails again.', 'The ferry sails again.'],
    ['en', 'In this blog: all ferries sail again.', 'In this blog: all ferries sail again.'],
    ['nl', 'In dit liveblog lees je alles over havens. De veerboot vaart weer.', 'De veerboot vaart weer.'],
    [
      'nl',
      'De veerboot vaart weer. Volg de laatste ontwikkelingen in het liveblog.',
      'De veerboot vaart weer.',
    ],
    ['nl', 'In dit artikel houden we je op de hoogte van het 112-nieuws.', ''],
  ])('has no sentence about the page it stands on (%s): %s', (language, summary, text) => {
    expect(compose([aReport('a', { summary, language })]).sub_headline).toBe(text);
  });

  it.each([
    ['"The ferry sails again. And it will sail until the ice comes back to the…', '"The ferry sails again."'],
    ['“The ferry sails again. And it will sail until the ice comes back to the…', '“The ferry sails again.”'],
    [
      '„De veerboot vaart weer. En dat blijft zo totdat het ijs weer terug is in…',
      '„De veerboot vaart weer.”',
    ],
    ['"The ferry sails again.”', '"The ferry sails again.”'],
  ])('ends the quotation of which it has the beginning: %s', (summary, text) => {
    expect(compose([aReport('a', { summary })]).sub_headline).toBe(text);
  });

  it('is more than the number of a point', () => {
    const { sub_headline } = compose([aReport('a', { summary: '1. The ferry sails again and its crew…' })]);
    expect(sub_headline).toBe('');
  });

  it('is an older or thinking text that says the same before what was said of it', () => {
    const analysis = { ...NO_LABELS, genre: 'analysis' as const };
    const told = 'The ferry was sold to the island of Wend for nine million.';
    const praise = 'The captain is glad that the Wend ferry goes to an island.';
    const story = compose([
      aReport('a', { title: 'Ferry sold to Wend island', publishedAt: at(1) }),
      aReport('b', { title: 'Captain praises sale of ferry', summary: praise, publishedAt: at(2) }),
      aReport('c', { title: 'Who pays?', summary: told, publishedAt: at(3), labels: analysis }),
    ]);
    expect(story).toMatchObject({ headline: 'Ferry sold to Wend island', sub_headline: told });
  });

  it('comes from no report that is older than the headline, thinks about the news, or shares no words with it', () => {
    const lead = { title: 'Ferry sails to Wend island', summary: 'It left at nine.', publishedAt: at(9) };
    const other = {
      publisherId: 'courier',
      summary: 'The ferry to Wend island will sail if engineers allow it to.',
    };
    const essay = { ...NO_LABELS, genre: 'opinion' as const };
    for (const fields of [
      { ...other, publishedAt: at(8), title: 'Will the ferry sail to Wend island?' },
      { ...other, publishedAt: at(10), title: 'What the ferry to Wend island means', labels: essay },
      {
        ...other,
        publishedAt: at(10),
        title: 'Bakery opens?',
        summary: 'Nobody had baked there in all those years.',
      },
    ])
      expect(compose([aReport('a', lead), aReport('b', fields)]).description).toBe('');
  });

  it.each([
    ['en', 'The Wend ferry company has yet to comment.', 'The Wend ferry company blames fog.'],
    ['nl', 'De rederij van Wend heeft nog niet gereageerd.', 'De rederij van Wend wijst op mist.'],
  ])('tells who has not answered only while nobody tells the answer (%s)', (language, open, answer) => {
    const first = aReport('first', {
      title: 'Wend ferry company accused',
      language,
      summary: open,
      publishedAt: at(1),
    });
    const later = aReport('later', {
      publisherId: 'bugle',
      title: 'Wend ferry company accused again',
      language,
      summary: answer,
      publishedAt: at(2),
    });
    expect(compose([first]).sub_headline).toBe(open);
    expect(compose([first, later], compose([first])).sub_headline).toBe(answer);
  });

  it('takes the longest summary that says more', () => {
    const story = compose([
      aReport('a', { summary: 'A short summary.', publishedAt: at(1) }),
      aReport('b', {
        publisherId: 'courier',
        summary: 'A longer summary that says more.',
        publishedAt: at(2),
      }),
      aReport('c', {
        publisherId: 'koerier',
        language: 'nl',
        summary: 'Een nog veel langere samenvatting, in het Nederlands.',
      }),
    ]);
    expect(story).toMatchObject({
      sub_headline: 'A short summary.',
      description: 'A longer summary that says more.',
    });
  });

  it('is empty when nobody wrote any', () => {
    expect(compose([aReport('a')])).toMatchObject({ sub_headline: '', description: '' });
  });
});

describe('translations', () => {
  it('DATA-03 a Dutch report of the story is its Dutch text, before any supplied translation', () => {
    const story = compose([
      aReport('a', {
        publisherId: 'gazette',
        translations: { 'nl-NL': { headline: 'Vertaald', sub_headline: '', description: '' } },
      }),
      aReport('b', { publisherId: 'courier' }),
      aReport('c', {
        publisherId: 'koerier',
        language: 'nl',
        title: 'Brug dicht',
        summary: 'De brug is dicht.',
      }),
    ]);
    expect(story.translations).toEqual({
      'nl-NL': {
        headline: 'Brug dicht',
        sub_headline: 'De brug is dicht.',
        description: 'De brug is dicht.',
      },
    });
  });

  it('DATA-03 a Dutch story with an English report has English text', () => {
    const story = compose([
      aReport('a', { publisherId: 'koerier', language: 'nl' }),
      aReport('b', { publisherId: 'bode', language: 'nl' }),
      aReport('c', { publisherId: 'courier', title: 'Bridge closed' }),
    ]);
    expect(story.language).toBe('nl');
    expect(Object.keys(story.translations)).toEqual(['en-US']);
    expect(story.translations['en-US']?.headline).toBe('Bridge closed');
  });

  it.each([
    ['goes to the locale of the interface', 'en', { nl: 'Brug dicht' }, { 'nl-NL': 'Brug dicht' }],
    ['makes way for that locale', 'en', { nl: 'Dicht', 'nl-NL': 'Brug dicht' }, { 'nl-NL': 'Brug dicht' }],
    ['is dropped where the story is written in it', 'nl', { nl: 'Brug dicht' }, {}],
    [
      'of another language stays as it is',
      'en',
      { fr: 'Pont', 'nl-BE': 'Brug' },
      { fr: 'Pont', 'nl-BE': 'Brug' },
    ],
  ])(
    'DATA-03 a translation for a bare language %s',
    (_, language, supplied: Record<string, string>, expected) => {
      const translations = Object.fromEntries(
        Object.entries(supplied).map(([locale, headline]) => [
          locale,
          { headline, sub_headline: '', description: '' },
        ]),
      );
      const story = compose([aReport('a', { language, translations })]);
      const headlines = Object.entries(story.translations).map(([locale, { headline }]) => [
        locale,
        headline,
      ]);
      expect(Object.fromEntries(headlines)).toEqual(expected);
    },
  );

  it('a report that leaves the story takes its translation with it', () => {
    const first = aReport('a', { title: 'Bridge closed', publishedAt: at(9) });
    const dutch = aReport('b', { publisherId: 'koerier', title: 'Brug dicht', language: 'nl' });
    const both = compose([first, dutch]);
    expect(both.translations['nl-NL']?.headline).toBe('Brug dicht');
    const alone = compose([first], both);
    expect(alone.headline).toBe(both.headline);
    expect(alone.translations).toEqual({});
  });
});

describe('demo', () => {
  it.each([
    [['morning-star'], true],
    [['morning-star', 'gazette'], false],
    [['gazette'], false],
  ])('%j: %s', (publishers, demo) => {
    expect(compose(publishers.map((publisherId, n) => aReport(`r${n}`, { publisherId }))).demo).toBe(demo);
  });
});

describe('a publisher that is on the list no more', () => {
  const reports = [
    aReport('a', { publisherId: 'gazette', title: 'Wend ferry sold to northern island', publishedAt: at(8) }),
    aReport('b', { publisherId: 'gazette-sport', publishedAt: at(9) }),
    aReport('c', { publisherId: 'courier', publishedAt: at(10) }),
  ];
  const without =
    (...ids: string[]) =>
    (id: string) =>
      ids.includes(id) ? undefined : publishers(id);
  const told = ({ sources, origin_count }: Story) => ({
    origin_count,
    sources: sources.map(({ name, country, origin, demo }) => ({ name, country, origin, demo })),
  });

  it.each([[['gazette']], [['gazette-sport']], [['gazette', 'gazette-sport', 'courier']]])(
    'keeps its name, country and family in stories told anew: %j',
    (gone) => {
      const before = compose(reports);
      expect(told(composeStory('s1', reports, [before], without(...gone), NOW))).toEqual(told(before));
    },
  );

  it('keeps them where its reports go into another story', () => {
    const before = compose(reports);
    const split = composeStory('s2', reports.slice(0, 1), [before], without('gazette'), NOW);
    expect(told(split).sources).toEqual([{ name: 'Gazette', country: 'GB', origin: 'gazette', demo: false }]);
  });

  it('stays of its own family when it passes on what an agency wrote', () => {
    const passed = [
      { ...aReport('a', { publisherId: 'gazette-sport' }), agency: 'Reuters' },
      reports[1] as LabelledReport,
    ];
    const before = compose(passed);
    expect(told(composeStory('s1', passed, [before], without('gazette-sport'), NOW))).toEqual(told(before));
  });

  it('stays invented, and lends no headline beside one that is not', () => {
    const invented = aReport('i', { publisherId: 'morning-star', title: 'Wend ferry found on the moon' });
    const before = compose([invented]);
    const after = composeStory('s1', [...reports, invented], [before], without('morning-star'), NOW);
    expect(after.sources.find(({ report_id }) => report_id === 'i')).toMatchObject({
      name: 'Morning-star',
      demo: true,
    });
    expect(after.headline).not.toBe(invented.title);
    expect(composeStory('s1', [invented], [before], without('morning-star'), NOW).demo).toBe(true);
  });

  it('is named by its id where nothing is known of it', () => {
    const [source] = composeStory('s1', reports.slice(0, 1), [], without('gazette'), NOW).sources;
    expect(source).toMatchObject({ name: 'gazette', country: '', origin: 'gazette' });
  });
});
