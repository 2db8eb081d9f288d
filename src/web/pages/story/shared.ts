import type { StoryDetail } from '../../../contract/contract.ts';
import type { Shared } from '../../share/share-text.ts';

/** What an opened story hands to the share dialog. */
export function sharedOf({ id, title, summary, category, imageUrl }: StoryDetail): Shared {
  return { id, title, excerpt: summary, category, imageUrl };
}
