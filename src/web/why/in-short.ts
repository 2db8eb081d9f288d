/** Why a story stands where it stands, in one sentence: pure. */
import type { Factors, StoryDetail } from '../../contract/contract.ts';
import { timeAgo } from '../format/time.ts';
import type { Wording } from './reasons.ts';

/** How many report it, how fresh it is, and what lifts it or costs it most; from the same factors as the sum. */
export function inShort(
  factors: Factors,
  { originCount, createdAt, reasons }: StoryDetail,
  { t, now }: Omit<Wording, 'language'>,
): string {
  const { gated, topic, nearTopic, boost, distanceKnown, distanceFactor } = factors;
  const costs = reasons.cleanliness.length + reasons.political_neutrality.length;
  const age = timeAgo(createdAt, now, t);
  const clauses = [t('why.short', { count: originCount, age })];
  // At the end of the home page, nothing else counts for its place.
  if (gated) clauses.push(t('why.short.gated'));
  else {
    if (topic !== null) clauses.push(t('why.short.interest', { topic }));
    if (nearTopic !== null) clauses.push(t('why.short.near', { topic: nearTopic }));
    if (boost > 1) clauses.push(t('why.short.boost'));
    if (distanceKnown && distanceFactor < 1) clauses.push(t('why.short.far'));
    clauses.push(t('why.short.costs', { count: costs }));
  }
  return `${clauses.join('; ')}.`;
}
