/** From the edition's listings to what goes over the wire; used by the API and by the pages in the same process. */
import { toArticle, toCard, toStoryDetail, withDifferentDrawings } from '../../article/article.ts';
import {
  type Article,
  type ArticlePage,
  type CardPage,
  type CardStory,
  type Factors,
  INTEREST_TOPICS,
  type InterfaceLanguage,
  type Reader,
  type Story,
  type StoryDetail,
} from '../../contract/contract.ts';
import type { Ask, ListedStory, Listing, Offers } from '../../edition/edition.ts';
import { tagNames, toldTo } from '../../reader/reader.ts';
import { textsIn } from '../../texts/texts.ts';
import type { Context } from '../context.ts';

export interface Presentation {
  language: InterfaceLanguage;
  /** Languages the reader reads. */
  reads: readonly string[];
  /** Send every factor of the ranking along. */
  why?: boolean;
}

function presentStory(
  { imageUrlNow: imageUrl }: Context,
  { story, factors }: ListedStory,
  { language, reads, why }: Presentation,
): Article {
  const named = inLanguage(factors, story, language);
  return toArticle(story, {
    language,
    reads,
    imageUrl,
    factors: why ? named : undefined,
    lifted: liftedBy(named),
  });
}

/** Said in a list that interests shape, of every story in it; nothing anywhere else. */
const liftedBy = ({ interest, topic }: Factors): string | null | undefined =>
  interest === null ? undefined : topic;

/** The factors with the reader's topics by their names in their language, be it one of ours or a tag of the story. */
function inLanguage(factors: Factors, { location }: Story, language: InterfaceLanguage): Factors {
  const named = (chosen: string | null): string | null => {
    if (chosen === null) return null;
    const topic = INTEREST_TOPICS.find((known) => known === chosen);
    if (topic) return textsIn(language)(`topic.${topic}`);
    return tagNames({ tags: [chosen], location }, language)[0] ?? chosen;
  };
  return { ...factors, topic: named(factors.topic), nearTopic: named(factors.nearTopic) };
}

export type ShownListing = Listing & Offers;

/** A list for those who show what it may have in its place. */
export async function listToShow({ edition }: Context, ask: Ask, reader: Reader): Promise<ShownListing> {
  const listing = await edition.list(ask, reader);
  return { ...listing, ...(await edition.offers(listing, ask, reader)) };
}

/** @param opened the story they are listed under, if any */
export function presentListing(
  context: Context,
  listing: ShownListing,
  how: Presentation,
  opened?: StoryDetail,
): ArticlePage {
  const articles = listing.stories.map((listed) => presentStory(context, listed, how));
  return { ...aboutListing(listing), data: withDifferentDrawings(articles, opened) };
}

function aboutListing(listing: ShownListing): Omit<ArticlePage, 'data'> {
  const { hasMore, edition, total, local, otherLanguages, meant = [], fewer } = listing;
  const hidden = listing.hidden.reduce((sum, { stories }) => sum + stories, 0);
  return {
    hasMore,
    edition,
    total,
    ...(hidden > 0 && { hidden }),
    ...(otherLanguages && { otherLanguages }),
    ...(meant.length > 0 && { meant: [...meant] }),
    ...(fewer && { fewer }),
    ...(local && { local: { within: local === 'near', ...(local === 'hidden' && { hidden: true }) } }),
  };
}

/** A story as a page carries it: a card. */
function presentCard(
  { imageUrlNow: imageUrl }: Context,
  { story, factors }: ListedStory,
  reader: Reader,
): CardStory {
  return toCard(story, {
    ...reader,
    imageUrl,
    lifted: liftedBy(inLanguage(factors, story, reader.language)),
  });
}

/** @param opened the story they are listed under, if any */
export function presentCards(
  context: Context,
  listing: ShownListing,
  reader: Reader,
  opened?: StoryDetail,
): CardPage {
  const cards = listing.stories.map((listed) => presentCard(context, listed, reader));
  return { ...aboutListing(listing), data: withDifferentDrawings(cards, opened) };
}

/** A story on its own, without the reports of publishers the reader muted. */
export function presentDetail(
  { edition, imageUrlNow: imageUrl }: Context,
  story: Story,
  reader: Reader,
  factors: Factors | undefined,
): StoryDetail {
  const telling = { ...reader, imageUrl, factors: factors && inLanguage(factors, story, reader.language) };
  return {
    ...toStoryDetail(toldTo(reader, story), telling),
    subjects: edition.subjects(story, reader),
  };
}
