import type { PublisherLookup, Story } from '../contract/contract.ts';
import type { StoriesTable } from '../store/types.ts';

/**
 * Stories with their publishers' present names: each is stored with the names they had when it last changed, and readers mute by name.
 * A publisher that is not on the list any more keeps the one it had.
 */
export function underPresentNames(stories: StoriesTable, publishers: PublisherLookup): StoriesTable {
  const renamed = (story: Story): Story => {
    const names = story.sources.map(({ name, publisher_id }) => publishers(publisher_id)?.name ?? name);
    if (story.sources.every(({ name }, index) => name === names[index])) return story;
    return {
      ...story,
      sources: story.sources.map((source, index) => ({ ...source, name: names[index] ?? source.name })),
    };
  };
  const changes = async (found: ReturnType<StoriesTable['active']>) => {
    const all = await found;
    return { ...all, stories: all.stories.map(renamed) };
  };
  return {
    ...stories,
    active: (since) => changes(stories.active(since)),
    changedAfter: (version) => changes(stories.changedAfter(version)),
    async find(id) {
      const story = await stories.find(id);
      return story && renamed(story);
    },
    many: async (ids) => (await stories.many(ids)).map(renamed),
  };
}
