/** What a page shows, read through the same functions as the API, in the same process. */

import { toStoryDetail } from '../../article/article.ts';
import type { ArticlePage, PageData } from '../../contract/contract.ts';
import { StoreAway } from '../../store/types.ts';
import { localListing, presentListing, presentStory, searchListing } from '../api/listings.ts';
import { pageListQuery } from '../api/reader.ts';
import { findStory } from '../api/stories.ts';
import type { Context } from '../context.ts';
import { logUnlessAway, Refusal, TEXTS, UNAVAILABLE } from '../http/errors.ts';
import type { PageRequest } from './page-request.ts';

export interface LoadedPage {
  data: PageData;
  /** The story's id in force, when the one asked for was merged into it. */
  mergedInto: string | null;
}

/** Never rejects: what cannot be had is told in `error`, and the page shows the rest. */
export async function loadPageData(context: Context, request: PageRequest): Promise<LoadedPage> {
  const loaded: LoadedPage = {
    data: { feed: null, story: null, related: [], error: null },
    mergedInto: null,
  };
  await Promise.all([
    attempt(context, loaded, TEXTS.feedFailed, () => loadFeed(context, request, loaded)),
    attempt(context, loaded, TEXTS.storyFailed, () => loadStory(context, request, loaded)),
  ]);
  return loaded;
}

async function attempt(
  context: Context,
  loaded: LoadedPage,
  failure: string,
  load: () => Promise<void>,
): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (error instanceof Refusal) {
      loaded.data.error = { code: error.code, message: error.message };
      return;
    }
    if (error instanceof StoreAway) {
      loaded.data.error = { code: UNAVAILABLE, message: failure };
      return;
    }
    context.log.error({ err: error }, 'page data failed');
    loaded.data.error = { code: 'INTERNAL', message: failure };
  }
}

async function loadFeed(context: Context, request: PageRequest, loaded: LoadedPage): Promise<void> {
  loaded.data.feed = await feedOf(context, request);
}

async function feedOf(context: Context, request: PageRequest): Promise<ArticlePage | null> {
  const { screen, language, place } = request;
  const first = pageListQuery(language, place);
  const how = { language, reads: first.reads };
  // Stories and texts lie over the home feed.
  if (screen.kind !== 'feed') return presentListing(context, context.edition.feed(first), how);
  const query = { ...first, page: screen.page };
  if (screen.query !== '')
    return presentListing(context, await searchListing(context, screen.query, query), how);
  if (screen.category !== 'local') {
    const { category, sort } = screen;
    return presentListing(context, context.edition.feed({ ...query, category, sort }), how);
  }
  // Local news waits until the browser knows a city.
  return place && presentListing(context, localListing(context, query, place.city, language), how);
}

async function loadStory(context: Context, request: PageRequest, loaded: LoadedPage): Promise<void> {
  const { screen, language, place } = request;
  if (screen.kind !== 'story') return;
  const { story, merged } = await findStory(context, screen.id);
  if (merged) {
    loaded.mergedInto = story.id;
    return;
  }
  const query = pageListQuery(language, place);
  const how = { language, reads: query.reads };
  // A story's page answers "Why this story?" without another request.
  const factors = context.edition.explain(story, query);
  loaded.data.story = toStoryDetail(story, { ...how, imageUrl: context.imageUrl, factors });
  if (!context.site.flags.relatedStoriesEnabled) return;
  const related = await context.edition.related(story.id, query).catch((error) => {
    logUnlessAway(context.log, error, 'related stories failed');
    return [];
  });
  loaded.data.related = related.map((listed) => presentStory(context, listed, how));
}
