import type { ShareReply, StoryDetail } from '../../contract/contract.ts';
import { post } from '../data/api.ts';
import { object, text } from '../data/shape.ts';
import { fallbackLink, type Shared, sharePayload } from './share-text.ts';

const SHARE_PATH = '/api/stories/share';
const replyShape = object<ShareReply>({ shareUrl: text });

export interface LinkRequest {
  shared: Shared;
  publicUrl: string;
  /** The story, from the cache or the server. */
  loadStory: () => Promise<StoryDetail>;
}

export interface ShareLink {
  link: string;
  /** False: the story's details could not be loaded, and the payload held the five fields only. */
  detailed: boolean;
  /** False: the share call failed, and this is the fallback link. */
  created: boolean;
}

/** Asks the server for a link to share. Never rejects: there is always a link that works. */
export async function createLink({ shared, publicUrl, loadStory }: LinkRequest): Promise<ShareLink> {
  const story = await loadStory().catch(() => null);
  const detailed = story !== null;
  try {
    const { shareUrl } = await post({ path: SHARE_PATH }, sharePayload(shared, story), replyShape);
    if (shareUrl) return { link: shareUrl, detailed, created: true };
  } catch (error) {
    // Told to the reader as a toast, and here to whoever looks for the cause.
    console.error('Failed to create shareable story', error);
  }
  return { link: fallbackLink(publicUrl, shared.id), detailed, created: false };
}
