import { expect, it } from 'vitest';
import { article } from '../testing/stories.ts';
import { liftedBy } from './lifted.ts';

const science = article({ id: 'science', category: 'science', tags: [] });
const space = article({ id: 'space', category: 'science', tags: ['Space'] });
const world = article({ id: 'world', category: 'world', tags: [] });
const sports = article({ id: 'sports', category: 'sports', tags: [] });

it('shows a topic with a story that is named for it, not with one of all that it lifts', () => {
  const lifted = liftedBy(['World News', 'Space', 'Science'], [sports, world, science, space]);
  expect(lifted.map(({ topic, story }) => [topic, story.id])).toEqual([
    ['World News', 'world'],
    ['Science', 'science'],
    ['Space', 'space'],
  ]);
  expect(liftedBy(['Space'], [world, science])).toEqual([]);
});

it('shows three at most', () => {
  const others = ['health', 'crime', 'business', 'technology'].map((category) =>
    article({ id: category, category, tags: [] }),
  );
  const lifted = liftedBy(['Health', 'Business', 'Technology', 'Science'], [sports, ...others, science]);
  expect(lifted.map(({ topic }) => topic)).toEqual(['Health', 'Business', 'Technology']);
});

it('shows only what can rise: not the first story, nor one with nothing above it but others that rise as much', () => {
  expect(liftedBy(['World News'], [world, sports])).toEqual([]);
  expect(liftedBy(['World News', 'Science'], [world, science, sports])).toEqual([]);
  // Space lifts all of science.
  expect(liftedBy(['Space'], [science, space, sports])).toEqual([]);
  const world2 = article({ id: 'world-2', category: 'world', tags: [] });
  expect(liftedBy(['World News'], [world, sports, world2]).map(({ story }) => story.id)).toEqual(['world-2']);
});

it('shows a column for Opinion, of which no category or tag tells', () => {
  const column = article({ id: 'column', category: 'world', tags: [], genre: 'opinion' });
  expect(liftedBy(['Opinion'], [world, column]).map(({ story }) => story.id)).toEqual(['column']);
});
