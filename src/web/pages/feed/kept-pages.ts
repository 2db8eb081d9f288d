/** A list that was loaded further is as long again when its page is made anew: after a reload, or where Back finds no page kept. */
import { useLayoutEffect, useRef } from 'react';
import { addressOf, type FeedScreen } from '../../../contract/address.ts';
import type { CardPage, CardStory } from '../../../contract/contract.ts';
import { SITTING_MS } from '../../../contract/time.ts';
import { wasOpenedAnew } from '../../navigation.ts';
import { feedInBar } from '../../router.tsx';

/** What an entry of the browser's history says of the list at it. A script in the page reads it too (document/inline-scripts.ts). */
export interface KeptPages {
  edition: string;
  /** Of the stories, in their order. */
  ids: string[];
  /** Of all of them, in pixels: room for where the reader was among them. */
  height: number;
  /** ms since 1970: until when it is brought back. */
  till: number;
  /** What an account's list says is nobody's after it has signed out. */
  signedIn: boolean;
}

interface Entry {
  kept: KeptPages | undefined;
}

/** What the list is, as it is drawn. */
interface Drawn {
  pages: readonly CardPage[];
  /** Of the pages. */
  stories: readonly CardStory[];
  /** Nothing has come yet, or what is kept is on its way. */
  loading: boolean;
  signedIn: boolean;
}

/**
 * Keeps how far the list was loaded, and brings it back once the server's first page has been taken over.
 * @param bringBack puts what is kept in the list's place; meanwhile the list is loading
 */
export function useKeptPages(
  screen: FeedScreen,
  { pages, stories, loading, signedIn }: Drawn,
  bringBack: (kept: KeptPages) => void,
): void {
  const feed = addressOf(screen);
  const begun = useRef('');
  useLayoutEffect(() => {
    // Under what was opened directly, the list of another feed may be drawn first.
    if (loading || feed !== feedInBar()) return;
    const [first] = pages;
    const state = window.history.state as Entry | null;
    const kept = state?.kept;
    if (first && begun.current !== feed) {
      begun.current = feed;
      const isOurs = kept && kept.signedIn === signedIn && kept.till > Date.now();
      if (isOurs && kept.ids.length > stories.length && !wasOpenedAnew()) {
        bringBack(kept);
        return;
      }
    }
    document.documentElement.style.removeProperty('--room');
    // What failed may come when it is asked for again, and with it the rest.
    if (!first) return;
    const ids = pages.length > 1 ? stories.map(({ id }) => id) : undefined;
    if (String([kept?.edition, kept?.ids]) === String([ids && first.edition, ids])) return;
    const keep = ids && {
      edition: first.edition,
      ids,
      height: document.querySelector('main')?.offsetHeight ?? 0,
      till: Date.now() + SITTING_MS,
      signedIn,
    };
    window.history.replaceState({ ...state, kept: keep } satisfies Entry, '');
  });
}
