import { describe, expect, it } from 'vitest';
import { strangerIn } from '../reader/reader.ts';
import { openDesk } from './testing/desk.ts';
import { story } from './testing/stories.ts';
import type { Ask, Edition } from './types.ts';

const ENGLISH = { ...strangerIn('en'), reads: ['en'] };
/** A list, and what is offered in its place. */
const offered = async (edition: Edition, ask: Ask, reader = ENGLISH) => {
  const listing = await edition.list(ask, reader);
  const { otherLanguages } = await edition.offers(listing, ask, reader);
  return { total: listing.total, otherLanguages };
};
const DUTCH = [
  story('strike', { language: 'nl', headline: 'Staking', categories: ['World'] }),
  story('bridge', { language: 'nl', headline: 'Brug', categories: ['Politics'] }),
  story('harbour', { language: 'de', headline: 'Hafen', categories: ['World'] }),
];

describe('a list without a story says how many there are in languages that the reader has not chosen', () => {
  it.each<[name: string, ask: Ask, count: number | undefined]>([
    ['home', { list: 'feed' }, 2],
    ['a section', { list: 'feed', category: 'politics' }, 1],
    ['a section that is empty in every language', { list: 'feed', category: 'science' }, undefined],
    ['another order', { list: 'feed', sort: 'newest' }, 2],
    ['a search', { list: 'search', text: 'bridge' }, 1],
    ['a search that finds nothing in any', { list: 'search', text: 'ferry' }, undefined],
    ['a language that cannot be chosen', { list: 'search', text: 'harbour' }, undefined],
    ['stories like another', { list: 'related', story: 'strike' }, undefined],
  ])('%s', async (_name, ask, count) => {
    const { edition } = await openDesk(DUTCH);
    expect(await offered(edition, ask)).toEqual({ total: 0, otherLanguages: count });
  });

  it('of which the reader’s mutes would leave some', async () => {
    const { edition } = await openDesk(DUTCH);
    const mutes = { words: ['brug'], topics: [], sources: [] };
    expect((await offered(edition, { list: 'feed' }, { ...ENGLISH, mutes })).otherLanguages).toBe(1);
  });
});

it('a list looks for nothing but itself: who shows an offer asks for it', async () => {
  const desk = await openDesk(DUTCH);
  await desk.edition.list({ list: 'search', text: 'ferry' }, ENGLISH);
  expect(desk.store.searches).toBe(1);
});

it.each([
  ['who reads all that can be chosen', ['nl', 'en']],
  ['who reads everything', []],
])('nothing of it is said to somebody %s', async (_who, reads) => {
  const { edition } = await openDesk([]);
  expect((await offered(edition, { list: 'feed' }, { ...ENGLISH, reads })).otherLanguages).toBeUndefined();
});

it('nothing of it is said of a list that has a story', async () => {
  const { edition } = await openDesk([...DUTCH, story('ferry')]);
  expect(await offered(edition, { list: 'feed' })).toEqual({ total: 1, otherLanguages: undefined });
});
