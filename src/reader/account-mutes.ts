import type { Mutes, SessionUser } from '../contract/contract.ts';

/** What an account mutes. Topics and publishers stand in one list: each of its texts may be the name of either. */
export function accountMutes({
  mutedWords,
  mutedTopics,
}: Pick<SessionUser, 'mutedWords' | 'mutedTopics'>): Mutes {
  return { words: mutedWords, topics: mutedTopics, sources: mutedTopics };
}
