import { expect, it } from 'vitest';
import { article } from '../testing/stories.ts';
import { liftedBy } from './lifted.ts';

const science = article({ id: 'science', category: 'science', tags: [] });
const space = article({ id: 'space', category: 'science', tags: ['Space'] });
const world = article({ id: 'world', category: 'world', tags: [] });

it('shows a topic with a story that is named for it, not with one of all that it lifts', () => {
  const lifted = liftedBy(['World News', 'Space', 'Science'], [world, science, space]);
  expect(lifted.map(({ topic, story }) => [topic, story.id])).toEqual([
    ['World News', 'world'],
    ['Science', 'science'],
    ['Space', 'space'],
  ]);
  expect(liftedBy(['Space'], [world, science])).toEqual([]);
});
