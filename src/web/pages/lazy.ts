/** Screens whose code and styles are not part of the first load. */
import { lazy } from 'react';
import type { Screen } from '../../contract/contract.ts';

const loadStory = () => import('./story/story.tsx');
const loadText = () => import('./text/text.tsx');

export const StoryOverlay = lazy(async () => ({ default: (await loadStory()).StoryOverlay }));
export const TextOverlay = lazy(async () => ({ default: (await loadText()).TextOverlay }));

/** Fetches what a screen needs: before the page is taken over, or when the reader is about to open it. */
export async function preloadScreen({ kind }: Pick<Screen, 'kind'>): Promise<void> {
  if (kind === 'story') await loadStory();
  if (kind === 'text') await loadText();
}
