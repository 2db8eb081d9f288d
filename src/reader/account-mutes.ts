import type { Mutes, SessionUser } from '../contract/contract.ts';

/**
 * What an account mutes at this moment. Topics and publishers stand in one list: each of its texts may be the name of either.
 * A mute whose time has come does nothing any more, though the reader still finds it in their list.
 */
export function accountMutes(
  { mutedWords, mutedTopics, muteEnds }: Pick<SessionUser, 'mutedWords' | 'mutedTopics' | 'muteEnds'>,
  now: Date,
): Mutes {
  const lasts = (text: string): boolean => {
    const end = Object.hasOwn(muteEnds, text) ? Date.parse(muteEnds[text] ?? '') : Number.NaN;
    return !(end <= now.getTime());
  };
  const named = mutedTopics.filter(lasts);
  return { words: mutedWords.filter(lasts), topics: named, sources: named };
}
