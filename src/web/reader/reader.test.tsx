// @vitest-environment happy-dom
/** What a reader does to the page, and what the device and the server then know. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { NEUTRAL_WEIGHTS } from '../../contract/weights.ts';
import { located } from '../location/located.ts';
import { serve } from '../testing/answers.ts';
import { factorsOf } from '../testing/factors.ts';
import { closePage, find, openPage, slide } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { ARTICLES, article, pageInput, pageOf, storyDetail } from '../testing/stories.ts';
import { FREE_USER, tokensOf } from '../testing/users.ts';

const STORIES = ARTICLES.slice(0, 6);
const REVERSED = STORIES.toReversed();
const GHENT = { loc: '51.05,3.72', city: 'Ghent', country: 'Belgium' };

const shown = () =>
  [...document.querySelectorAll('main article h2')].map((headline) => headline.textContent ?? '');
const withData = (articles: Article[]) => ({ data: { ...pageInput().data, feed: pageOf(articles) } });
const kept = (fields: object) => ({
  storage: memoryStorage({ 'helder.device': JSON.stringify(fields) }),
});

afterEach(() => {
  closePage();
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does it
  document.cookie = 'helder=; Path=/; Max-Age=0';
  vi.unstubAllGlobals();
});

describe('sliders', () => {
  const answers = () => ({
    '/api/articles': pageOf(REVERSED),
    '/api/stories/story-1': storyDetail({ factors: factorsOf() }),
    '/api/location/ip': {},
  });

  it('ask the server for their order when they rest, and keep the page as it is meanwhile', async () => {
    const asked = serve(answers());
    const { kept: device, told, idle } = await openPage(withData(STORIES));
    idle();
    const before = shown();
    const said = await find('.feedbar > [aria-live]');
    (await find('main a', /^Why this story/)).click();
    const fresh = await find('.dial input', '');
    for (const value of [1.25, 1.5, 2]) slide(fresh, value);
    expect(shown()).toEqual(before);
    await eventually(() => expect(shown()).not.toEqual(before));
    expect(asked.filter((address) => address.startsWith('/api/articles'))).toEqual([
      '/api/articles?limit=20&lang=en&weights=2%2C1%2C1%2C1%2C1&page=1',
    ]);
    expect(asked).toContain('/api/stories/story-1?lang=en&weights=2%2C1%2C1%2C1%2C1&why=1');
    expect(device().weights).toMatchObject({ nearness: 2 });
    expect(told().weights).toMatchObject({ nearness: 2 });
    const back = await find('.weighed button', 'Back to normal');
    // What is read aloud was there before its words.
    expect(said.contains(back)).toBe(true);
    back.focus();
    back.click();
    await eventually(() => expect(shown()).toEqual(before));
    expect(document.activeElement?.tagName).toBe('MAIN');
    expect(device().weights).toBeNull();
    expect(told().weights).toEqual(NEUTRAL_WEIGHTS);
  });

  it('a page that was rendered by them is taken over as it is, and goes on by them', async () => {
    const weights = { nearness: 1, freshness: 2, quality: 1, coverage: 0, interests: 1 };
    const asked = serve(answers());
    const { idle } = await openPage({ ...withData(STORIES), weights }, kept({ weights }));
    idle();
    await find('.weighed');
    await eventually(() => expect(asked).toEqual(['/api/location/ip']));
    (await find('.loadmore a')).click();
    await eventually(() => expect(asked.at(-1)).toContain('weights=1%2C2%2C1%2C0%2C1&page='));
  });

  it('a page that was rendered as the account has it stays so, on a device that has not said otherwise', async () => {
    const weights = { nearness: 1, freshness: 2, quality: 1, coverage: 0, interests: 1 };
    const asked = serve(answers());
    const storage = memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) });
    const rendered = { ...withData(STORIES), weights, reads: ['nl'], user: FREE_USER };
    const { kept: device } = await openPage(rendered, { storage });
    (await find('.loadmore a')).click();
    const listings = () => asked.filter((address) => address.startsWith('/api/articles'));
    await eventually(() => expect(listings()).not.toEqual([]));
    expect(listings()).toEqual([
      expect.stringContaining('lang=en&reads=nl&weights=1%2C2%2C1%2C0%2C1&page=2'),
    ]);
    await find('.weighed');
    // The account's own word stays newer.
    expect(device()).toMatchObject({ reads: ['nl'], weights, changedAt: { reads: 0, weights: 0 } });
  });

  it.each([
    ['has said otherwise', { weights: null, changedAt: { weights: 1 } }, FREE_USER],
    ['is a stranger’s', {}, null],
  ])('a page that was rendered by others goes by the device that %s', async (_name, fields, user) => {
    const weights = { ...NEUTRAL_WEIGHTS, nearness: 2 };
    serve(answers());
    const { kept: device } = await openPage({ ...withData(STORIES), weights, user }, kept(fields));
    await eventually(() => expect(document.querySelector('.weighed')).toBeNull());
    expect(device().weights ?? null).toBeNull();
  });

  it('closing the panel at once loses nothing', async () => {
    serve(answers());
    const { kept: device } = await openPage(withData(STORIES));
    (await find('main a', /^Why this story/)).click();
    slide(await find('.dial input', ''), 0);
    closePage();
    expect(device().weights).toMatchObject({ nearness: 0 });
  });

  it('leaving the page at once loses nothing', async () => {
    serve(answers());
    const { kept: device } = await openPage(withData(STORIES));
    (await find('main a', /^Why this story/)).click();
    slide(await find('.dial input', ''), 0);
    window.dispatchEvent(new Event('pagehide'));
    expect(device().weights).toMatchObject({ nearness: 0 });
  });
});

describe('hiding what was read', () => {
  it('takes it off the page, back on, and is remembered', async () => {
    serve({ '/api/location/ip': {} });
    const { kept: device } = await openPage(withData(STORIES), kept({ opened: ['story-3'] }));
    const [, , third] = STORIES;
    (await find('.readnotice button', 'Hide 1 read story')).click();
    await eventually(() => expect(shown()).toHaveLength(STORIES.length - 1));
    expect(shown()).not.toContain(third?.title);
    expect(device().hideOpened).toBe(true);
    (await find('.readnotice button', 'Show 1 read story')).click();
    await eventually(() => expect(shown()).toHaveLength(STORIES.length));
  });

  it('before a visit: nothing of it is seen', async () => {
    serve({ '/api/location/ip': {} });
    const { style } = document.documentElement;
    // As the script in the page does where it finds one.
    style.setProperty('--stories', 'hidden');
    await openPage(withData(STORIES), kept({ opened: ['story-1', 'story-6'], hideOpened: true }));
    await find('.readnotice button', 'Show 2 read stories');
    expect(shown()).toEqual(STORIES.slice(1, 5).map(({ title }) => title));
    expect(style.getPropertyValue('--stories')).toBe('');
  });

  const HIDDEN_SINCE = '2026-03-10T08:00:00Z';
  it.each([
    ['who never said', {}, 'Show 2 read stories'],
    [
      'who said earlier that they show',
      { hideOpened: false, changedAt: { hideOpened: 1 } },
      'Show 2 read stories',
    ],
    ['who said later that they show', { hideOpened: false, changedAt: { hideOpened: 4e12 } }, null],
  ])('a page of an account comes without it, on a device %s', async (_name, fields, button) => {
    serve({ '/api/location/ip': {} });
    const leftOut = { ids: ['story-1', 'story-2'], since: HIDDEN_SINCE };
    await openPage({ ...withData(STORIES), leftOut }, kept(fields));
    if (button) await find('.readnotice button', button);
    await eventually(() => expect(shown()).toHaveLength(button ? 4 : 6));
  });

  it('come back to, leaves what is in view, and out what lies below', async () => {
    serve({ '/api/location/ip': {} });
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const place = [...document.querySelectorAll('main article')].indexOf(this);
      return { top: place * 400 } as DOMRect;
    });
    await openPage(withData(STORIES), kept({ opened: ['story-1', 'story-6'], hideOpened: true }));
    await eventually(() => expect(shown()).toHaveLength(STORIES.length - 1));
    expect(shown()).toContain(STORIES[0]?.title);
    expect(shown()).not.toContain(STORIES[5]?.title);
  });

  it('another tab is followed', async () => {
    serve({ '/api/location/ip': {} });
    const { storage } = await openPage(withData(STORIES), kept({}));
    storage.setItem('helder.device', JSON.stringify({ opened: ['story-2'] }));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'helder.device' }));
    await eventually(() => expect(document.querySelectorAll('article.opened')).toHaveLength(1));
  });
});

describe('choosing', () => {
  it('LOC-12 LOC-13 LOC-39 a city is kept, told to the server, announced, and ranks the page', async () => {
    const asked = serve({ '/api/articles': pageOf(REVERSED), '/api/location/ip': {} });
    const { kept: device, told, idle } = await openPage(withData(STORIES));
    idle();
    const heard = vi.fn();
    window.addEventListener('locationChanged', heard);
    (await find('header a', 'Your city')).click();
    (await find('.chooser button', 'Amsterdam, Netherlands')).click();
    await find('header a', 'City: Amsterdam');
    expect(device()).toMatchObject({
      place: { city: 'Amsterdam', country: 'Netherlands', source: 'manual' },
      language: { code: 'en', by: 'place' },
      changedAt: { place: expect.any(Number) },
    });
    expect(told().place).toMatchObject({ city: 'Amsterdam', source: 'manual' });
    expect(heard).toHaveBeenCalledTimes(1);
    await eventually(() => expect(asked.at(-1)).toContain('/api/articles?limit=20&lang=en&lat=52.4&lon=4.9'));
    window.removeEventListener('locationChanged', heard);
  });

  it('LANG-04 LANG-08 LANG-17 a language is kept, told to the server, and shown', async () => {
    const asked = serve({ '/api/articles': pageOf(REVERSED), '/api/location/ip': {} });
    const { kept: device, told, idle } = await openPage(withData(STORIES));
    idle();
    (await find('header a[hreflang="nl"]')).click();
    await eventually(() => expect(document.documentElement.lang).toBe('nl'));
    expect(device().language).toEqual({ code: 'nl', by: 'hand' });
    expect(told().language).toBe('nl');
    await eventually(() => expect(asked.at(-1)).toContain('lang=nl'));
  });
});

describe('LOC-11 ruling 25 a visit without a place', () => {
  const listings = (asked: string[]) => asked.filter((address) => address.startsWith('/api/articles'));

  it('finds it out once, on any page, without a question; it counts from the next page on', async () => {
    const asked = serve({ '/api/articles': pageOf(REVERSED), '/api/location/ip': GHENT });
    const { kept: device, told, idle } = await openPage(withData(STORIES));
    expect(asked).toEqual([]);
    idle();
    await eventually(() => expect(device().place).toMatchObject({ city: 'Ghent', source: 'ip' }));
    expect(asked).toEqual(['/api/location/ip']);
    expect(told().place).toMatchObject({ city: 'Ghent' });
    expect((await find('header a', 'Your city')).textContent).toBe('Your city');
    (await find('.nav a', 'World')).click();
    await eventually(() => expect(listings(asked)).toHaveLength(1));
    expect(asked.at(-1)).toBe('/api/articles?category=world&limit=20&lang=en&page=1');
    expect((await find('header a', 'Your city')).textContent).toBe('Your city');
    expect(asked.filter((address) => address.startsWith('/api/location'))).toHaveLength(1);
  });

  it('what was found is not what the reader said: the account’s own word stays newer', async () => {
    serve({ '/api/location/ip': GHENT });
    const { kept: device, idle } = await openPage(withData(STORIES));
    idle();
    await eventually(() => expect(device().place).toMatchObject({ city: 'Ghent' }));
    expect(device().changedAt).toMatchObject({ place: 0 });
  });

  it('a city that was forgotten by hand stays forgotten, whatever is found afterwards', async () => {
    serve({ '/api/location/ip': GHENT });
    const changedAt = { place: 1_000 };
    const { kept: device, idle } = await openPage(withData(STORIES), kept({ place: null, changedAt }));
    idle();
    await eventually(() => expect(device().place).toMatchObject({ city: 'Ghent' }));
    expect(device().changedAt).toEqual(changedAt);
  });

  it('knows the country at least, and says so to the server', async () => {
    const asked = serve({ '/api/articles': pageOf(REVERSED), '/api/location/ip': { country: 'Belgium' } });
    const { kept: device, told, idle } = await openPage(withData(STORIES));
    idle();
    await eventually(() =>
      expect(device().place).toMatchObject({ city: '', country: 'Belgium', source: 'detected' }),
    );
    expect(told().place).toMatchObject({ city: '', country: 'Belgium' });
    (await find('.nav a', 'World')).click();
    await eventually(() =>
      expect(listings(asked)).toEqual(['/api/articles?category=world&limit=20&lang=en&page=1']),
    );
    await find('header a', /^Your city$/);
  });

  it('a page that was rendered for a country is taken over as it is, and goes on for it', async () => {
    const asked = serve({ '/api/articles': pageOf(REVERSED), '/api/location/ip': GHENT });
    const belgium = { city: '', country: 'Belgium', latitude: 50.8, longitude: 4.5 };
    const device = kept({ place: located(belgium, 'detected', Date.now()) });
    const { idle } = await openPage({ ...withData(STORIES), country: 'Belgium' }, device);
    idle();
    await find('header a', /^Your city$/);
    (await find('.loadmore a')).click();
    await eventually(() =>
      expect(asked).toEqual([
        expect.stringContaining('/api/articles?limit=20&lang=en&country=Belgium&page='),
      ]),
    );
  });

  it('that nobody can tell is looked for again after 12 hours, and the time zone suggests a country', async () => {
    const asked = serve({ '/api/location/ip': {} });
    const first = await openPage(withData(STORIES));
    first.idle();
    await eventually(() => expect(Number(first.storage.getItem('helder.placeSought'))).toBeGreaterThan(0));
    expect(first.kept()).toEqual({});
    expect(first.told().timeZone).toBeTruthy();
    closePage();
    (await openPage(withData(STORIES), { storage: first.storage })).idle();
    expect(asked).toHaveLength(1);
    closePage();
    first.storage.setItem('helder.placeSought', String(Date.now() - 12 * 60 * 60_000));
    (await openPage(withData(STORIES), { storage: first.storage })).idle();
    await eventually(() => expect(asked).toHaveLength(2));
  });

  it.each([
    ['chosen', 'manual'],
    ['found', 'ip'],
  ] as const)('LOC-05 one that was %s before is not looked for again', async (_how, source) => {
    const asked = serve({ '/api/articles': pageOf(REVERSED), '/api/location/ip': GHENT });
    const place = { city: 'Utrecht', country: 'Netherlands', latitude: 52.1, longitude: 5.1 };
    const { idle } = await openPage(withData(STORIES), kept({ place: located(place, source, Date.now()) }));
    idle();
    await find('header a', 'City: Utrecht');
    expect(asked.filter((address) => address.startsWith('/api/location'))).toEqual([]);
  });

  it('LOC-05 local news may ask the reader, and does not take a country for a city', async () => {
    const asked = serve({ '/api/articles': pageOf(REVERSED), '/api/location/ip': { country: 'Belgium' } });
    const ask = vi.fn((_found: PositionCallback, failed: PositionErrorCallback) =>
      failed({ code: 1 } as GeolocationPositionError),
    );
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: ask },
    });
    const { idle } = await openPage(withData(STORIES));
    idle();
    expect(ask).not.toHaveBeenCalled();
    (await find('.nav a', 'Local')).click();
    await eventually(() => expect(ask).toHaveBeenCalledTimes(1));
    await eventually(() => expect(asked.at(-1)).toContain('category=local'));
    expect(asked.at(-1)).toContain('city=Lisbon');
    Reflect.deleteProperty(navigator, 'geolocation');
  });
});

it('a local story is explained for the place its list is from, also where that is none of the reader’s', async () => {
  const weights = { nearness: 1, freshness: 2, quality: 1, coverage: 0, interests: 1 };
  const asked = serve({
    '/api/articles': pageOf(STORIES),
    '/api/stories/story-1': storyDetail({ factors: factorsOf() }),
    '/api/location/ip': {},
  });
  await openPage({ ...withData(STORIES), weights }, kept({ weights }));
  (await find('.nav a', 'Local')).click();
  await eventually(() => expect(asked.at(-1)).toContain('city=Lisbon'));
  (await find('main a', /^Why this story/)).click();
  await find('.why .product', 'place 1 of');
  await find('.why .normally');
  const explained = asked.filter((address) => address.startsWith('/api/stories/story-1'));
  expect(explained).toHaveLength(2);
  for (const address of explained) expect(address).toContain('city=Lisbon');
});

describe('IMG-01 IMG-02 a picture that fails', () => {
  const story = article({ imageUrl: '/img/first', imageSources: ['/img/first', '/img/second'] });
  const picture = () => document.querySelector<HTMLImageElement>('main article img');
  const fail = () => picture()?.dispatchEvent(new Event('error'));
  const shows = (src: RegExp) => eventually(() => expect(picture()?.getAttribute('src')).toMatch(src));

  it('FEED-15 gives way to the next, then to our own, and is not shown again', async () => {
    serve({ '/api/location/ip': {} });
    const { storage } = await openPage(withData([story]));
    await shows(/^\/img\/first$/);
    fail();
    await shows(/^\/img\/second$/);
    fail();
    await shows(/^\/art\//);
    closePage();
    await openPage(withData([story]), { storage });
    await shows(/^\/art\//);
  });

  it('one that failed without a connection is asked for again', async () => {
    serve({ '/api/location/ip': {} });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { storage } = await openPage(withData([story]), { pictures: 'failed' });
    expect(storage.getItem('helder.failedImages')).toBeNull();
  });

  it('one that failed before the app was there is remembered too', async () => {
    serve({ '/api/location/ip': {} });
    const { storage } = await openPage(withData([story]), { pictures: 'failed' });
    expect(Object.keys(JSON.parse(storage.getItem('helder.failedImages') ?? '{}'))).toEqual([
      '/img/first',
      '/img/second',
    ]);
  });
});
