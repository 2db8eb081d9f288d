import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabelledReport, RankingCategory, Story } from '../../contract/contract.ts';
import { aReport, NO_LABELS } from '../../contract/testing/reports.ts';
import { decay, RANKING } from '../../ranking/ranking.ts';
import { at, compose } from './testing/stories.ts';

const told = (labels: Partial<LabelledReport['labels']>, fields: Partial<LabelledReport> = {}) => ({
  ...fields,
  labels: { ...NO_LABELS, globalRelevance: 2, ...labels },
});
const relevanceOf = ({ analytics }: Story): number => analytics.global_relevance;

const TOWN = aReport('a', told({}));
const ABROAD = aReport('b', told({}, { publisherId: 'courier' }));

describe('local relevance', () => {
  const nearby = (...reports: LabelledReport[]): number => compose(reports).analytics.local_relevance;
  const near = aReport('a', told({ localRelevance: 9 }));
  const beside = (publisherId: string) => aReport('b', told({ localRelevance: 9 }, { publisherId }));

  it('is lower for what happens in another country', () => {
    expect(nearby(aReport('a', told({ localRelevance: 1 })))).toBeLessThan(nearby(near));
  });

  it('grows with what it is about, who tells it and what happened, as importance to the world does', () => {
    expect(nearby(aReport('a', told({ localRelevance: 9, globalRelevance: 3 })))).toBeGreaterThan(
      nearby(near),
    );
    expect(nearby(near, beside('bbc'))).toBeGreaterThan(nearby(near, beside('bugle')));
    expect(nearby(near, beside('bugle'))).toBeGreaterThan(nearby(near));
    expect(nearby({ ...near, title: 'Storm kills 120 in Wendland' })).toBeGreaterThan(nearby(near));
  });

  it('does not grow with how far away others tell it', () => {
    expect(nearby(near, beside('courier'))).toBe(nearby(near, beside('bbc')));
  });

  describe('of games and stages', () => {
    const about = (key: 'sports' | 'entertainment' | null, fields: Partial<LabelledReport> = {}) => {
      const categories = key ? [{ key, confidence: 1 }] : [];
      return aReport(fields.publisherId ?? 'a', told({ localRelevance: 9, categories }, fields));
    };

    it.each(['sports', 'entertainment'] as const)(
      'is lower when a whole country is told of it: %s',
      (key) => {
        expect(nearby(about(null)) - nearby(about(key))).toBeCloseTo(2);
      },
    );

    it('is that of other news when newsrooms of regions alone tell it', () => {
      const regions = ['bugle', 'echo'].map((publisherId) => ({ publisherId }));
      expect(nearby(...regions.map((of) => about('sports', of)))).toBe(
        nearby(...regions.map((of) => about(null, of))),
      );
    });

    it.each([
      { what: 'a match', fields: {}, less: 0.8 },
      { what: 'a match that weighs', fields: { title: 'Striker arrested' }, less: 0.64 },
      { what: 'a life', labels: { genre: 'obituary' as const }, less: 0 },
      { what: 'a stage', key: 'entertainment' as const, less: 0 },
    ])('is lower when one newsroom of a region alone tells of a game: $what', ({ less, ...of }) => {
      const { fields = {}, labels = {}, key = 'sports' } = of;
      const place = (first: 'sports' | 'entertainment' | null) => {
        const report = about(first, { publisherId: 'bugle', ...fields });
        const story = compose([{ ...report, labels: { ...report.labels, ...labels } }]);
        return story.reasons.place ?? Number.NaN;
      };
      expect(place(null) - place(key)).toBeCloseTo(less);
    });

    it('loses less the more it weighs, and nothing when it is front-page news', () => {
      const gravityOf = (story: Story) =>
        story.reasons.importance.find(({ part }) => part === 'gravity')?.points ?? 0;
      const toldByTwo = (title: string) =>
        compose(['gazette', 'herald'].map((publisherId) => about('sports', { publisherId, title })));
      const [arrested, moves] = [toldByTwo('Striker arrested'), toldByTwo('Striker changes clubs')];
      expect(gravityOf(arrested)).toBeGreaterThan(0);
      expect(arrested.analytics.local_relevance - moves.analytics.local_relevance).toBeCloseTo(
        2 * gravityOf(arrested),
      );
      const everywhere = (key: 'sports' | null) =>
        nearby(...['gazette', 'herald', 'bbc', 'courier'].map((publisherId) => about(key, { publisherId })));
      expect(everywhere('sports')).toBe(everywhere(null));
    });
  });
});

describe('global relevance', () => {
  const frontPage = (story: Story) =>
    story.reasons.importance.filter(({ part }) => part === 'worldwide' || part === 'widely');

  it('grows with every newsroom of its own, and with the countries they write from', () => {
    const one = relevanceOf(compose([TOWN]));
    const neighbour = relevanceOf(compose([TOWN, aReport('c', told({}, { publisherId: 'bbc' }))]));
    const abroad = relevanceOf(compose([TOWN, ABROAD]));
    expect(neighbour).toBeGreaterThan(one);
    expect(abroad).toBeGreaterThan(neighbour);
  });

  it('grows again with a third country', () => {
    const pointsFor = (...publishers: string[]): number =>
      compose(publishers.map((publisherId) => aReport(publisherId, told({}, { publisherId }))))
        .reasons.importance.filter(({ part }) => part === 'countries')
        .reduce((sum, { points }) => sum + points, 0);
    expect(pointsFor('gazette', 'bbc')).toBe(0);
    expect(pointsFor('gazette', 'courier')).toBeGreaterThan(0);
    expect(pointsFor('gazette', 'courier', 'koerier')).toBeGreaterThan(pointsFor('gazette', 'courier'));
  });

  it('an invented newsroom writes from no country', () => {
    const partsOf = (publisherId: string): string[] =>
      compose([ABROAD, aReport('c', told({}, { publisherId }))]).reasons.importance.map(({ part }) => part);
    expect(partsOf('bbc')).toContain('countries');
    expect(partsOf('morning-star')).not.toContain('countries');
  });

  it('a newsroom of one region that tells it alone counts as one', () => {
    const alone = (publisherId: string) =>
      compose([aReport('a', told({}, { publisherId }))]).reasons.importance;
    expect(alone('bugle')).toEqual(alone('gazette'));
  });

  it('does not grow with reprints and sister papers', () => {
    const sister = aReport('b', told({}, { publisherId: 'gazette-sport' }));
    expect(relevanceOf(compose([TOWN, sister]))).toBe(relevanceOf(compose([TOWN])));
  });

  it('a newsroom of one region counts for less than one of a country', () => {
    const beside = (publisherId: string): number =>
      relevanceOf(compose([TOWN, aReport('c', told({}, { publisherId }))]));
    expect(beside('bugle')).toBeLessThan(beside('bbc'));
    expect(beside('bugle')).toBeGreaterThan(relevanceOf(compose([TOWN])));
  });

  it('a newsroom that writes of one subject only counts for less, and is told so', () => {
    const importance = (publisherId: string) =>
      compose([TOWN, aReport('c', told({}, { publisherId }))]).reasons.importance;
    const parts = (publisherId: string) =>
      importance(publisherId).filter(({ part }) => ['origins', 'regional', 'specialist'].includes(part));
    expect(parts('bbc')).toEqual([{ part: 'origins', points: 1.7, count: 2 }]);
    expect(parts('gadgets')).toEqual([
      { part: 'origins', points: 1.7, count: 2 },
      { part: 'specialist', points: -0.71, count: 1 },
    ]);
  });

  it('the newsrooms of a region and of a subject are each counted once', () => {
    const publishers = ['gazette', 'bbc', 'bugle', 'gadgets', 'robots'];
    const { importance } = compose(
      publishers.map((publisherId) => aReport(publisherId, told({}, { publisherId }))),
    ).reasons;
    const counts = importance.flatMap(({ part, count }) => (count === undefined ? [] : [[part, count]]));
    expect(counts).toContainEqual(['regional', 1]);
    expect(counts).toContainEqual(['specialist', 2]);
  });

  it('grows when a newsroom has several reports of its own, and says how many', () => {
    const second = aReport('d', told({}, { title: 'Harbour of Wendmouth opens' }));
    const story = compose([TOWN, second]);
    expect(relevanceOf(story)).toBeGreaterThan(relevanceOf(compose([TOWN])));
    expect(story.reasons.importance).toContainEqual({ part: 'reports', points: 0.8, count: 2 });
  });

  it('what one newsroom alone tells weighs less, unless it is grave', () => {
    const points = (title: string): number | undefined =>
      compose([{ ...TOWN, title }]).reasons.importance.find(({ part }) => part === 'alone')?.points;
    expect(points('Bakery opens')).toBe(-1.8);
    expect(points('Parliament ousts president')).toBe(-0.3);
    expect(points('Storm kills 120 in Wendland')).toBeUndefined();
  });

  it.each<{ what: string; by?: string[]; keys?: RankingCategory[]; title?: string; points: number }>([
    { what: 'its subject', points: -2.2 },
    { what: 'its subject, gravely', title: 'Parliament ousts president', points: -0.7 },
    { what: 'its subject, and politics has a part in it', keys: ['health', 'politics'], points: -1.8 },
    { what: 'its subject, as another does', by: ['gadgets', 'robots'], points: -1.8 },
    { what: 'everything', by: ['gazette'], points: -1.8 },
  ])('what one newsroom alone tells weighs less where it writes of $what', (of) => {
    const { points, by = ['gadgets'], keys = ['health'], title = 'Bakery opens' } = of;
    const categories = keys.map((key) => ({ key, confidence: 1 }));
    const { importance } = compose(
      by.map((publisherId) => aReport(publisherId, told({ categories }, { publisherId, title }))),
    ).reasons;
    expect(importance.find(({ part }) => part === 'alone')?.points).toBe(points);
  });

  describe('what newsrooms of one country alone tell of it', () => {
    const part = (relevantCountries: string[], fields: Partial<LabelledReport> = {}, ...others: string[]) =>
      compose(
        [undefined, ...others].map((publisherId, index) =>
          aReport(
            String(index),
            told({ relevantCountries }, { ...fields, ...(publisherId && { publisherId }) }),
          ),
        ),
      ).reasons.importance.find(({ part }) => part === 'home')?.points;

    it('weighs less, less what it weighs', () => {
      expect(part(['United Kingdom'])).toBe(-2);
      expect(part(['United Kingdom'], {}, 'bbc')).toBe(-2);
      expect(part(['United Kingdom'], { title: 'Storm kills one in Wendland' })).toBe(-1.4);
      expect(part(['United Kingdom'], { title: 'Storm kills 120 in Wendland' })).toBeUndefined();
    });

    it('is told from the country it concerns where a publisher relays what its newsrooms write', () => {
      expect(part(['Chad'], { publisherId: 'relay' })).toBe(-2);
      expect(part(['Chad', 'Mali'], { publisherId: 'relay' })).toBeUndefined();
      expect(part(['Chad'], { publisherId: 'relay' }, 'courier')).toBeUndefined();
    });

    it('does not where another country tells it or is concerned, nor in a language read at home only', () => {
      expect(part(['United Kingdom'], {}, 'courier')).toBeUndefined();
      expect(part(['United Kingdom', 'Chad'])).toBeUndefined();
      expect(part(['Chad'])).toBeUndefined();
      expect(part([])).toBeUndefined();
      expect(part(['Netherlands'], { publisherId: 'koerier', language: 'nl' })).toBeUndefined();
    });
  });

  it('what two newsrooms of regions tell weighs as little as what one of a country does', () => {
    const alone = (...publishers: string[]): boolean =>
      compose(
        publishers.map((publisherId) => aReport(publisherId, told({}, { publisherId }))),
      ).reasons.importance.some(({ part }) => part === 'alone');
    expect([alone('bugle', 'echo'), alone('bugle', 'bbc'), alone('gazette', 'bbc')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('no story becomes too small for readers far away because one newsroom alone has it, nor do all become alike', () => {
    const alone = (globalRelevance: number): number =>
      relevanceOf(compose([aReport('a', told({ globalRelevance }))]));
    expect([alone(2.9), alone(3.4), alone(3.8), alone(6)]).toEqual([1.1, 3.1, 3.2, 4.2]);
  });

  it('grows with gravity, and says the words', () => {
    const story = compose([{ ...TOWN, title: 'Storm kills 120 in Wendland' }]);
    expect(relevanceOf(story)).toBeGreaterThan(relevanceOf(compose([TOWN])));
    expect(story.reasons.importance).toContainEqual({ part: 'gravity', points: 3.5, text: 'kills 120' });
  });

  it('the words of war weigh less in games', () => {
    const sports = { categories: [{ key: 'sports', confidence: 1 }] };
    const title = 'Wendland bomb rivals with 5 goals';
    expect(relevanceOf(compose([aReport('a', told(sports, { title }))]))).toBeLessThan(
      relevanceOf(compose([aReport('a', told({}, { title }))])),
    );
  });

  it.each([
    ['Wendland win gold in Wendmouth', 'honours'],
    ['Stand of Wendmouth stadium kills 30', 'many deaths'],
  ])('games have in earnest: %s (%s)', (title) => {
    const sports = { categories: [{ key: 'sports' as const, confidence: 1 }] };
    const gravity = (labels: Partial<LabelledReport['labels']>): number | undefined =>
      compose([aReport('a', told(labels, { title }))]).reasons.importance.find(
        ({ part }) => part === 'gravity',
      )?.points;
    expect(gravity(sports)).toBe(gravity({}));
  });

  it('one desk’s remark on deaths is not the event of ten', () => {
    const calm = ['a', 'b', 'c', 'd'].map((id) => aReport(id, told({})));
    const remark = aReport('e', told({}, { title: 'Storm kills 120 in Wendland' }));
    const grave = (...reports: LabelledReport[]): boolean =>
      compose(reports).reasons.importance.some(({ part }) => part === 'gravity');
    expect(grave(...calm, remark)).toBe(false);
    expect(grave(...calm.slice(0, 2), remark)).toBe(false);
    expect(grave(...calm.slice(0, 1), remark)).toBe(true);
    // Two of five are the share that is enough.
    expect(grave(...calm.slice(0, 3), remark, { ...remark, id: 'f' })).toBe(true);
  });

  it('has the gravity of a finished report, not of what else a live blog tells', () => {
    const blog = aReport('b', told({ genre: 'live' }, { title: 'Storm kills 120 • Bakery opens' }));
    const story = compose([{ ...TOWN, title: 'Bakery opens' }, blog]);
    expect(story.reasons.importance.some(({ part }) => part === 'gravity')).toBe(false);
  });

  it('shrinks when few live blogs alone tell it, and not when many do', () => {
    const blogs = (...publisherIds: string[]): Story =>
      compose(
        publisherIds.map((publisherId, n) => aReport(`l${n}`, told({ genre: 'live' }, { publisherId }))),
      );
    const points = (story: Story): number | undefined =>
      story.reasons.importance.find(({ part }) => part === 'live')?.points;
    expect(points(blogs('gazette'))).toBe(-2);
    expect(points(blogs('gazette', 'bbc', 'courier'))).toBeUndefined();
    expect(points(compose([TOWN, aReport('b', told({ genre: 'live' }))]))).toBeUndefined();
  });

  it('several reports of a newsroom of one region count for less: it prints every collision', () => {
    const points = (publisherId: string): number | undefined =>
      compose(
        ['Harbour opens', 'Harbour is full', 'Harbour closes', 'Harbour sold'].map((title, n) =>
          aReport(`r${n}`, told({}, { publisherId: n < 2 ? publisherId : 'gazette', title })),
        ),
      ).reasons.importance.find(({ part }) => part === 'reports')?.points;
    expect(points('bugle')).toBeLessThan(points('bbc') ?? 0);
  });

  it('shrinks when nobody tells it as news', () => {
    const essay = aReport('a', told({ genre: 'opinion' }));
    expect(relevanceOf(compose([essay]))).toBeLessThan(relevanceOf(compose([TOWN])));
  });

  describe('told in pictures only', () => {
    const told8 = 'Mine collapse kills 8 in Wendland';
    const pictured = (title: string, genre: 'video' | 'gallery' | 'opinion' = 'video') =>
      compose([aReport('a', told({ genre, relevantCountries: ['Chad'] }, { title }))]);
    const partOf = (story: Story, name: string) =>
      story.reasons.importance.find(({ part }) => part === name)?.points;

    it.each([
      ['a video', told8, 'video', true],
      ['a gallery', told8, 'gallery', true],
      ['an essay', told8, 'opinion', false],
      ['two dead', 'Mine collapse kills 2 in Wendland', 'video', false],
      ['no dead', 'Attack on mine in Wendland', 'video', false],
      ['a memory', 'Anniversary of mine collapse that killed 8', 'video', false],
      ['a fear', 'Drill for mine collapse that kills 8', 'video', false],
    ] as const)('has the gravity of a toll in the headline: %s', (_what, title, genre, has) => {
      const story = pictured(title, genre);
      expect((partOf(story, 'gravity') ?? 0) > 0).toBe(has);
      expect(frontPage(story)).toEqual(has ? [{ part: 'worldwide', points: 0, count: 0 }] : []);
    });

    it('is still called no news, and loses nothing by it', () => {
      expect([partOf(pictured(told8), 'kind'), partOf(pictured('Bakery opens'), 'kind')]).toEqual([0, -1.5]);
    });

    it('weighs among reports that do not say so', () => {
      const video = aReport('a', told({ genre: 'video' }, { title: told8 }));
      const story = compose([video, { ...ABROAD, title: 'Mine in Wendland closed' }]);
      expect(partOf(story, 'gravity')).toBeGreaterThan(2.5);
    });
  });

  it('shrinks for a life that one newsroom alone tells', () => {
    const life = (publisherId: string) => aReport(publisherId, told({ genre: 'obituary' }, { publisherId }));
    const partsOf = (story: Story) => story.reasons.importance.filter(({ part }) => part === 'life');
    expect(partsOf(compose([life('gazette')]))).toEqual([{ part: 'life', points: -1 }]);
    expect(partsOf(compose([life('gazette'), life('courier')]))).toEqual([]);
    expect(partsOf(compose([life('gazette'), aReport('news', told({}))]))).toEqual([]);
  });

  it('what is reported from two countries is lifted to what the ranking asks, and no further', () => {
    const crime = { categories: [{ key: 'crime', confidence: 1 }], globalRelevance: 1 };
    const story = compose([aReport('a', told(crime)), aReport('b', told(crime, { publisherId: 'courier' }))]);
    expect(relevanceOf(story)).toBe(6);
    const grave = { ...crime, globalRelevance: 6 };
    const more = compose([aReport('a', told(grave)), aReport('b', told(grave, { publisherId: 'courier' }))]);
    expect(more.reasons.importance.map(({ part }) => part)).not.toContain('abroad');
  });

  const PAPERS = ['gazette', 'courier', 'bbc'];

  it.each([
    ['what two newsrooms tell and what weighs much', ['politics'], ['gazette', 'bbc'], 5, true],
    ['a match of the world', ['sports'], ['gazette', 'bbc'], 5, true],
    ['what weighs less', ['politics'], ['gazette', 'bbc'], 4, false],
    ['what one newsroom tells', ['politics'], ['gazette'], 9, false],
    ['what two newsrooms of regions tell', ['politics'], ['bugle', 'echo'], 9, false],
    ['what two newsrooms of a subject tell', ['technology'], ['gadgets', 'robots'], 9, false],
  ] as const)('says that it is weighed as front-page news, and stays on its own page: %s', (...row) => {
    const [, keys, papers, globalRelevance, is] = row;
    const labels = { categories: keys.map((key) => ({ key, confidence: 1 })), globalRelevance };
    const story = compose(papers.map((publisherId) => aReport(publisherId, told(labels, { publisherId }))));
    expect(story.categories).toEqual(keys);
    expect(frontPage(story)).toEqual(is ? [{ part: 'widely', points: 0, count: papers.length }] : []);
  });

  it.each([
    ['three and an attack', PAPERS, 'Bombing at Wendland market', true],
    ['three and a theft', PAPERS, 'Theft at Wendland market', false],
    ['two and an attack', ['gazette', 'bbc'], 'Bombing at Wendland market', false],
  ] as const)(
    'a grave crime that some newsrooms tell is none of its town: %s',
    (_what, papers, title, is) => {
      const labels = { categories: [{ key: 'crime' as const, confidence: 1 }], globalRelevance: 0 };
      const story = compose(
        papers.map((publisherId) => aReport(publisherId, told(labels, { publisherId, title }))),
      );
      expect(frontPage(story)).toEqual(is ? [{ part: 'widely', points: 0, count: 3 }] : []);
    },
  );

  it('what many newsrooms think about is no front-page news', () => {
    const essays = [...PAPERS, 'koerier', 'herald'].map((publisherId) =>
      aReport(publisherId, told({ genre: 'opinion', globalRelevance: 9 }, { publisherId })),
    );
    expect(frontPage(compose(essays))).toEqual([]);
  });

  describe('of what went on for days, its last day', () => {
    const HOUR = 3_600_000;
    const hoursLater = (hours: number): string => new Date(Date.parse(at(0)) + hours * HOUR).toISOString();
    const report = (publisherId: string, hours: number, title: string) =>
      aReport(`${publisherId}${hours}`, told({}, { publisherId, title, publishedAt: hoursLater(hours) }));
    it.each([
      ['in full within 18 hours', [0, 1, 15, 18], 4, 3.4],
      ['for less when some told it before', [0, 1, 15, 30], 4, 2.78],
      ['only the last ones when they alone have more', [0, 50, 51, 52], 3, 2.69],
      ['none of half a week before', [0, 1, 15, 100], undefined, undefined],
    ])('counts newsrooms %s', (_what, hours, count, points) => {
      const names = ['gazette', 'bbc', 'courier', 'koerier'];
      const story = compose(names.map((name, n) => report(name, hours[n] ?? 0, `Harbour opens ${n}`)));
      const origins = story.reasons.importance.find(({ part }) => part === 'origins');
      expect(origins && [origins.count, origins.points]).toEqual(count && [count, points]);
    });

    it('a newer report that says the same sets it no lower at that moment', () => {
      /** Importance, less with age and more with coverage, as the ranking has it. */
      const standing = (story: Story, now: number): number => {
        const { halfLifeHours, recencyHalfLifeHours, coverageCap, coverageWindowHours, trending } = RANKING;
        const hoursAgo = ({ publishedAt }: Story['sources'][number]) =>
          (now - Date.parse(publishedAt ?? '')) / HOUR;
        const age = Math.min(...story.sources.map(hoursAgo));
        const recent = story.sources.filter((source) => hoursAgo(source) <= coverageWindowHours);
        const origins = new Set(recent.map(({ origin }) => origin)).size;
        const coverage = Math.log(1 + origins) / Math.log(1 + coverageCap);
        const trend = trending.coverage * coverage + trending.recency * decay(age, recencyHalfLifeHours);
        return relevanceOf(story) * decay(age, halfLifeHours) * trend;
      };
      const aPublisher = fc.constantFrom('gazette', 'bbc', 'courier', 'koerier', 'herald', 'relay');
      const hours = (max: number) => fc.integer({ min: 0, max });
      const aStory = fc.record({
        before: fc.array(fc.tuple(aPublisher, hours(36)), { minLength: 1, maxLength: 8 }),
        newer: fc.tuple(aPublisher, hours(72)),
        globalRelevance: fc.double({ min: 2, max: 5, noNaN: true }),
      });
      fc.assert(
        fc.property(aStory, ({ before: told, newer: [by, after], globalRelevance }) => {
          const newest = Math.max(...told.map(([, hour]) => hour));
          const reports = [...told, [by, newest + after] as const].map(([publisherId, hour], n) => {
            const labels = { ...NO_LABELS, globalRelevance };
            return { ...report(publisherId, hour, `Harbour opens ${n}`), id: `r${n}`, labels };
          });
          const now = Date.parse(reports.at(-1)?.publishedAt ?? '');
          const before = standing(compose(reports.slice(0, -1)), now);
          expect(standing(compose(reports), now)).toBeGreaterThanOrEqual(before - 0.01);
        }),
      );
    });

    it('is as grave as what happened, whenever it was told', () => {
      const story = compose([
        report('gazette', 0, 'Storm kills 120 in Wendland'),
        report('bbc', 30, 'Harbour opens'),
      ]);
      expect(story.reasons.importance).toContainEqual({ part: 'gravity', points: 3.5, text: 'kills 120' });
    });

    it('is no less news of two countries where one told it before', () => {
      const crime = { categories: [{ key: 'crime', confidence: 1 }], globalRelevance: 1 };
      const before = aReport('a', told(crime));
      const after = aReport('b', told(crime, { publisherId: 'courier', publishedAt: hoursLater(30) }));
      expect(relevanceOf(compose([before, after]))).toBe(6);
    });

    it('is not alone where another newsroom told it before', () => {
      const alone = (...reports: LabelledReport[]): boolean =>
        compose(reports).reasons.importance.some(({ part }) => part === 'alone');
      expect(alone(report('gazette', 30, 'Harbour closes'))).toBe(true);
      expect(alone(report('bbc', 0, 'Harbour opens'), report('gazette', 30, 'Harbour closes'))).toBe(false);
    });
  });

  it('counts the country of a newsroom whose first report is an essay', () => {
    const essay = aReport(
      'essay',
      told({ genre: 'opinion' }, { publisherId: 'courier', publishedAt: at(1) }),
    );
    const report = aReport('report', told({}, { publisherId: 'courier', publishedAt: at(2) }));
    const countries = compose([TOWN, essay, report]).reasons.importance.find(
      ({ part }) => part === 'countries',
    );
    expect(countries?.count).toBe(2);
  });

  it.each([
    ['Gunmen kill 33 at Wendland market', 'crime', true],
    ['Gunman kills 2 at Wendland market', 'crime', false],
    ['Storm kills 33 in Wendland', 'environment', true],
    ['Storm kills 2 in Wendland', 'environment', false],
  ] as const)('many deaths are weighed as world news, whoever tells them: %s (%s)', (title, key, asWorld) => {
    const story = compose([aReport('a', told({ categories: [{ key, confidence: 1 }] }, { title }))]);
    const expected = { part: 'worldwide', points: 0, count: 0 };
    expect(story.reasons.importance.filter(({ part }) => part === 'worldwide')).toEqual(
      asWorld ? [expected] : [],
    );
  });

  it.each([
    ['an attack abroad', 'Bombing at Wendland market', ['Chad'], true],
    ['a fall of a government abroad', 'Prime minister resigns', ['Chad'], true],
    [
      'an attack on two countries, one of them abroad',
      'Bombing at Wendland market',
      ['United Kingdom', 'Chad'],
      true,
    ],
    ['an attack at home', 'Bombing at Wendland market', ['United Kingdom'], false],
    ['an attack nobody knows where', 'Bombing at Wendland market', [], false],
    ['a death abroad', 'Storm kills one in Wendland', ['Chad'], false],
  ])('what is grave and told from another country is world news, whoever tells it: %s', (...row) => {
    const [, title, relevantCountries, asWorld] = row;
    const expected = { part: 'worldwide', points: 0, count: 0 };
    expect(frontPage(compose([aReport('a', told({ relevantCountries }, { title }))]))).toEqual(
      asWorld ? [expected] : [],
    );
  });

  it('says once that it is weighed as world news', () => {
    const labels = { categories: [{ key: 'crime' as const, confidence: 1 }], globalRelevance: 9 };
    const title = 'Gunmen kill 33 at Wendland market';
    const story = compose(
      PAPERS.map((publisherId, n) => aReport(`r${n}`, told(labels, { publisherId, title: `${title} ${n}` }))),
    );
    expect(frontPage(story)).toEqual([{ part: 'worldwide', points: 0, count: 0 }]);
  });

  it('its parts add up to it, kept within 0 and 10, whatever the reports', () => {
    const aTold = fc.record({
      publisherId: fc.constantFrom('gazette', 'courier', 'bbc', 'koerier'),
      globalRelevance: fc.double({ min: 0, max: 10, noNaN: true }),
      genre: fc.constantFrom('news' as const, 'opinion' as const, 'obituary' as const, 'live' as const),
      title: fc.constantFrom('Storm kills 120', 'Minister resigns', 'Bakery opens'),
    });
    fc.assert(
      fc.property(fc.array(aTold, { minLength: 1, maxLength: 8 }), (list) => {
        const reports = list.map(({ publisherId, title, ...labels }, index) =>
          aReport(`r${index}`, told(labels, { publisherId, title })),
        );
        const story = compose(reports);
        const sum = story.reasons.importance.reduce((total, { points }) => total + points, 0);
        expect(relevanceOf(story)).toBeCloseTo(Math.min(10, Math.max(0, sum)), 1);
        expect(relevanceOf(compose(reports.toReversed()))).toBe(relevanceOf(story));
      }),
    );
  });
});
