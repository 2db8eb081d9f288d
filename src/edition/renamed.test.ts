import { expect, it } from 'vitest';
import { type Publisher, publisherLookup } from '../contract/contract.ts';
import { anyone, feed, ids, openDesk } from './testing/desk.ts';
import { source, story } from './testing/stories.ts';

const LIST = publisherLookup([{ id: 'harbour', name: 'Harbour Post' } as Publisher]);
const by = (...publisherIds: string[]) => ({
  sources: publisherIds.map((publisher_id) => source({ publisher_id, name: `Old ${publisher_id}` })),
});
const open = () =>
  openDesk([story('quiet', by('harbour', 'river')), story('old', by('harbour'), 24 * 30)], {
    publishers: LIST,
  });
const namesIn = (told: { sources: { name: string }[] } | null | undefined) =>
  told?.sources.map(({ name }) => name);

it('a publisher that was given another name has it in every story, also in those stored before', async () => {
  const desk = await open();
  expect(namesIn((await feed(desk)).stories[0]?.story)).toEqual(['Harbour Post', 'Old river']);
  expect(namesIn(await desk.edition.story('old'))).toEqual(['Harbour Post']);
  const found = await desk.edition.list({ list: 'search', text: 'old' }, anyone());
  expect(found.stories.map(({ story }) => namesIn(story))).toEqual([['Harbour Post']]);

  await desk.publish([story('later', by('harbour'))]);
  expect(namesIn(await desk.edition.story('later'))).toEqual(['Harbour Post']);
});

it('AMBIG-02 is muted by the name it has now', async () => {
  const desk = await open();
  await desk.publish([story('alone', by('harbour'))]);
  const without = (name: string) =>
    feed(desk, {}, anyone({ mutes: { words: [], topics: [], sources: [name] } }));
  expect(ids(await without('Harbour Post'))).toEqual(['quiet']);
  expect(ids(await without('Old harbour')).sort()).toEqual(['alone', 'quiet']);
});
