import type { StoryDetail } from '../../../contract/contract.ts';
import { placeText } from '../../format/distance.ts';
import type { Savable } from '../../saved/toggle.ts';
import type { Shared } from '../../share/share-text.ts';

/** What an opened story hands to the share dialog. */
export function sharedOf({ id, title, summary, language, category, imageUrl }: StoryDetail): Shared {
  return { id, title, excerpt: summary, language, category, imageUrl };
}

/** The same story as its card would have it: what is saved, and what a mute may name. */
export function savableOf(story: StoryDetail): Savable {
  const { id, title, summary, category, tags, createdAt, sources } = story;
  const publishers = [...new Set(sources.map(({ name }) => name))];
  return {
    id,
    title,
    excerpt: summary,
    category,
    location: placeText(story.location),
    tags,
    publishedAt: createdAt,
    publishers,
  };
}
