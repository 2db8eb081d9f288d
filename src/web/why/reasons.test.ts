import { describe, expect, it } from 'vitest';
import type { Factors, InterfaceLanguage, StoryDetail } from '../../contract/contract.ts';
import { textsIn } from '../../texts/texts.ts';
import { factorsOf } from '../testing/factors.ts';
import { NOW, storyDetail } from '../testing/stories.ts';
import { aboutScore, decimal, type FactorName, formula, reasonsOf, scoreInWords } from './reasons.ts';

/** Four factors, each off by half a hundredth at most. */
const ROUNDING = 0.02;
const NEUTRAL = { nearness: 1, freshness: 1, quality: 1, coverage: 1, interests: 1 };

async function said(
  name: FactorName,
  factors: Factors,
  story: Partial<StoryDetail> = {},
  language: InterfaceLanguage = 'en',
): Promise<string> {
  const how = { language, t: textsIn(language), now: Date.parse(NOW) };
  return reasonsOf(name, factors, storyDetail(story), how).join(' ');
}

describe('reasonsOf', () => {
  const places: [what: string, factors: Factors, words: string][] = [
    ['a known distance', factorsOf(), 'It happened 2,080 km from you; up to 3,000 km makes no difference.'],
    [
      'beyond 3,000 km',
      factorsOf({ points: [{ latitude: -36.8, longitude: 174.7 }] }),
      'It happened 18,130 km from you: nearby × 0.02.',
    ],
    [
      'beyond 3,000 km, for a reader whose slider counts no distance',
      factorsOf({ points: [{ latitude: -36.8, longitude: 174.7 }] }, {}, { ...NEUTRAL, nearness: 0 }),
      'It happened 18,130 km from you; your own weights leave distance out.',
    ],
    ['nobody knows where', factorsOf({}, { position: null }), 'counts as 10,000 km away: nearby × 0.04.'],
    [
      'the local feed at home',
      factorsOf({ countries: ['Netherlands'] }, { mode: 'local' }),
      'your own country and its part of the world count more: nearby × 15',
    ],
    ['the local feed nearby', factorsOf({}, { mode: 'local' }), 'count more: nearby × 1.5'],
    [
      'a chosen interest',
      factorsOf({}, { interests: ['World News'] }),
      'about World News, a topic you chose',
    ],
    [
      'only the category of a chosen interest',
      factorsOf({ categories: ['science'] }, { interests: ['Space'] }),
      'in the same category as Space, a topic you chose',
    ],
    ['other interests', factorsOf({}, { interests: ['Sports'] }), 'about none of the topics you chose'],
    [
      'far and of little weight',
      factorsOf({ globalRelevance: 1, points: [{ latitude: -36.8, longitude: 174.7 }] }),
      'It happened 18,130 km from you, and it matters too little to the world for the home page: there it comes last.',
    ],
    [
      'of little weight, nobody knows where',
      factorsOf({ globalRelevance: 1 }, { position: null }),
      'is not known, so it counts as far away, and it matters too little to the world for the home page: there it comes last.',
    ],
  ];
  it.each(places)('says of relevance: %s', async (_what, factors, words) => {
    expect(await said('relevance', factors)).toContain(words);
  });

  it('claims no distance within one city, whose middle is all that is known of both (ruling 28)', async () => {
    const here = { ...factorsOf(), distanceKm: 4 };
    expect(await said('relevance', here)).toContain(
      'It happened in your city; up to 3,000 km makes no difference.',
    );
    expect(await said('relevance', here, {}, 'nl')).toContain(
      'Het gebeurde in jouw stad; tot 3.000 km kost dat niets.',
    );
    expect(await said('relevance', { ...here, distanceKm: 5 })).toContain('It happened 5 km from you');
  });

  it('claims no place where only a country is known', async () => {
    const country = { location: { city: null, country: 'Norway', latitude: null, longitude: null } };
    expect(await said('relevance', factorsOf(), country)).toContain(
      'The middle of its country is 2,080 km from you; up to 3,000 km makes no difference.',
    );
    expect(await said('relevance', factorsOf(), country, 'nl')).toContain(
      'Het midden van het land ligt op 2.080 km van jou; tot 3.000 km kost dat niets.',
    );
  });

  it.each([
    ['en', 'Your place is not known, so it counts as', 'Its place is not known, so it counts as'],
    ['nl', 'Jouw plaats is niet bekend', 'De plaats van het nieuws is niet bekend'],
  ] as const)('says whose place is not known (%s)', async (language, own, its) => {
    const nowhere = { location: { city: null, country: null, latitude: null, longitude: null } };
    for (const globalRelevance of [1, 7]) {
      expect(
        await said('relevance', factorsOf({ globalRelevance }, { position: null }), {}, language),
      ).toContain(own);
      const placeless = factorsOf({ globalRelevance, points: [] });
      expect(await said('relevance', placeless, nowhere, language)).toContain(its);
    }
  });

  it('claims neither a distance nor a country that is not known (ruling 28)', async () => {
    const unknown = [
      factorsOf({ globalRelevance: 1 }, { position: null }),
      factorsOf({ globalRelevance: 1, points: [] }),
      factorsOf({ globalRelevance: 1, countries: [] }, { country: null, position: null }),
    ];
    for (const factors of unknown) {
      expect(factors.gated).toBe(true);
      const text = await said('relevance', factors);
      expect(text).not.toMatch(/km|happened|country/);
    }
    const nameless = factorsOf({
      globalRelevance: 1,
      countries: [],
      points: [{ latitude: -36.8, longitude: 174.7 }],
    });
    expect(await said('relevance', nameless)).not.toContain('country');
  });

  it('says nothing of a boost where there is none', async () => {
    expect(await said('relevance', factorsOf())).not.toContain('counts 1 time');
  });

  it('says how important it is, and how much that counts', async () => {
    expect(await said('relevance', factorsOf())).toContain(
      'Importance to the world 0.70 counts for 80%, importance nearby 0.40 for 20%.',
    );
  });

  it('says the age of the newest report', async () => {
    expect(await said('freshness', factorsOf())).toContain('Newest report: 38 minutes ago.');
  });

  it('says what quality is made of, and that nothing was lost when nothing was', async () => {
    expect(await said('quality', factorsOf())).toBe(
      'Plain language 0.90 and neutral wording 0.80 count for 40% each, how widely it is reported 0.60 for 20%. No words were found that cost points.',
    );
    const reasons = { cleanliness: [{ text: 'shock', cost: 1 }], political_neutrality: [], importance: [] };
    expect(await said('quality', factorsOf(), { reasons })).not.toContain('No word');
  });

  it('says how many origins there are', async () => {
    expect(await said('trending', factorsOf())).toBe(
      'Independent newsrooms with their own report of any kind in the last 48 hours: 4. That counts for 60%, how new the newest report is, for 40%.',
    );
  });

  it.each([
    ['en', 'in the last 48 hours: none. That counts'],
    ['nl', 'in de afgelopen 48 uur: geen. Dat telt'],
  ] as const)('says that there is none of late, not that nobody told it: %s', async (language, words) => {
    expect(await said('trending', { ...factorsOf(), recentOrigins: 0 }, {}, language)).toContain(words);
  });

  it.each([
    [0, 0, 100],
    [0.25, 27, 73],
    [2, 75, 25],
  ])('says what origins count for at %s of the reader’s own slider', async (coverage, origins, newness) => {
    const text = await said('trending', factorsOf({}, {}, { ...NEUTRAL, coverage }));
    expect(text).toContain(`counts for ${origins}%,`);
    expect(text).toContain(`for ${newness}%.`);
  });
});

describe('the numbers', () => {
  it('multiply out to the score, as far as they are shown', () => {
    for (const factors of [
      factorsOf(),
      factorsOf({ globalRelevance: 10 }),
      factorsOf({}, { position: null }),
    ]) {
      const shown = formula(factors, 'en').split(' × ').map(Number);
      expect(shown).toHaveLength(4);
      const product = shown.reduce((so, value) => so * value, 1);
      expect(Math.abs(product - factors.score)).toBeLessThan(ROUNDING);
    }
  });

  it.each([
    [0.31, 'en', 'about 0.31', '0.31'],
    [0.0007, 'en', 'about 0.001', '0.001'],
    [0.00003, 'en', 'less than 0.001', 'less than 0.001'],
    [0.00003, 'nl', 'minder dan 0,001', 'minder dan 0,001'],
  ] as const)('a score of %s is not shown as nothing (%s)', (score, language, about, normally) => {
    const how = { language, t: textsIn(language) };
    expect([aboutScore(score, how), scoreInWords(score, how)]).toEqual([about, normally]);
  });

  it('a factor pushed to the floor is not shown as nothing', () => {
    expect(decimal(0.001, 'en')).toBe('0.001');
    expect(decimal(0.4567, 'nl')).toBe('0,46');
  });
});
