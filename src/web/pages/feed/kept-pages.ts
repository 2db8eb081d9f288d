/** A list that was loaded further is as long again when its page is made anew: after a reload, or where Back finds no page kept. */
import { useLayoutEffect, useRef } from 'react';
import { addressOf, type FeedScreen } from '../../../contract/address.ts';
import type { CardPage, CardStory } from '../../../contract/contract.ts';
import { MS_PER_HOUR } from '../../../contract/time.ts';
import { wasOpenedAnew } from '../../navigation.ts';
import { feedInBar } from '../../router.tsx';

/** What an entry of the browser's history says of the list at it. A script in the page reads it too (document/inline-scripts.ts). */
export interface KeptPages {
  edition: string;
  /** Of the stories, in their order. */
  ids: string[];
  /** Of all of them, in pixels: room for where the reader was among them. */
  height: number;
  /** ms since 1970. Whoever comes back later wants what is new. */
  till: number;
  /** What an account's list says is nobody's after it has signed out. */
  signedIn: boolean;
}

interface Entry {
  kept: KeptPages | undefined;
}

/** As long as a page of an edition can be asked for (server/pages/page-request.ts). */
const KEPT_MS = 2 * MS_PER_HOUR;

/**
 * Keeps how far the list was loaded, and brings it back once the server's first page has been taken over.
 * @param stories of the pages
 * @param bringBack resolves when they are in the list's place
 */
export function useKeptPages(
  screen: FeedScreen,
  pages: readonly CardPage[],
  stories: readonly CardStory[],
  signedIn: boolean,
  bringBack: (kept: KeptPages) => Promise<void>,
): void {
  const begun = useRef('');
  const waiting = useRef('');
  useLayoutEffect(() => {
    const feed = addressOf(screen);
    const [first] = pages;
    // Under what was opened directly, the list of another feed may be drawn first.
    if (!first || feed !== feedInBar()) return;
    const { style } = document.documentElement;
    const state = window.history.state as Entry | null;
    const kept = state?.kept;
    if (begun.current !== feed) {
      begun.current = feed;
      const isOurs = kept && kept.signedIn === signedIn && kept.till > Date.now();
      if (isOurs && kept.ids.length > stories.length && !wasOpenedAnew()) {
        waiting.current = feed;
        void bringBack(kept)
          .catch((error) => {
            console.error('Failed to load more stories', error);
            style.removeProperty('--room');
          })
          .finally(() => {
            waiting.current = '';
          });
      }
    }
    if (waiting.current === feed) return;
    style.removeProperty('--room');
    const ids = pages.length > 1 ? stories.map(({ id }) => id) : undefined;
    if (String(ids) === String(kept?.ids) && (!ids || first.edition === kept?.edition)) return;
    const keep = ids && {
      edition: first.edition,
      ids,
      height: document.querySelector('main')?.offsetHeight ?? 0,
      till: Date.now() + KEPT_MS,
      signedIn,
    };
    window.history.replaceState({ ...state, kept: keep } satisfies Entry, '');
  });
}
