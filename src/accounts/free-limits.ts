/** What a reader without Premium may keep. Whoever has more, from the days they had Premium, keeps it and may only remove. */
import {
  type ErrorCode,
  FILTER_KINDS,
  FREE_LIMITS,
  mutedLists,
  type Preferences,
} from '../contract/contract.ts';
import { AccountFault } from './fault.ts';

/**
 * @param kept  what the reader has now
 * @param next  what they would have
 * @throws AccountFault for the first thing that is more than they may add
 */
export function checkLimits(kept: Preferences, next: Preferences, premium: boolean): void {
  if (premium) return;
  // While somebody is welcomed, they may choose as they like.
  if (kept.onboarding_completed)
    checkList(kept.interests, next.interests, FREE_LIMITS.interests, 'INTEREST_LIMIT_REACHED');
  const [had, wanted] = [mutedLists(kept), mutedLists(next)];
  checkList(had.mutedWords, wanted.mutedWords, FREE_LIMITS.mutedWords, 'MUTED_WORDS_LIMIT_REACHED');
  checkList(had.mutedTopics, wanted.mutedTopics, FREE_LIMITS.mutedTopics, 'MUTED_TOPICS_LIMIT_REACHED');
  const newTheme = next.theme !== 'system' && next.theme !== kept.theme;
  const newDigest = next.emailSettings.dailyDigest && !kept.emailSettings.dailyDigest;
  const newFilter = FILTER_KINDS.some(
    (kind) => next.filters[kind] !== null && next.filters[kind] !== kept.filters[kind],
  );
  if (newTheme || newDigest || newFilter) throw new AccountFault('PREMIUM_REQUIRED');
}

/** @throws AccountFault SAVE_LIMIT_REACHED  @param saved  how many stories the reader has saved */
export function checkSaves(saved: number, premium: boolean): void {
  if (!premium && saved >= FREE_LIMITS.savedStories) throw new AccountFault('SAVE_LIMIT_REACHED');
}

function checkList(kept: readonly string[], next: readonly string[], limit: number, code: ErrorCode): void {
  const had = new Set(kept);
  if (next.length > limit && next.some((item) => !had.has(item))) throw new AccountFault(code);
}
