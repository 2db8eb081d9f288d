import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../accounts/accounts.ts';
import {
  type ArticlePage,
  encodeReaderCookie,
  NO_FILTERS,
  type Preferences,
} from '../../contract/contract.ts';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';
import { makeStory } from '../testing/stories.ts';

const AMSTERDAM = { latitude: 52.37, longitude: 4.9, city: 'Amsterdam', country: 'Netherlands' };
const GRONINGEN = { latitude: 53.22, longitude: 6.57, city: 'Groningen', country: 'Netherlands' };
const ROTTERDAM = { latitude: 51.92, longitude: 4.48, city: 'Rotterdam', country: 'Netherlands' };

const LOCAL = { local_relevance: 9 };
const STORIES = [
  makeStory('golf', { headline: 'Golf in the city', location: AMSTERDAM, categories: ['science'], tags: [] }),
  makeStory('bait', {
    headline: 'You will not believe this bridge',
    location: ROTTERDAM,
    categories: ['science'],
    tags: [],
    analytics: { ...LOCAL, cleanliness: 1 },
  }),
  makeStory('far', {
    headline: 'A tower is painted',
    location: GRONINGEN,
    categories: ['science'],
    tags: [],
    analytics: LOCAL,
  }),
];

let server: AccountServer;
let reader: TestReader;
beforeAll(async () => {
  server = await startAccountServer({ stories: STORIES });
  reader = await server.signIn();
  await server.accounts.premium.subscribe(reader.accountId, 'monthly', 'en');
});
afterAll(() => server.close());

const choose = (chosen: Partial<Preferences>) =>
  server.accountStore.preferences.change(reader.accountId, () => ({ ...DEFAULT_PREFERENCES, ...chosen }));
const pageAt = async (city: string, headers = reader.headers): Promise<ArticlePage> =>
  JSON.parse((await server.app.inject({ url: `/articles/local?city=${city}`, headers })).body);

describe('local stories from farther away (ruling 28)', () => {
  it.each([
    ['muted', 'Amsterdam', { mutedTopics: ['golf'] }],
    ['filtered', 'Rotterdam', { filters: { ...NO_FILTERS, clickbait: 5 } }],
    ['muted or filtered', 'Leiden', { mutedTopics: ['golf'], filters: { ...NO_FILTERS, clickbait: 5 } }],
  ])('say that the near ones are hidden when all of them are %s', async (_how, city, chosen) => {
    await choose({});
    expect((await pageAt(city)).local).toEqual({ within: true });
    await choose(chosen);
    expect((await pageAt(city)).local).toEqual({ within: false, hidden: true });
  });

  it('say that there are none near where there are none, whatever is hidden elsewhere', async () => {
    await choose({ mutedTopics: ['golf', 'tower'] });
    for (const city of ['Maastricht', 'Auckland'])
      expect((await pageAt(city)).local).toEqual({ within: false });
  });

  it('say so on the reader’s own page too, and to nobody who hides nothing', async () => {
    await choose({ mutedTopics: ['golf'] });
    const place = { ...AMSTERDAM, source: 'manual' as const };
    const cookie = `helder-session=${reader.pageToken}; helder=${encodeReaderCookie({ place })}`;
    await server.app.inject({ url: '/local', headers: { cookie } });
    expect(server.renderer.inputs.at(-1)?.data.feed?.local).toEqual({ within: false, hidden: true });
    expect((await pageAt('Amsterdam', { authorization: '' })).local).toEqual({ within: true });
  });
});
