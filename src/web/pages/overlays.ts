/** What lies over a feed, one row for each screen with an address: its code and styles are not part of the first load. */
import type { ComponentType } from 'react';
import type { OverlayScreen, Screen, ScreenOf } from '../../contract/address.ts';
import { type LazyPart, lazyPart, type WhyMissing } from '../ui/lazy.tsx';

interface OverlayProps<Each extends OverlayScreen> {
  screen: Each;
  close: () => void;
}

/** Each in the file of its kind. */
const OVERLAYS: { [Kind in OverlayScreen['kind']]: LazyPart<OverlayProps<ScreenOf<Kind>>> } = {
  story: lazyPart(() => import('./story/story.tsx'), 'StoryOverlay'),
  text: lazyPart(() => import('./text/text.tsx'), 'TextOverlay'),
};

type AnyOverlay = ComponentType<OverlayProps<OverlayScreen> & { onMissing?: (why: WhyMissing) => void }>;

/** The component that shows an overlay of this kind; give it only screens of that kind. */
export function overlayOf({ kind }: OverlayScreen): AnyOverlay {
  return OVERLAYS[kind].Part as AnyOverlay;
}

/** Where the code of every overlay is, by kind, for the server to name in the page. */
export const OVERLAY_CODE: ReadonlyMap<string, string> = new Map(
  Object.keys(OVERLAYS).map((kind) => [kind, `src/web/pages/${kind}/${kind}.tsx`]),
);

/**
 * Fetches what a screen needs: before the page is taken over, or when the reader is about to open it.
 * @throws when it does not come
 */
export async function preloadScreen({ kind }: Pick<Screen, 'kind'>): Promise<void> {
  if (kind !== 'feed') await OVERLAYS[kind].preload();
}
