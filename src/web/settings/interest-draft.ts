import { FREE_LIMITS } from '../../contract/limits.ts';

/** A choice of topics that is not saved yet. */
type Draft = readonly string[];

/**
 * Chooses a topic, or takes it away.
 * @returns the draft as it is then; null = no room without Premium. Taking away is always possible, also for those who
 * keep more than the limit from the time before.
 */
export function toggleInterest(draft: Draft, topic: string, premium: boolean): Draft | null {
  if (draft.includes(topic)) return draft.filter((each) => each !== topic);
  if (!premium && draft.length >= FREE_LIMITS.interests) return null;
  return [...draft, topic];
}

/** Whether there is something to save. */
export function isChanged(saved: Draft = [], draft: Draft): boolean {
  return saved.length !== draft.length || saved.some((topic) => !draft.includes(topic));
}
