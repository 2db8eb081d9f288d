/** What a reader without Premium may keep. Whoever has more, from the days they had Premium, keeps it and may only remove. */
import { type ErrorCode, FILTER_KINDS, FREE_LIMITS, type Preferences } from '../contract/contract.ts';
import { AccountFault } from './fault.ts';

/**
 * @param kept  what the reader has now
 * @param next  what they would have
 * @throws AccountFault for the first thing that is more than they may add, with its field
 */
export function checkLimits(kept: Preferences, next: Preferences, premium: boolean): void {
  if (premium) return;
  // While somebody is welcomed, they may choose as they like.
  if (kept.onboarding_completed)
    checkList('interests', kept, next, FREE_LIMITS.interests, 'INTEREST_LIMIT_REACHED');
  // By the names of the wire, where words lie under mutedTopics and topics under mutedSources.
  checkList('mutedTopics', kept, next, FREE_LIMITS.mutedWords, 'MUTED_WORDS_LIMIT_REACHED');
  checkList('mutedSources', kept, next, FREE_LIMITS.mutedTopics, 'MUTED_TOPICS_LIMIT_REACHED');
  const field = premiumField(kept, next);
  if (field !== undefined) throw new AccountFault('PREMIUM_REQUIRED', { field });
}

/** The first field that only Premium may set like this; undefined = none. */
function premiumField(kept: Preferences, next: Preferences): string | undefined {
  if (next.theme !== 'system' && next.theme !== kept.theme) return 'theme';
  if (next.emailSettings.dailyDigest && !kept.emailSettings.dailyDigest) return 'emailSettings.dailyDigest';
  const filter = FILTER_KINDS.find(
    (kind) => next.filters[kind] !== null && next.filters[kind] !== kept.filters[kind],
  );
  return filter && `filters.${filter}`;
}

/** @throws AccountFault SAVE_LIMIT_REACHED  @param saved  how many stories the reader has saved */
export function checkSaves(saved: number, premium: boolean): void {
  if (!premium && saved >= FREE_LIMITS.savedStories) throw new AccountFault('SAVE_LIMIT_REACHED');
}

function checkList(
  field: 'interests' | 'mutedTopics' | 'mutedSources',
  kept: Preferences,
  next: Preferences,
  limit: number,
  code: ErrorCode,
): void {
  const had = new Set(kept[field]);
  if (next[field].length > limit && next[field].some((item) => !had.has(item)))
    throw new AccountFault(code, { field });
}
