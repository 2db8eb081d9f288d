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

/** Never rejects: what cannot be had is told in `error`, and the page shows the rest. */
export async function loadPageData(context: Context, request: PageRequest): Promise<LoadedPage> {
  const loaded: LoadedPage = {
    data: { feed: null, story: null, related: [], error: null },
    invented: context.edition.invented(),
    mergedInto: null,
    whole: true,
  };
  await Promise.all([
    attempt(context, loaded, 'FEED_FAILED', () => loadFeed(context, request, loaded)),
    attempt(context, loaded, 'STORY_FAILED', () => loadOver(context, request, loaded)),
  ]);
  return loaded;
}

async function attempt(
  context: Context,
  loaded: LoadedPage,
  failure: ErrorCode,
  load: () => Promise<void>,
): Promise<void> {
  try {
    await load();
  } catch (error) {
    loaded.whole = false;
    if (error instanceof Refusal) {
      loaded.data.error = { code: error.code, message: error.message };
      return;
    }
    if (error instanceof StoreAway) {
      loaded.data.error = { code: UNAVAILABLE, message: textOf(failure) };
      return;
    }
    context.log.error({ err: error }, 'page data failed');
    loaded.data.error = { code: failure, message: textOf(failure) };
  }
}

/** What lies over the feed: a new kind of screen says here what it needs. */
function loadOver(context: Context, { screen, reader }: PageRequest, loaded: LoadedPage): Promise<void> {
  switch (screen.kind) {
    case 'story':
      return loadStory(context, screen, reader, loaded);
    case 'feed':
    case 'text':
      return Promise.resolve();
  }
}

async function loadFeed(context: Context, request: PageRequest, loaded: LoadedPage): Promise<void> {
  const listing = await listingOf(context, request);
  if (!listing) return;
  loaded.data.feed = presentCards(context, listing, request.reader);
  for (const { story } of listing.stories) countIn(story, loaded);
}

/** Stories of a search, and one that is opened, may be too old for the edition, and of the other kind than all that are in it. */
function countIn({ demo }: Pick<Story, 'demo'>, loaded: LoadedPage): void {
  if (loaded.invented === (demo ? 'none' : 'all')) loaded.invented = 'some';
}

async function listingOf(context: Context, { screen, reader }: PageRequest): Promise<ShownListing | null> {
  const list = (ask: Ask) => listToShow(context, ask, reader);
  const { page, edition, query, category, sort } = feedUnder(screen);
  if (query !== '') return list({ list: 'search', text: query, page, edition });
  if (category !== 'local') return list({ list: 'feed', category, sort, page, edition });
  // Local news waits until the browser knows a city.
  return reader.place?.city ? list({ list: 'local', page, edition }) : null;
}

async function loadStory(
  context: Context,
  { id }: StoryScreen,
  reader: Reader,
  loaded: LoadedPage,
): Promise<void> {
  const story = await findStory(context, id);
  if (story.id !== id) {
    loaded.mergedInto = story.id;
    return;
  }
  countIn(story, loaded);
  // A story's page answers "Why this story?" without another request.
  const detail = presentDetail(context, story, reader, context.edition.explain(story, reader));
  loaded.data.story = detail;
  if (!context.site.flags.relatedStoriesEnabled) return;
  const related = await context.edition.list({ list: 'related', story: story.id }, reader).catch((error) => {
    logUnlessAway(context.log, error, 'related stories failed');
    loaded.whole = false;
    return null;
  });
  if (related) loaded.data.related = presentCards(context, related, reader, detail).data;
}
