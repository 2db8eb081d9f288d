import type { MutedLists, Mutes } from '../contract/contract.ts';

/** Preferences have both names too, for other lists: `mutedLists` makes these of them. */
type Lists = MutedLists & { readonly mutedSources?: never };

/** What an account mutes. Topics and publishers stand in one list: each of its texts may be the name of either. */
export function accountMutes({ mutedWords, mutedTopics }: Lists): Mutes {
  return { words: mutedWords, topics: mutedTopics, sources: mutedTopics };
}
