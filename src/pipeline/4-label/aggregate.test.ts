import { describe, expect, it } from 'vitest';
import type { Labels, Place } from '../../contract/contract.ts';
import { aggregateLabels } from './story-labels.ts';

const LISBON: Place = { city: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.13 };
const PORTO: Place = { city: 'Porto', country: 'Portugal', latitude: 41.15, longitude: -8.61 };
const PORTUGAL: Place = { city: '', country: 'Portugal', latitude: 39.4, longitude: -8.2 };
const SPAIN: Place = { city: '', country: 'Spain', latitude: 40.5, longitude: -3.7 };

const labels = (change: Partial<Labels> = {}): Labels => ({
  genre: 'news',
  place: null,
  placeBasis: change.place ? 'named' : null,
  relevantCountries: [],
  categories: [],
  tags: [],
  cleanliness: 10,
  politicalNeutrality: 10,
  globalRelevance: 5,
  localRelevance: 5,
  reasons: { genre: '', cleanliness: [], politicalNeutrality: [] },
  ...change,
});

/** Reports of which only the labels are known. */
const aggregate = (all: Labels[]): Labels =>
  aggregateLabels(all.map((own) => ({ title: '', summary: '', labels: own })));

const at = (...places: (Place | null)[]): Place | null =>
  aggregate(places.map((place) => labels({ place }))).place;

describe('aggregateLabels', () => {
  it('refuses an empty story', () => {
    expect(() => aggregate([])).toThrow(RangeError);
  });

  it('one report keeps its labels', () => {
    const one = labels({
      place: LISBON,
      relevantCountries: ['Portugal'],
      categories: [{ key: 'world', confidence: 0.6 }],
      tags: ['tram'],
      cleanliness: 8.5,
      reasons: { genre: '', cleanliness: [{ text: '?', cost: 1.5 }], politicalNeutrality: [] },
    });
    expect(aggregate([one])).toEqual(one);
  });

  it('papers that have it among their home affairs say nothing where another names the country', () => {
    const home = labels({ place: SPAIN, placeBasis: 'home' });
    expect(aggregate([home, labels({ place: PORTUGAL }), home]).place).toEqual(PORTUGAL);
    expect(aggregate([home, home]).place).toEqual(SPAIN);
  });

  it.each<[string, (Place | null)[], Place | null]>([
    ['no place at all', [null, null], null],
    ['reports without a place do not vote', [null, null, LISBON], LISBON],
    ['most reports win', [SPAIN, LISBON, LISBON], LISBON],
    ['the country wins before the city', [SPAIN, SPAIN, PORTO, PORTO, PORTUGAL], PORTO],
    ['one caption among galleries without a place is no place', [null, null, null, LISBON], null],
    ['a city that one of three names is an aside', [PORTUGAL, PORTUGAL, LISBON], PORTUGAL],
    ['reports that agree on the country only', [PORTO, LISBON, { ...PORTO, city: 'Braga' }], PORTUGAL],
    ['a city named by one in two stands', [PORTUGAL, LISBON], LISBON],
    ['a city named by one in five does not', [PORTUGAL, PORTUGAL, PORTUGAL, PORTUGAL, LISBON], PORTUGAL],
    ['a tie goes to the first', [SPAIN, PORTUGAL], SPAIN],
  ])('place: %s', (_name, places, expected) => {
    expect(at(...places)).toEqual(expected);
  });

  it.each<[string, number, number, Place | null]>([
    ['one of two papers has it among its home affairs', 1, 1, PORTUGAL],
    ['half of four do: those of another country would say where', 2, 2, null],
    ['most do', 3, 2, PORTUGAL],
  ])('place that no text names: %s', (_name, atHome, silent, expected) => {
    const reports = [
      ...Array.from({ length: atHome }, () => labels({ place: PORTUGAL, placeBasis: 'home' })),
      ...Array.from({ length: silent }, () => labels()),
    ];
    expect(aggregate(reports).place).toEqual(expected);
  });

  it('sums categories over the reports and drops stray ones', () => {
    const world = { key: 'world', confidence: 0.8 };
    const crime = { key: 'crime', confidence: 0.2 };
    const found = aggregate([
      labels({ categories: [world] }),
      labels({ categories: [world, crime] }),
      labels({ categories: [world] }),
    ]).categories;
    expect(found).toEqual([world]);
  });

  it.each([
    [1, 2, ['world']],
    [1, 1, []],
    [2, 1, []],
  ])('what %i reports find no page for and %i do has %j', (without, having, expected) => {
    const world = labels({ categories: [{ key: 'world', confidence: 0.8 }] });
    const all = [
      ...Array.from({ length: without }, () => labels()),
      ...Array.from({ length: having }, () => world),
    ];
    expect(aggregate(all).categories.map(({ key }) => key)).toEqual(expected);
  });

  it('the scene beats who acts, and the seat of a publisher beats nothing', () => {
    const spain = labels({ place: SPAIN, placeBasis: 'named' });
    const scene = labels({ place: LISBON, placeBasis: 'scene' });
    expect(aggregate([spain, scene])).toMatchObject({ place: LISBON, placeBasis: 'scene' });
    const seat = labels({ place: { ...LISBON, city: '' }, placeBasis: 'seat' });
    expect(aggregate([seat, seat, spain]).place).toEqual(SPAIN);
  });

  it('a place was told by the best that a report of it says', () => {
    const seat = labels({ place: PORTUGAL, placeBasis: 'seat' });
    const named = labels({ place: PORTO, placeBasis: 'named' });
    const scene = labels({ place: LISBON, placeBasis: 'scene' });
    const told = (...all: Labels[]) => aggregate(all).placeBasis;
    expect(told(seat, scene)).toBe('scene');
    expect(told(seat, named)).toBe('named');
    expect(told(seat, seat)).toBe('seat');
    // Of two towns the country is left, and both are in it.
    expect(told(seat, named, scene)).toBe('scene');
  });

  it('reports that say it happens at sea outvote who acts', () => {
    const spain = labels({ place: SPAIN, placeBasis: 'named' });
    const atSea = labels({ place: null, placeBasis: 'scene' });
    expect(aggregate([spain, atSea])).toMatchObject({ place: null, placeBasis: null });
    expect(aggregate([spain, spain, spain, atSea]).place).toEqual(SPAIN);
  });

  it('one doubt does not outvote a country that is named', () => {
    const spain = labels({ place: SPAIN, placeBasis: 'named' });
    const anywhere = labels({ place: null, placeBasis: 'named' });
    expect(aggregate([spain, anywhere]).place).toEqual(SPAIN);
    expect(aggregate([anywhere, spain]).place).toEqual(SPAIN);
    expect(aggregate([anywhere, spain, anywhere]).place).toBe(null);
  });

  it('a story of several kinds is news when one of its reports is', () => {
    const of = (...genres: Labels['genre'][]) => aggregate(genres.map((genre) => labels({ genre }))).genre;
    expect(of('analysis', 'analysis', 'news')).toBe('news');
    expect(of('feature', 'analysis', 'analysis')).toBe('analysis');
  });

  it('keeps the countries that enough reports name, the place first', () => {
    const found = aggregate([
      labels({ place: LISBON, relevantCountries: ['Spain', 'Portugal'] }),
      labels({ place: LISBON, relevantCountries: ['Spain', 'Portugal'] }),
      labels({ relevantCountries: ['Spain'] }),
      labels({ relevantCountries: ['Spain'] }),
      labels({ relevantCountries: ['Chad'] }),
    ]).relevantCountries;
    expect(found).toEqual(['Portugal', 'Spain']);
  });

  it('averages scores, and the averaged costs still add up to what was lost', () => {
    const baiting = labels({
      cleanliness: 7,
      reasons: {
        genre: '',
        cleanliness: [
          { text: 'slams', cost: 1 },
          { text: '!', cost: 2 },
        ],
        politicalNeutrality: [],
      },
    });
    const { cleanliness, reasons } = aggregate([baiting, labels()]);
    expect(cleanliness).toBe(8.5);
    expect(10 - reasons.cleanliness.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(cleanliness, 5);
    expect(reasons.cleanliness[0]).toEqual({ text: '!', cost: 1 });
  });

  it('keeps at most eight tags, the most shared first', () => {
    const many = labels({ tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'z'] });
    expect(aggregate([many, labels({ tags: ['z'] })]).tags.join('')).toBe('zabcdefg');
  });

  it('a city has one tag, also where a report in Dutch does not say where it happens', () => {
    const place = { city: 'Antwerp', country: 'Belgium', latitude: 51.22, longitude: 4.4 };
    const told = [labels({ place, tags: ['Antwerp'] }), labels({ tags: ['Antwerpen', 'De Zwaluw'] })];
    expect(aggregate(told).tags).toEqual(['Antwerp', 'De Zwaluw']);
    expect(aggregate([labels({ tags: ['Antwerpen'] })]).tags).toEqual(['Antwerpen']);
  });

  it.each<[why: string, tags: string[][], expected: string[]]>([
    ['accents', [['mirá höltz', 'höltz'], ['mira holtz'], ['holtz', 'dam']], ['mirá höltz']],
    [
      'two ways to write a first name',
      [['alexey brandal'], ['alexei brandal', 'brandal']],
      ['alexey brandal'],
    ],
    ['a job in front', [['skipper mira holtz'], ['mira holtz']], ['mira holtz']],
    ['the beginning of a name', [['harbour'], ['harbour police']], ['harbour police']],
    ['a topic is no part of a name', [['energy'], ['energy board']], ['energy', 'energy board']],
    ['letters', [['WHB'], ['Wend Harbour Board', 'WHB']], ['Wend Harbour Board']],
    ['other letters', [['WHO'], ['Wend Harbour Board']], ['WHO', 'Wend Harbour Board']],
    ['brothers', [['mira holtz'], ['dirk holtz']], ['mira holtz', 'dirk holtz']],
    ['accents where anybody writes them', [['Ana Peres'], ['Ana Pérès'], ['Ana Péres']], ['Ana Pérès']],
  ])('one tag for one name: %s', (_why, tags, expected) => {
    expect(aggregate(tags.map((own) => labels({ tags: own }))).tags).toEqual(expected);
  });

  it('a country is no part of what is called after it', () => {
    const tags = { relevantCountries: ['Portugal'], tags: ['portugal', 'portugal telecom'] };
    expect(aggregate([labels(tags)]).tags).toEqual(['portugal', 'portugal telecom']);
  });

  it('of three reports, a tag that only one has is its publisher’s own', () => {
    const tags = [['dam', 'veldmark'], ['veldmark'], ['veldmark', 'desk']];
    expect(aggregate(tags.map((of) => labels({ tags: of }))).tags).toEqual(['veldmark']);
  });
});
