import { describe, expect, it } from 'vitest';
import type { Story } from '../../contract/contract.ts';
import { anyone, type Desk, ids, openDesk } from '../testing/desk.ts';
import { ago, START, source, story } from '../testing/stories.ts';
import { toToken } from '../token.ts';

/** As many stories as nobody's search gives, and more. */
const MANY = 600;
const many = (prefix: string, over: Partial<Story> = {}, hours = 1): Story[] =>
  Array.from({ length: MANY }, (_, index) => story(`${prefix}${index}`, over, hours));
const textFor = (stories: readonly Story[]): string => stories.map(({ id }) => id).join(' ');

it('a search finds what a reader can read, however many stories in other languages are newer', async () => {
  const stories = [...many('nl', { language: 'nl' }), story('english', {}, 24)];
  const desk = await openDesk(stories);
  const found = await desk.edition.list(
    { list: 'search', text: textFor(stories) },
    anyone({ reads: ['en'] }),
  );
  expect(ids(found)).toEqual(['english']);
});

describe('a search by a reader who mutes most of what is found', () => {
  const golf = (prefix: string, hours = 1) => many(prefix, { headline: 'Golf' }, hours);
  const reader = anyone({ mutes: { words: ['golf'], topics: [], sources: [] } });

  it('goes on behind it, each story once', async () => {
    const ferries = Array.from({ length: 30 }, (_, index) => story(`ferry${index}`, {}, 24));
    const stories = [story('new-ferry'), ...golf('a'), ...ferries];
    const desk = await openDesk(stories);
    const found = await desk.edition.list({ list: 'search', text: textFor(stories) }, reader);
    expect(ids(found).sort()).toEqual(['new-ferry', ...ferries.map(({ id }) => id)].sort());
    expect(found).toMatchObject({ total: 31, hidden: [{ stories: MANY }] });
  });

  it('asks a bounded number of times', async () => {
    const stories = [...golf('a'), ...golf('b'), ...golf('c'), story('ferry', {}, 24)];
    const desk = await openDesk(stories);
    const ask = { list: 'search', text: textFor(stories) } as const;
    expect(await desk.edition.list(ask, reader)).toMatchObject({ total: 0, hidden: [{ stories: 1_500 }] });
  });

  it('does not go on when a page is left, and counts 500 at most', async () => {
    const fewGolf = [...golf('a').slice(0, 401), ...many('ferry')];
    const desk = await openDesk(fewGolf);
    const some = await desk.edition.list({ list: 'search', text: textFor(fewGolf) }, reader);
    expect(some).toMatchObject({ total: 500, hidden: [{ stories: 401 }] });
    const text = textFor(fewGolf.slice(1));
    expect((await desk.edition.list({ list: 'search', text }, reader)).total).toBe(100);
  });
});

describe('a search for a word that has the stem of another', () => {
  it.each([
    ['bom', 'Bom uit oorlog gevonden'],
    ['boom', 'Boom van het jaar gekozen'],
  ])('SEARCH-09 %s: %s', async (text, expected) => {
    const told = ['Bom uit oorlog gevonden', 'Boom van het jaar gekozen'];
    const desk = await openDesk(
      told.map((headline, index) => story(`${index}`, { headline, language: 'nl', tags: [] })),
    );
    // An index that knows words by their stems finds both.
    const ask = { list: 'search', text: `${text} 0 1` } as const;
    const { stories } = await desk.edition.list(ask, anyone({ reads: ['nl'] }));
    expect(stories.map(({ story }) => story.headline)).toEqual([expected]);
  });

  it('SEARCH-09 maan: a man on the moon, and no other man', async () => {
    const told = ['Man walks on the moon', 'Man wins a car'];
    const desk = await openDesk(told.map((headline, index) => story(`${index}`, { headline, tags: [] })));
    // "Maan" has the stem of a man, and means the moon.
    const ask = { list: 'search', text: 'maan 0 1' } as const;
    const { stories } = await desk.edition.list(ask, anyone({ reads: ['en', 'nl'] }));
    expect(stories.map(({ story }) => story.headline)).toEqual(['Man walks on the moon']);
  });
});

describe('a search for a phrase with a small word at its edge', () => {
  const headed = (id: string, headline: string, over: Partial<Story> = {}, hours = 1) =>
    story(id, { headline, sub_headline: '', description: '', tags: [], ...over }, hours);

  it.each([
    ['"not guilty"', ['headline', 'text', 'translation']],
    ['"Not Guilty" “in the US”', ['text']],
    ['not guilty', ['headline', 'other', 'text', 'translation']],
  ])('SEARCH-09 finds what has all of it: %s', async (text, expected) => {
    const stories = [
      headed('headline', 'Senator pleads not guilty'),
      headed('text', 'Plea', { description: 'He is “not guilty”. The first in the U.S. so far.' }),
      headed('translation', 'Onschuldig', {
        language: 'nl',
        translations: { 'en-GB': { headline: 'Not guilty', sub_headline: '', description: '' } },
      }),
      headed('other', 'Jury finds mayor guilty, not senator'),
    ];
    const desk = await openDesk(stories);
    // An index without small words finds all.
    const ask = { list: 'search', text: `${text} ${textFor(stories)}` } as const;
    const found = await desk.edition.list(ask, anyone());
    expect([ids(found).sort(), found.total]).toEqual([expected, expected.length]);
  });

  it('goes on behind those that have only its other words', async () => {
    const stories = [...many('guilty', { headline: 'Guilty' }), headed('not', 'Not guilty', {}, 24)];
    const desk = await openDesk(stories);
    const ask = { list: 'search', text: `"not guilty" ${textFor(stories)}` } as const;
    expect(await desk.edition.list(ask, anyone())).toMatchObject({ total: 1 });
  });
});

it.each(['klimaat', 'Klimaatverandering', 'climate change'])(
  'a topic is found by what readers call it: %s',
  async (text) => {
    const desk = await openDesk([
      story('glacier', { tags: ['Climate Change'] }),
      story('forest', { tags: ['environment'] }),
      story('ferry', { tags: ['sea'] }),
    ]);
    expect(ids(await desk.edition.list({ list: 'search', text }, anyone()))).toEqual(['glacier']);
  },
);

describe('a search for names that stories have another name for', () => {
  // An index finds the words of a tag, here an id, with the tag or without.
  const among = (stories: Readonly<Record<string, string[]>>) =>
    openDesk(Object.entries(stories).map(([id, tags]) => story(id, { tags, headline: 'Harbour' })));

  it.each([
    ['what has all of their tags', 'rusland oekraïne', ['Russia']],
    ['what it would without them where nothing has the tags', 'georgië state', ['state']],
  ])('SEARCH-09 finds %s', async (_what, text, expected) => {
    const desk = await among({ Russia: ['Russia', 'Ukraine'], Ukraine: ['Ukraine'], Georgia: [], state: [] });
    expect(ids(await desk.edition.list({ list: 'search', text }, anyone()))).toEqual(expected);
  });
});

it('a search that finds only the words of tags looks anew without them', async () => {
  const desk = await openDesk([story('Georgia', { tags: [] })]);
  const { total } = await desk.edition.list({ list: 'search', text: 'georgië nobody' }, anyone());
  expect([total, desk.store.searches]).toEqual([0, 2]);
});

describe('a search with a word behind a minus', () => {
  const told = ['Ferry sails', 'Ferry of Trump', 'Trump golfs'];
  const stories = told.map((headline, index) => story(`${index}`, { headline, tags: [] }));

  it.each([
    ['0 1 -trump', ['0']],
    ['0 1 2 -trump', ['0']],
    ['1 2 -trump', []],
    ['-trump', []],
    ['0 1', ['0', '1']],
  ])('SEARCH-09 finds nothing that has it: %s', async (text, expected) => {
    const desk = await openDesk(stories);
    const found = await desk.edition.list({ list: 'search', text }, anyone());
    expect(ids(found).sort()).toEqual(expected);
    expect(found).toMatchObject({ total: expected.length, hidden: [] });
  });

  it('SEARCH-09 finds no story without it by a tag either', async () => {
    const tags = ['Norway'];
    const desk = await openDesk([story('a', { tags, headline: 'Trump' }), story('b', { tags })]);
    const text = 'Noorwegen -trump';
    expect(ids(await desk.edition.list({ list: 'search', text }, anyone()))).toEqual(['b']);
  });
});

describe('the pages of a search', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  const text = [...five, 'new', 'older', 'older-new'].join(' ');
  const pages = async (desk: Desk, edition: string): Promise<string[]> => {
    const page = async (number: number) =>
      ids(await desk.edition.list({ list: 'search', text, page: number, limit: 2, edition }, anyone()));
    return [...(await page(1)), ...(await page(2)), ...(await page(3))];
  };
  const older = story('older', {}, 24 * 30);

  it('neither repeat nor skip while stories arrive and change', async () => {
    const desk = await openDesk([...five.map((id, index) => story(id, {}, index + 1)), older]);
    const before = await pages(desk, desk.edition.token());
    expect(before).toEqual([...five, 'older']);
    const { edition } = await desk.edition.list({ list: 'search', text, limit: 2 }, anyone());
    desk.pass(1);
    const first_seen_at = ago(-1 / 60);
    await desk.publish([
      story('new', {}, 0),
      story('d', {}, 0),
      story('older-new', { sources: [source({ publishedAt: ago(24 * 30), first_seen_at })] }, 24 * 30),
    ]);
    expect(await pages(desk, edition)).toEqual(before);
    const now = ids(await desk.edition.list({ list: 'search', text }, anyone()));
    expect(now).toEqual(['d', 'new', 'a', 'b', 'c', 'e', 'older', 'older-new']);
  });

  it('are those of their edition, also where the first of them is asked for after more has come', async () => {
    const desk = await openDesk([...five.map((id, index) => story(id, {}, index + 1)), older]);
    const edition = desk.edition.token();
    await desk.publish([story('new', {}, 0.5)]);
    expect(await pages(desk, edition)).toEqual([...five, 'older']);
  });

  it('skip nothing when stories of an earlier page were merged into others', async () => {
    const desk = await openDesk([...five.map((id, index) => story(id, {}, index + 1)), older]);
    const { edition } = await desk.edition.list({ list: 'search', text, limit: 2 }, anyone());
    await desk.publish([], ['a']);
    const page = { list: 'search', text, page: 2, limit: 2, edition } as const;
    expect(ids(await desk.edition.list(page, anyone()))).toEqual(['c', 'd']);
  });

  it('go on with a token that has expired, without what came after it', async () => {
    const desk = await openDesk([...five.map((id, index) => story(id, {}, index + 1)), older]);
    // Version 0 was never in this process: as after a restart.
    const edition = toToken({ version: 0, time: START.getTime() });
    desk.pass(60);
    await desk.publish([story('new', { sources: [source({ first_seen_at: ago(-0.5) })] }, 0)]);
    expect(await pages(desk, edition)).toEqual([...five, 'older']);
  });
});
