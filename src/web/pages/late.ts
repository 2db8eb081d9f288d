/** Screens whose code and styles are not part of the first load. */
import type { Screen } from '../../contract/contract.ts';
import { late } from '../ui/late.tsx';

const story = late(async () => (await import('./story/story.tsx')).StoryOverlay);
const text = late(async () => (await import('./text/text.tsx')).TextOverlay);

export const StoryOverlay = story.Part;
export const TextOverlay = text.Part;

/**
 * Fetches what a screen needs: before the page is taken over, or when the reader is about to open it.
 * @throws when it does not come
 */
export async function preloadScreen({ kind }: Pick<Screen, 'kind'>): Promise<void> {
  if (kind === 'story') await story.preload();
  if (kind === 'text') await text.preload();
}
