/** Where the feed takes in advertisements. Their code, texts and styles are fetched only when they are on. */
import type { SponsoredItem } from '../../contract/contract.ts';
import { isPremium } from '../../contract/premium.ts';
import { useUser } from '../session/session.tsx';
import { useSponsored } from '../site.tsx';
import { lazyPart } from '../ui/lazy.tsx';
import styles from './ads.css?url';
import { adAfter } from './positions.ts';

const { Part: Ad } = lazyPart(() => import('./ad.tsx'), 'Ad');

/** Stands before the first slot, and stays while feeds change: it holds up only what comes after it. */
export function AdStyles() {
  return useShown().length > 0 && <link rel="stylesheet" href={styles} />;
}

/**
 * What may follow a story of a feed: an advertisement, at every sixth.
 * @param index of the story in the list without the featured one
 */
export function AdSlot({ index }: { index: number }) {
  const items = useShown();
  const place = adAfter(index);
  const item = place !== null && items[place % items.length];
  return item ? <Ad place={place} item={item} /> : null;
}

/** The page brings none for a reader with Premium; one who gets it now sees them go. */
function useShown(): readonly SponsoredItem[] {
  const items = useSponsored();
  const user = useUser();
  return user && isPremium(user.subscription) ? [] : items;
}
