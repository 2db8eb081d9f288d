/** Going from feed to feed without loading a page: what a browser would do of itself, had it loaded one. */
import { useEffect, useRef, useState } from 'react';
import type { FeedScreen, OverlayScreen } from '../contract/address.ts';
import type { Translate } from '../texts/browser.ts';
import { useTexts } from './language/language.tsx';
import { feedTitle } from './pages/feed/feed-title.ts';

interface ArrivalProps {
  feed: FeedScreen;
  overlay: OverlayScreen | null;
  /** Id of the stories. */
  stories: string;
}

/** Says which feed has come, and lets the keyboard go on at the stories when the control it was on is gone. */
export function Arrival({ feed, overlay, stories }: ArrivalProps) {
  const t = useTexts();
  const [came, setCame] = useState<FeedScreen | null>(null);
  const before = useRef({ feed, overlay });
  useEffect(() => {
    const last = before.current;
    before.current = { feed, overlay };
    if (last.feed === feed && last.overlay === overlay) return;
    if (last.feed !== feed) setCame(feed);
    if (document.activeElement === document.body)
      document.getElementById(stories)?.focus({ preventScroll: true });
  }, [feed, overlay, stories]);
  return (
    <p className="sr" role="status">
      {came && nameOf(came, t)}
    </p>
  );
}

/** A search says its own results. */
function nameOf(feed: FeedScreen, t: Translate): string {
  const { category, query, sort } = feed;
  if (query) return '';
  const title = feedTitle(feed, t);
  return category === 'all' || sort === 'top' ? title : `${title}, ${t(`feed.order.${sort}`)}`;
}
