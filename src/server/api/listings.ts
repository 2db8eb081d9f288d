/** From the edition's listings to what goes over the wire; used by the API and by the pages in the same process. */

import { toArticle, toStoryDetail } from '../../article/article.ts';
import type {
  Article,
  ArticlePage,
  Factors,
  InterfaceLanguage,
  Reader,
  Story,
  StoryDetail,
} from '../../contract/contract.ts';
import type { ListedStory, Listing } from '../../edition/edition.ts';
import { muteFilter } from '../../reader/reader.ts';
import type { Context } from '../context.ts';

export interface Presentation {
  language: InterfaceLanguage;
  /** Languages the reader reads. */
  reads: readonly string[];
  /** Send every factor of the ranking along. */
  why?: boolean;
}

export function presentStory(
  { imageUrl }: Context,
  { story, factors }: ListedStory,
  { language, reads, why }: Presentation,
): Article {
  return toArticle(story, { language, reads, imageUrl, factors: why ? factors : undefined });
}

export function presentListing(context: Context, listing: Listing, how: Presentation): ArticlePage {
  return {
    data: listing.stories.map((listed) => presentStory(context, listed, how)),
    hasMore: listing.hasMore,
    edition: listing.edition,
    total: listing.total,
    ...(listing.within !== undefined && { local: { within: listing.within } }),
  };
}

/** A story on its own, without the reports of publishers the reader muted. */
export function presentDetail(
  { imageUrl }: Context,
  story: Story,
  reader: Reader,
  { factors }: { factors?: Factors | undefined } = {},
): StoryDetail {
  return toStoryDetail(toldTo(reader, story), { ...reader, imageUrl, factors });
}

/** The story as this reader gets it. */
export const toldTo = (reader: Reader, story: Story): Story => muteFilter(reader.mutes)?.tell(story) ?? story;
