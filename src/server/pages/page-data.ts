/** What a page shows, read through the same functions as the API, in the same process. */
import {
  type ErrorCode,
  feedUnder,
  type Invented,
  type PageData,
  type Reader,
  type Story,
  type StoryScreen,
} from '../../contract/contract.ts';
import type { Ask } from '../../edition/edition.ts';
import { StoreAway } from '../../store/types.ts';
import { listToShow, presentCards, presentDetail, type ShownListing } from '../api/listings.ts';
import { findStory } from '../api/stories.ts';
import type { Context } from '../context.ts';
import { logUnlessAway, Refusal, textOf, UNAVAILABLE } from '../http/errors.ts';
import type { PageRequest } from './page-request.ts';

export interface LoadedPage {
  data: PageData;
  /** Said above the page: the line stays while its reader goes on to others. */
  invented: Invented;
  /** The story's id in force, when the one asked for was merged into it. */
  mergedInto: string | null;
  /** False where something could not be had, be it only the related stories: the next reader may be luckier. */
  whole: boolean;
}

/** A part of the page, and its stories: they count for what is said above it. */
type Part<Shown> = Shown & { stories: readonly Story[] };
type UnderIt = Part<Pick<PageData, 'feed'>>;
type OverIt = Part<Pick<PageData, 'story' | 'related'> & Pick<LoadedPage, 'mergedInto' | 'whole'>>;

const NOTHING_UNDER: UnderIt = { stories: [], feed: null };
const NOTHING_OVER: OverIt = { stories: [], story: null, related: [], mergedInto: null, whole: true };

/** Never rejects: what cannot be had is left out, and the page shows the rest. */
export async function loadPageData(context: Context, request: PageRequest): Promise<LoadedPage> {
  const [under, over] = await Promise.all([
    attempt(context, 'FEED_FAILED', loadFeed(context, request), NOTHING_UNDER),
    attempt(context, 'STORY_FAILED', loadOver(context, request), NOTHING_OVER),
  ]);
  const { feed } = under;
  const { story, related, mergedInto } = over;
  const error = request.screen.kind === 'story' ? over.error : under.error;
  return {
    data: { feed, story, related, error },
    invented: [...under.stories, ...over.stories].reduce(withStory, context.edition.invented()),
    mergedInto,
    whole: over.whole && !under.error && !over.error,
  };
}

/** What was loaded, or nothing and why. */
async function attempt<T>(
  context: Context,
  failure: ErrorCode,
  loading: Promise<T>,
  nothing: T,
): Promise<T & Pick<PageData, 'error'>> {
  try {
    return { ...(await loading), error: null };
  } catch (error) {
    if (error instanceof Refusal) return { ...nothing, error: { code: error.code, message: error.message } };
    const isAway = error instanceof StoreAway;
    if (!isAway) context.log.error({ err: error }, 'page data failed');
    return { ...nothing, error: { code: isAway ? UNAVAILABLE : failure, message: textOf(failure) } };
  }
}

/** Stories of a search, and one that is opened, may be too old for the edition, and of the other kind than all that are in it. */
const withStory = (told: Invented, { demo }: Story): Invented =>
  told === (demo ? 'none' : 'all') ? 'some' : told;

/** What lies over the feed: a new kind of screen says here what it needs. */
async function loadOver(context: Context, { screen, reader }: PageRequest): Promise<OverIt> {
  switch (screen.kind) {
    case 'story':
      return loadStory(context, screen, reader);
    case 'feed':
    case 'text':
      return NOTHING_OVER;
  }
}

async function loadFeed(context: Context, request: PageRequest): Promise<UnderIt> {
  const listing = await listingOf(context, request);
  if (!listing) return NOTHING_UNDER;
  const stories = listing.stories.map(({ story }) => story);
  return { stories, feed: presentCards(context, listing, request.reader) };
}

async function listingOf(context: Context, { screen, reader }: PageRequest): Promise<ShownListing | null> {
  const list = (ask: Ask) => listToShow(context, ask, reader);
  const { page, edition, query, category, sort } = feedUnder(screen);
  if (query !== '') return list({ list: 'search', text: query, page, edition });
  if (category !== 'local') return list({ list: 'feed', category, sort, page, edition });
  // Local news waits until the browser knows a city.
  return reader.place?.city ? list({ list: 'local', page, edition }) : null;
}

async function loadStory(context: Context, { id }: StoryScreen, reader: Reader): Promise<OverIt> {
  const found = await findStory(context, id);
  if (found.id !== id) return { ...NOTHING_OVER, mergedInto: found.id };
  // A story's page answers "Why this story?" without another request.
  const story = presentDetail(context, found, reader, context.edition.explain(found, reader));
  const opened: OverIt = { ...NOTHING_OVER, stories: [found], story };
  if (!context.site.flags.relatedStoriesEnabled) return opened;
  try {
    const related = await context.edition.list({ list: 'related', story: id }, reader);
    return { ...opened, related: presentCards(context, related, reader, story).data };
  } catch (error) {
    logUnlessAway(context.log, error, 'related stories failed');
    return { ...opened, whole: false };
  }
}
