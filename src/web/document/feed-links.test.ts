import { describe, expect, it } from 'vitest';
import { HOME } from '../../contract/address.ts';
import type { PageInput } from '../../contract/contract.ts';
import { rendered } from '../testing/page.ts';

const AMSTERDAM = {
  latitude: 52.4,
  longitude: 4.9,
  city: 'Amsterdam',
  country: 'Netherlands',
  cityName: 'Amsterdam',
};

async function feedsOf(changes: Partial<PageInput>): Promise<string[]> {
  const page = await rendered(changes);
  return page
    .tags('link')
    .filter(({ attribs }) => attribs.rel === 'alternate' && attribs.type)
    .map(({ attribs }) => `${attribs.type} ${attribs.href}`);
}

describe('a page names the feeds that follow it', () => {
  it.each<[name: string, changes: Partial<PageInput>, feed: string]>([
    ['home', {}, 'home.atom'],
    ['a category', { screen: { ...HOME, category: 'science' } }, 'science.atom'],
    [
      'a category in Dutch',
      { screen: { ...HOME, category: 'science' }, language: 'nl' },
      'science.atom?lang=nl',
    ],
    ['a search', { screen: { ...HOME, query: 'a & b' } }, 'search.atom?q=a+%26+b'],
    [
      'a city',
      { screen: { ...HOME, category: 'local' }, place: AMSTERDAM },
      'local.atom?city=Amsterdam%2C+Netherlands',
    ],
    ['a text, over the home feed', { screen: { kind: 'text', text: 'about' } }, 'home.atom'],
  ])('%s', async (_name, changes, feed) => {
    const address = `https://helder.example/feeds/${feed}`;
    expect(await feedsOf(changes)).toEqual([
      `application/atom+xml ${address}`,
      `application/feed+json ${address.replace('.atom', '.json')}`,
    ]);
  });

  it('local news of a place without a name has none', async () => {
    const place = { ...AMSTERDAM, city: 'Your Location', country: 'Europe' };
    expect(await feedsOf({ screen: { ...HOME, category: 'local' }, place })).toEqual([]);
  });

  it('local news of nowhere has none', async () => {
    expect(await feedsOf({ screen: { ...HOME, category: 'local' }, place: null })).toEqual([]);
  });

  it.each<[title: string, changes: Partial<PageInput>]>([
    ['Helder', {}],
    ['Science · Helder', { screen: { ...HOME, category: 'science' } }],
    ['Wetenschap · Helder', { screen: { ...HOME, category: 'science' }, language: 'nl' }],
    ['“a & b” · Helder', { screen: { ...HOME, query: 'a & b' } }],
    ['Local: Amsterdam · Helder', { screen: { ...HOME, category: 'local' }, place: AMSTERDAM }],
  ])('by the name of the page: %s', async (title, changes) => {
    const page = await rendered(changes);
    const links = page.tags('link').filter(({ attribs }) => attribs.rel === 'alternate' && attribs.type);
    expect(links.map(({ attribs }) => attribs.title)).toEqual([`${title}: Atom`, `${title}: JSON Feed`]);
  });
});
