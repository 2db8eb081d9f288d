import { describe, expect, it } from 'vitest';
import type { Story } from '../contract/contract.ts';
import { anyone, ids, openDesk } from './testing/desk.ts';
import { story } from './testing/stories.ts';

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
