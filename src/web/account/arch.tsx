import type { SessionUser } from '../../contract/contract.ts';
import { isPremium } from '../../contract/premium.ts';

/** Null without Premium. */
export type Tier = 'trialing' | 'active' | null;

export function tierOf({ subscription }: SessionUser): Tier {
  if (!isPremium(subscription)) return null;
  return subscription.status === 'trialing' ? 'trialing' : 'active';
}

/** The reader's letter under an arch. Decoration: name and tier stand beside it in words. */
export function Arch({ user, big = false }: { user: SessionUser; big?: boolean }) {
  const letter = String.fromCodePoint(user.name.codePointAt(0) ?? 0).toUpperCase();
  return (
    <span className={['arch', big && 'big', tierOf(user)].filter(Boolean).join(' ')} aria-hidden="true">
      {letter}
    </span>
  );
}
