/** What this device last knew of a reader's subscription: until the server answers again. */
import type { SessionUser, Subscription } from '../../contract/contract.ts';
import { FREE_SUBSCRIPTION } from '../../contract/premium.ts';
import { forget, parsed, read, write } from '../reader/kept.ts';
import { subscriptionShape } from './user-shape.ts';

const keyOf = (userId: string) => `helder.subscription.${userId}`;

export function keepSubscription(storage: Storage | null, { id, subscription }: SessionUser): void {
  write(storage, keyOf(id), JSON.stringify(subscription));
}

export function keptSubscription(storage: Storage | null, userId: string): Subscription {
  try {
    return subscriptionShape(parsed(read(storage, keyOf(userId))));
  } catch {
    return FREE_SUBSCRIPTION;
  }
}

export function forgetSubscription(storage: Storage | null, userId: string): void {
  forget(storage, keyOf(userId));
}
