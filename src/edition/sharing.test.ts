/** What one reader's list is remembered by must keep it from every other reader that gets another one. */
import { describe, expect, it } from 'vitest';
import { NO_FILTERS, type Reader, type Source, type Story } from '../contract/contract.ts';
import { anyone, type Desk, ids, openDesk } from './testing/desk.ts';
import { AMSTERDAM, ago, cityIn, source, story } from './testing/stories.ts';
import type { Ask } from './types.ts';

const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };
const told = (name: string, times = 2, hours = 1): Source[] =>
  Array.from({ length: times }, (_, at) => source({ publishedAt: ago(hours), ...(at === 0 && { name }) }));
const rated = (over: Partial<Story['analytics']>) => ({
  analytics: { ...story('x').analytics, ...over },
});
const inNewYork = {
  location: { city: 'New York', country: 'United States', ...NEW_YORK },
  relevant_countries: ['United States'],
  ...rated({ global_relevance: 9 }),
};
const dull = rated({ cleanliness: 3, popularity_score: 5.5 });
const clean = rated({ cleanliness: 10, popularity_score: 9 });
const STORIES = [
  story('english', { sources: told('Post', 3), tags: ['Ferry', 'Harbour'] }),
  story('dutch', { language: 'nl', sources: told('Krant', 2, 3), tags: ['Ferry', 'Harbour'] }, 3),
  story('space', { sources: told('Comet', 2, 5), tags: ['Space', 'Ferry'] }, 5),
  story('crime', { categories: ['crime'], sources: told('Bugle', 4, 2), tags: ['Murder', 'Harbour'] }, 2),
  story('harbour', { sources: told('Kite', 2, 6), tags: ['Harbour', 'Museum'] }, 6),
  story('dull-and-new', { sources: told('Owl', 2, 0.5), ...dull }, 0.5),
  story('clean-and-old', { sources: told('Elk', 9, 20), ...clean }, 20),
  story('new-york', { ...inNewYork, sources: told('Globe', 3, 2), tags: ['Museum'] }, 2),
  story('new-york-too', { ...inNewYork, sources: told('Herald', 2, 4), tags: ['Space'] }, 4),
  // Behind the ten of home: of those what lies nowhere known is in no local list.
  story('by-name', { location: cityIn('Ferryville', 'Netherlands'), ...dull }, 30),
  story('bridge', { sources: told('Gull', 9, 3), ...clean }, 3),
  story('tunnel', { sources: told('Hare', 9, 4), ...clean }, 4),
];

const place = (city: string, country: string, position: typeof AMSTERDAM) => ({ position, city, country });
const home = { place: place('Amsterdam', 'Netherlands', AMSTERDAM) };
const sliders = { nearness: 1, freshness: 4, quality: 0, coverage: 0, interests: 1 };
/** Each differs from another in one thing. */
const READERS: Record<string, Partial<Reader>> = {
  anybody: {},
  'somebody at home': home,
  'somebody elsewhere': { place: place('New York', 'United States', NEW_YORK) },
  'somebody there in Lakeville': { place: place('Lakeville', 'Netherlands', NEW_YORK) },
  'somebody there in Ferryville': { place: place('Ferryville', 'Netherlands', NEW_YORK) },
  'somebody there in Ferryville, Germany': { place: place('Ferryville', 'Germany', NEW_YORK) },
  'somebody who reads Dutch': { ...home, reads: ['nl'] },
  'somebody with interests': { ...home, interests: ['Space'] },
  'somebody with sliders': { ...home, weights: sliders },
  'somebody with mutes': { ...home, mutes: { words: [], topics: ['Harbour'], sources: [] } },
  'somebody with a filter': { ...home, filters: { ...NO_FILTERS, repetition: 1 } },
};
const ASKS: Record<string, Ask> = {
  home: { list: 'feed' },
  newest: { list: 'feed', sort: 'newest' },
  'most covered': { list: 'feed', sort: 'covered' },
  science: { list: 'feed', category: 'science' },
  crime: { list: 'feed', category: 'crime' },
  trending: { list: 'trending' },
  local: { list: 'local' },
  'like one story': { list: 'related', story: 'english' },
  'like its twin': { list: 'related', story: 'dutch' },
  'like another': { list: 'related', story: 'new-york' },
  'a search': { list: 'search', text: 'dutch english harbour' },
  'another search': { list: 'search', text: 'dutch space' },
};

const PAIRS = Object.entries(READERS).flatMap(([who, over]) =>
  Object.entries(ASKS).map(([list, ask]) => ({ name: `${list} for ${who}`, reader: anyone(over), ask })),
);
const answer = async ({ edition }: Desk, { reader, ask }: (typeof PAIRS)[number]) => {
  const listing = await edition.list(ask, reader);
  return [ids(listing), listing.hidden, listing.local];
};

describe('an edition that everybody has asked everything answers each as a fresh one does', () => {
  it.each([
    ['in one order', PAIRS],
    ['in the other', PAIRS.toReversed()],
  ])('%s', async (_, pairs) => {
    const shared = await openDesk(STORIES);
    for (const pair of pairs) {
      const expected = await answer(await openDesk(STORIES), pair);
      expect(await answer(shared, pair), pair.name).toEqual(expected);
    }
  });
});
