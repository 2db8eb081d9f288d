import { describe, expect, it } from 'vitest';
import { muteOffers } from './offers.ts';

const STORY = {
  title: 'A Glacier on Svalbard',
  excerpt: 'The harbour freezes later.',
  category: 'environment',
  tags: ['environment', 'world', 'netherlands', 'glacier', 'Svalbard', 'svalbard', 'norway', 'harbour'],
  publishers: ['Nordlys', 'Harbour Post', 'The Tern'],
};
const NONE = { mutedWords: [], mutedTopics: [] };
const said = (...args: Parameters<typeof muteOffers>) =>
  muteOffers(...args).map(({ kind, text }) => `${kind} ${text}`);

describe('what of a story can be muted', () => {
  it('is its topic, its first publishers, and what it is about, names with their capitals', () => {
    expect(said(STORY, NONE)).toEqual([
      'topic Environment',
      'source Nordlys',
      'source Harbour Post',
      'word glacier',
      'word Svalbard',
      'word norway',
    ]);
  });

  it('leaves out what is muted already, however it is spelt', () => {
    expect(
      said(STORY, { mutedWords: ['svalbard'], mutedTopics: ['environment', 'NORDLYS', 'Harbour Post'] }),
    ).toEqual(['word glacier', 'word norway']);
  });

  it('is of names what its reader sees: in the words, or as the place', () => {
    const story = {
      ...STORY,
      title: 'Otters breed along the Scheldt near Antwerp',
      location: 'Antwerp, Belgium',
      tags: ['environment', 'Schelde', 'Hommel Sien', 'Scheldt', 'wildlife', 'Belgium'],
      publishers: [],
    };
    expect(said(story, NONE)).toEqual(['topic Environment', 'word Scheldt', 'word wildlife', 'word Belgium']);
  });

  it.each(['general', 'local'])('is no topic for a story that is %s', (category) => {
    expect(said({ ...STORY, category, tags: [category], publishers: [] }, NONE)).toEqual([]);
  });
});
