import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../tokens.ts';
import { judgeCleanliness } from './cleanliness.ts';
import { judgeNeutrality } from './neutrality.ts';
import { globalRelevance, localRelevance, type RelevanceFacts } from './relevance.ts';
import type { Judged } from './score.ts';

/** Headlines of either language stand side by side here, and the words of both are asked, as for a language that has none. */
const ANY = '';
const clean = (headline: string, summary = ''): Judged =>
  judgeCleanliness(readText(headline), readText(summary), ANY);
const neutral = (headline: string, url = 'https://a.example/news/1'): Judged =>
  judgeNeutrality(readText(headline), readText(''), url, ANY);

describe('cleanliness', () => {
  it.each([
    'Council approves plan for new bridge',
    'Court rules that dam may be built',
    'NATO and ASEAN ministers meet in Hanoi',
    'Gemeenteraad stemt in met nieuwe brug',
    'Death toll rises to 30,000',
  ])('%j is plain', (headline) => {
    expect(clean(headline)).toEqual({ points: 10, reasons: [] });
  });

  it.each([
    ["You won't believe what this cat did", "You won't believe"],
    ['Dit ga je niet geloven: kat redt hond', 'Dit ga je niet geloven'],
    ['Here’s why prices rise'.replace('’', "'"), "Here's why"],
    ['Dit is waarom de prijzen stijgen', 'Dit is waarom'],
    ['10 reasons to move', '10 reasons'],
    ['Shocking scenes at harbour', 'Shocking'],
    ['Minister slams rival', 'slams'],
    ['Is this the end of summer?', '?'],
    ['Rain at last!', '!'],
    ['Harbour closed 😱', '😱'],
    ['BREAKING: harbour closed', 'BREAKING'],
    ['TOTAL CHAOS at harbour', 'TOTAL'],
    ['What happened next…', '…'],
  ])('%j loses points for %j', (headline, reason) => {
    const { points, reasons } = clean(headline);
    expect(points).toBeLessThan(10);
    expect(reasons.map(({ text }) => text)).toContain(reason);
  });

  it('the worst headline stops at zero', () => {
    const { points } = clean(
      "SHOCKING TRUTH: 10 secrets you won't believe! This is why everything you need to know goes viral?!",
    );
    expect(points).toBe(0);
  });
});

describe('political neutrality', () => {
  it.each(['Minister resigns after vote', 'Parties agree on budget', 'Coalitie bereikt akkoord'])(
    '%j is neutral',
    (headline) => {
      expect(neutral(headline)).toEqual({ points: 10, reasons: [] });
    },
  );

  it.each([
    ['Radical left blocks budget again', 'Radical left'],
    ['Shameful vote in parliament', 'Shameful'],
    ['Linkse kerk boos over plan', 'Linkse kerk'],
    ['Minister beweert dat plan werkt', 'beweert'],
    ['Controversial bill passes', 'Controversial'],
    ['Opinion: the budget is late', 'Opinion'],
  ])('%j loses points for %j', (headline, reason) => {
    expect(neutral(headline).reasons.map(({ text }) => text)).toContain(reason);
  });

  it('words inside quotation marks are somebody else’s', () => {
    expect(neutral('Senator calls vote “shameful” and ‘corrupt’').points).toBe(10);
    expect(neutral('Senator calls vote "shameful"').points).toBe(10);
  });

  it('an opinion page costs three points, and quotes what a headline calls itself, but no part of an address', () => {
    const reasons = (headline: string, url: string) => neutral(headline, url).reasons;
    expect(reasons('The budget is late', 'https://a.example/opinie/1/budget')).toEqual([
      { text: '', cost: 3 },
    ]);
    expect(reasons('Opinion: the budget is late', 'https://a.example/1')).toEqual([
      { text: 'Opinion', cost: 3 },
    ]);
    expect(neutral('The budget is late', 'https://a.example/opinion/2026/budget').points).toBe(7);
    expect(neutral('The budget is late', 'https://a.example/news/opinion-polls').points).toBe(10);
  });
});

describe('every judgement', () => {
  it('the costs add up to the points lost, for any text', () => {
    const bait = fc.constantFrom(
      'shocking',
      '!',
      '?',
      'you',
      'slams',
      'corrupt',
      '…',
      'WATCH',
      'regime',
      '10 tips',
      ' ',
      'bridge',
    );
    fc.assert(
      fc.property(fc.array(bait, { maxLength: 30 }), (words) => {
        const text = words.join(' ');
        for (const { points, reasons } of [clean(text, text), neutral(text)]) {
          const lost = reasons.reduce((sum, { cost }) => sum + cost, 0);
          expect(points + lost).toBeCloseTo(10, 5);
          expect(points).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('relevance', () => {
  const facts = (change: Partial<RelevanceFacts> = {}): RelevanceFacts => ({
    scope: 'national',
    cityKnown: false,
    atHome: null,
    foreignCountries: 0,
    category: null,
    worldly: false,
    text: 'Something happened\n',
    genre: 'news',
    ...change,
  });

  it.each<[string, Partial<RelevanceFacts>]>([
    ['a publisher for the world', { scope: 'global' }],
    ['a second country', { foreignCountries: 1 }],
    ['world news', { category: 'world' }],
    ['an international body', { text: 'The UN reports\n' }],
    ['a great event', { text: 'Earthquake felt\n' }],
  ])('%s raises global relevance', (_name, change) => {
    expect(globalRelevance(facts(change))).toBeGreaterThan(globalRelevance(facts()));
  });

  it('an election abroad matters as much as other news from abroad, a match abroad does not', () => {
    const world = globalRelevance(facts({ category: 'world', worldly: true }));
    expect(globalRelevance(facts({ category: 'politics', worldly: true }))).toBe(world);
    expect(globalRelevance(facts({ category: 'sports', worldly: true }))).toBeLessThan(world);
  });

  it.each<[string, Partial<RelevanceFacts>]>([
    ['a regional publisher', { scope: 'regional' }],
    ['crime', { category: 'crime' }],
    ['a quiz', { genre: 'service' }],
    ['the daily report of a market', { text: 'Wall Street opens lower\n' }],
    ['a market that waits', { text: 'Ogen van beleggers gericht op cijfers van de haven\n' }],
    ['a preview', { text: 'Voorbeschouwing: Wendland ontvangt Zandland\n' }],
    ['an outage that is over', { text: 'Ferry app recovers from ‘brief’ global outage\n' }],
    ['power that is back', { text: 'Stroomstoring Wendland duurt langer (verholpen)\n' }],
    ['a shop that opens', { text: 'After years of quarrels, supermarket opens in Wendmouth\n' }],
    ['one that closes', { text: 'Beroemd restaurant in Wendmonde sluit de deuren\n' }],
    ['one for sale', { text: 'Brasserie aan de haven zoekt nieuwe eigenaar\n' }],
    ['whom a body appoints', { text: 'Interim director for Wendmouth zoo\n' }],
    ['whom a board takes in', { text: 'Drie nieuwe leden raad van toezicht\n' }],
    ['a paper of a trade', { text: 'Nieuwe handreiking voor bakkers\n' }],
    ['an animal that is lost', { text: 'Missing dog seen in Wendmouth\n' }],
    ['one that is found', { text: 'Kat na drie weken herenigd met bakker\n' }],
    ['one that dies', { text: 'Bear of Wendmouth zoo dies\n' }],
    ['what a chain sells', { text: 'Burger chain opens first outlet in Wendland\n' }],
    ['…and in Dutch', { text: 'Hamburgerketen opent vestiging in Wendmonde\n' }],
    ['a birth', { text: 'Princess of Wendland gives birth to daughter\n' }],
    ['one in Dutch', { text: 'Prinses van Wendland bevallen van dochter\n' }],
    ['a prize drawn', { text: 'Baker finds winning lottery ticket\n' }],
    ['one drawn in Dutch', { text: 'Bakker gooit winnend lot weg\n' }],
    ['what somebody does to himself', { text: 'Singer in hospital after harming himself\n' }],
    ['…and in Dutch', { text: 'Zanger in ziekenhuis na zelfbeschadiging\n' }],
    ['the good old days', { text: 'Heerlijk nostalgisch: de haven van Wendmonde\n' }],
    ['a gallery', { genre: 'gallery' }],
    ['an analysis', { genre: 'analysis' }],
    ['a comment', { genre: 'opinion' }],
  ])('%s lowers global relevance', (_name, change) => {
    expect(globalRelevance(facts(change))).toBeLessThan(globalRelevance(facts()));
  });

  it.each([
    ['chains close shops', 'Wendish bakers close 200 shops'],
    ['what people eat', 'Wendland fears for its food chain and its fish'],
    ['where a woman gives birth', 'Woman gives birth in Wendland prison'],
    ['what harms many', 'Report on suicide and self-harm in Wendland'],
    ['whom a dog has killed', 'Man bitten by dog dies'],
    ['whom a cow has killed', 'Wandelaar door koe aangevallen en overleden'],
    ['what is only called as an animal is', 'Fox News host dies'],
    ['what is only said as an animal is', 'Wendland seal place in final as captain returns'],
    ['who leaves under pressure', 'Interim-directeur stapt op'],
    ['a board that does', 'Raad van commissarissen stapt op'],
    ['an officer who is arrested', 'Chief financial officer of Wend ferries arrested'],
    ['who leads an agency', 'New director of the FBI sworn in'],
    ['who leads a province', 'Wendman wordt commissaris van de Koning'],
    ['a case against a director', 'OM start onderzoek naar directeur'],
    ['fire that is opened in a shop', 'Gunman opens fire in coffee shop'],
    ['…and in Dutch', 'Man opent vuur in supermarkt'],
    ['what is closed by violence', 'Café gesloten na schietpartij'],
    ['a peace that is made now', 'Belofte van vrede van korte duur'],
    ['a gesture of states', 'Wendland doet handreiking aan Zandland'],
    ['who is back in time for it', 'Captain back in time for final'],
    ['states in a board', 'Wendland joins Board of Peace'],
    ['whom dogs look for', 'Vermiste man na zoektocht met honden nog niet gevonden'],
  ])('is no trifle: %s', (_name, headline) => {
    expect(globalRelevance(facts({ text: `${headline}\n` }))).toBe(globalRelevance(facts()));
  });

  it.each<[string, Partial<RelevanceFacts>]>([
    ['a known city', { cityKnown: true }],
    ['a regional publisher', { scope: 'regional' }],
    ['its own country', { atHome: true }],
    ['words of local life', { text: 'Bewoners en gemeente' }],
  ])('%s raises local relevance', (_name, change) => {
    expect(localRelevance(facts(change))).toBeGreaterThan(localRelevance(facts()));
  });

  it('national business news fails the ranking requirement of 6, routine foreign news passes 3', () => {
    expect(globalRelevance(facts({ category: 'business', atHome: true }))).toBeLessThan(6);
    expect(
      globalRelevance(facts({ scope: 'global', category: 'world', foreignCountries: 1 })),
    ).toBeGreaterThan(3);
  });
});
