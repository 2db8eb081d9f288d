import { expect, it } from 'vitest';
import { anyone, ids, openDesk } from '../testing/desk.ts';
import { cityIn, story } from '../testing/stories.ts';

const ferry = story('ferry', {
  categories: ['world', 'gardening'],
  tags: ['world', 'gardening', 'Maria Lindqvist', 'Norway', 'wildfires', 'ports'],
});

it('a story leads on by the tags that another story has, and not by its categories', async () => {
  const desk = await openDesk([
    ferry,
    story('fire', { categories: ['world', 'gardening'], tags: ['Wildfires', 'world', 'gardening'] }),
    story('fjord', { tags: ['Norway'] }),
  ]);
  expect(desk.edition.subjects(ferry, anyone())).toEqual(['Norway', 'wildfires']);
  await desk.publish([], ['fire']);
  expect(desk.edition.subjects(ferry, anyone())).toEqual(['Norway']);
  await desk.publish([], ['fjord']);
  expect(desk.edition.subjects(ferry, anyone())).toEqual([]);
});

it('each leads, in the reader’s language, to a search that finds another story', async () => {
  const desk = await openDesk([ferry, story('fjord', { tags: ['Norway', 'wildfires'] })]);
  const reader = anyone({ language: 'nl' });
  const subjects = desk.edition.subjects(ferry, reader);
  expect(subjects).toEqual(['Noorwegen', 'natuurbranden']);
  for (const text of subjects)
    expect(ids(await desk.edition.list({ list: 'search', text }, reader)).sort()).toEqual(['ferry', 'fjord']);
});

it('cities lead on too, by the name that readers of Dutch know', async () => {
  const geneva = { tags: ['Geneva'], location: cityIn('Geneva', 'Switzerland') };
  const desk = await openDesk([story('talks', geneva), story('lake', geneva)]);
  const reader = anyone({ language: 'nl' });
  expect(desk.edition.subjects(story('talks', geneva), reader)).toEqual(['Genève']);
  expect(ids(await desk.edition.list({ list: 'search', text: 'Genève' }, reader)).sort()).toEqual([
    'lake',
    'talks',
  ]);
});

it('no story counts that the reader cannot read or has muted', async () => {
  const desk = await openDesk([
    ferry,
    story('fjord', { tags: ['Norway'], headline: 'Golf by the fjord' }),
    story('fire', { tags: ['wildfires'], language: 'nl' }),
    story('port', { tags: ['ports'] }),
  ]);
  const mutes = { words: ['golf'], topics: [], sources: [] };
  expect(desk.edition.subjects(ferry, anyone({ reads: ['en'], mutes }))).toEqual(['ports']);
});
