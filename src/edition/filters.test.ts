import { describe, expect, it } from 'vitest';
import { type Filters, NO_FILTERS, type Story } from '../contract/contract.ts';
import { anyone, feed, ids, openDesk } from './testing/desk.ts';
import { AMSTERDAM, ago, source, story } from './testing/stories.ts';
import type { Listing } from './types.ts';

const NONE = { words: [], topics: [], sources: [] };
const IN_AMSTERDAM = { position: AMSTERDAM, city: 'Amsterdam', country: 'Netherlands' };
const filtering = (filters: Partial<Filters>, over = {}) =>
  anyone({ filters: { ...NO_FILTERS, ...filters }, ...over });
const scored = (id: string, cleanliness: number, political_neutrality: number) => {
  const made = story(id);
  return { ...made, analytics: { ...made.analytics, cleanliness, political_neutrality } };
};
const heavy = (id: string, over: Partial<Story> = {}, hours = 1) =>
  story(id, { headline: `War reaches ${id}`, ...over }, hours);
const kinds = ({ hidden }: Listing) =>
  Object.fromEntries(hidden.map(({ rule, stories }) => [rule.kind, stories]));

describe('filters', () => {
  it('PREM-26 clickbait and neutrality are thresholds, in every list, and say how many they took', async () => {
    const desk = await openDesk([scored('plain', 8, 8), scored('bait', 3, 8), scored('slanted', 8, 2)]);
    const strict = filtering({ clickbait: 5, neutrality: 5 }, { place: IN_AMSTERDAM });
    for (const ask of [
      { list: 'feed' },
      { list: 'feed', category: 'science' },
      { list: 'local' },
      { list: 'search', text: 'plain bait slanted' },
    ] as const) {
      const listing = await desk.edition.list(ask, strict);
      expect(ids(listing)).toEqual(['plain']);
      expect(listing.total).toBe(1);
      expect(kinds(listing)).toEqual({ clickbait: 1, neutrality: 1 });
    }
    expect(ids(await desk.edition.list({ list: 'related', story: 'plain' }, strict))).toEqual([]);
    expect(ids(await feed(desk, {}, filtering({ clickbait: 3, neutrality: 2 })))).toHaveLength(3);
  });

  it('calm limits the share of heavy news on each page; totals and further pages agree', async () => {
    const stories = Array.from({ length: 60 }, (_, at) =>
      at % 2 ? story(`light-${at}`, {}, at / 10) : heavy(`heavy-${at}`, {}, at / 10),
    );
    const desk = await openDesk(stories);
    const calm = filtering({ calm: 0.25 });
    const first = await feed(desk, {}, calm);
    const second = await feed(desk, { page: 2, edition: first.edition }, calm);
    const third = await feed(desk, { page: 3, edition: first.edition }, calm);
    const shown = [...ids(first), ...ids(second), ...ids(third)];
    expect(first).toMatchObject({ hasMore: true, total: 40 });
    expect(second.hasMore).toBe(false);
    expect(new Set(shown).size).toBe(40);
    expect(third.stories).toEqual([]);
    for (const page of [first, second])
      expect(ids(page).filter((id) => id.startsWith('heavy')).length).toBeLessThanOrEqual(5);
    expect(kinds(first)).toEqual({ calm: 20 });
    // The stories that fell away stay away: no page shows them, and none is skipped.
    expect(shown.filter((id) => id.startsWith('light'))).toHaveLength(30);
  });

  it.each([
    ['half', 1 / 2, 5],
    ['a third', 1 / 3, 3],
    ['a tenth', 1 / 10, 1],
    ['none', 0, 0],
  ])('calm limits the share of heavy news in the ten that trend: %s', async (_name, calm, most) => {
    const two = { sources: [source(), source()] };
    const desk = await openDesk([
      ...Array.from({ length: 12 }, (_, at) => heavy(`heavy-${at}`, two)),
      ...Array.from({ length: 20 }, (_, at) => story(`light-${at}`, two, 2)),
    ]);
    const trending = await desk.edition.list({ list: 'trending' }, filtering({ calm }));
    const heavies = ids(trending).filter((id) => id.startsWith('heavy'));
    expect([trending.stories.length, heavies.length]).toEqual([10, most]);
    expect(kinds(trending)).toEqual({ calm: 10 - most });
  });

  it('repetition counts categories and tags in home, trending and local, not where a reader asked for one topic', async () => {
    const stories = Array.from({ length: 5 }, (_, at) =>
      story(
        `s${at}`,
        { tags: ['harbour'], categories: [`c${at}`, 'science'], sources: [source(), source()] },
        at,
      ),
    );
    const desk = await openDesk(stories);
    const varied = filtering({ repetition: 2 }, { place: IN_AMSTERDAM });
    for (const ask of [
      { list: 'feed' },
      { list: 'feed', sort: 'newest' },
      { list: 'trending' },
      { list: 'local' },
    ] as const) {
      const listing = await desk.edition.list(ask, varied);
      expect(listing.stories).toHaveLength(2);
      expect(kinds(listing)).toEqual({ repetition: 3 });
    }
    expect((await feed(desk, { category: 'science' }, varied)).stories).toHaveLength(5);
    expect((await desk.edition.list({ list: 'search', text: 's0 s1 s2' }, varied)).stories).toHaveLength(3);
    expect((await desk.edition.list({ list: 'related', story: 's0' }, varied)).stories).toHaveLength(4);
  });

  it('calm and repetition together leave a place the news that neither forbids', async () => {
    const over = { tags: ['harbour'] };
    const desk = await openDesk([heavy('riot', over), heavy('raid', over), story('ferry', over, 2)]);
    const reader = filtering({ calm: 1 / 3, repetition: 2 }, { place: IN_AMSTERDAM });
    const listing = await desk.edition.list({ list: 'local' }, reader);
    expect(ids(listing)).toEqual(['ferry']);
    expect(listing.local).toBe('near');
    expect(kinds(listing)).toEqual({ calm: 2 });
  });

  it('lists with and without a filter are remembered apart', async () => {
    const desk = await openDesk([heavy('war'), story('ferry')]);
    expect(ids(await feed(desk)).sort()).toEqual(['ferry', 'war']);
    expect(ids(await feed(desk, {}, filtering({ calm: 0 })))).toEqual(['ferry']);
    expect(ids(await feed(desk)).sort()).toEqual(['ferry', 'war']);
  });
});

describe('what is withheld', () => {
  it('names each rule with its stories since a moment, newest first, most first', async () => {
    const desk = await openDesk([
      story('golf-old', { headline: 'Golf' }, 30),
      story('golf-a', { headline: 'Golf' }, 3),
      story('golf-b', { headline: 'Golf' }, 2),
      scored('bait', 2, 8),
      heavy('war'),
      story('ferry'),
    ]);
    const reader = filtering({ clickbait: 4, calm: 0 }, { mutes: { ...NONE, words: ['golf'] } });
    const { of, rules } = desk.edition.withheld(reader, new Date(ago(24)));
    expect(of).toBe(5);
    expect(rules.map(({ rule, stories }) => [rule.kind, stories.map(({ id }) => id)])).toEqual([
      ['word', ['golf-b', 'golf-a']],
      ['clickbait', ['bait']],
      ['calm', ['war']],
    ]);
    expect(desk.edition.withheld(anyone(), new Date(ago(24)))).toEqual({ of: 5, rules: [] });
  });

  it('PREM-26 is, of what a page cannot hold, just what home leaves out, but for what is older', async () => {
    const stories = Array.from({ length: 60 }, (_, at) => {
      const over = { categories: [at % 3 ? 'science' : 'sports'] };
      return at % 2 ? story(`s${at}`, over, at) : heavy(`s${at}`, over, at);
    });
    const muted = story('golf', { headline: 'War on golf' }, 50);
    const desk = await openDesk([...stories, muted]);
    const reader = filtering({ calm: 0.25 }, { interests: ['Sports'], mutes: { ...NONE, words: ['golf'] } });
    const home = new Set(ids(await feed(desk, { limit: 100 }, reader)));
    const missing = stories.filter(({ id }, at) => at <= 48 && !home.has(id)).map(({ id }) => id);
    const { of, rules } = desk.edition.withheld(reader, new Date(ago(48)));
    expect(missing.length).toBeGreaterThan(3);
    expect(rules.map((one) => [one.rule.kind, one.stories.map(({ id }) => id)])).toEqual([['calm', missing]]);
    expect(of).toBe(49);
  });

  it('what the reader cannot read was never hidden from them', async () => {
    const desk = await openDesk([story('golf', { headline: 'Golf', language: 'fr' })]);
    const reader = anyone({ reads: ['en'], mutes: { ...NONE, words: ['golf'] } });
    expect(desk.edition.withheld(reader, new Date(ago(24)))).toEqual({ of: 0, rules: [] });
  });
});

describe('interests', () => {
  it('PERM-09 FEED-18 FEED-38 home says which of the reader’s interests lifted a story, other lists do not', async () => {
    const desk = await openDesk([
      story('match', { categories: ['sports'] }, 4),
      story('probe', { categories: ['science'], tags: ['space'] }, 4),
      story('law', { categories: ['politics'] }),
    ]);
    const reader = anyone({ interests: ['Space', 'Sports'] });
    const home = await feed(desk, {}, reader);
    expect(Object.fromEntries(home.stories.map(({ story: { id }, factors }) => [id, factors.topic]))).toEqual(
      {
        match: 'Sports',
        probe: 'Space',
        law: null,
      },
    );
    expect(ids(home).at(-1)).toBe('law');
    expect(ids(await feed(desk)).at(-1)).toBe('match');
    expect((await feed(desk, { category: 'sports' }, reader)).stories[0]?.factors.topic).toBeNull();
  });
});
