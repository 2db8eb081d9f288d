import type { QueryClient } from '@tanstack/react-query';
import type { CardPage, CardStory } from '../../../contract/contract.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { type FeedRequest, feedKey, feedPage, type Pages, storiesOf } from '../../data/feed.ts';
import { wasReloaded } from '../../navigation.ts';
import type { KeptPages } from './kept-pages.ts';

/**
 * Loads as many pages of a list as were there, beside each other. Back leads to the stories that were there; whoever reloads asks for
 * what is new. Where their edition is no more, the server gives the newest, as it does to whoever loads more.
 * @throws ApiError when one does not come; then the list stays as it is
 */
export async function bringBack(client: QueryClient, request: FeedRequest, kept: KeptPages): Promise<void> {
  const queryKey = feedKey(request);
  const answers = () => client.getQueryState(queryKey)?.dataUpdateCount;
  const answersBefore = answers();
  const first = client.getQueryData<Pages>(queryKey)?.pages[0];
  const isReloaded = wasReloaded();
  const edition = isReloaded ? first?.edition : kept.edition;
  const from = request.screen.page ?? 1;
  const count = Math.ceil(kept.ids.length / PAGE_SIZE);
  const pageParams = Array.from({ length: count }, (_, index) => from + index);
  const pageOf = async (page: number): Promise<CardPage> =>
    first && page === from && first.edition === edition ? first : feedPage(request, { page, edition });
  const pages = await Promise.all(pageParams.map(pageOf));
  const isBehind = client.isFetching({ queryKey }) > 0 || answers() !== answersBefore;
  // What was asked for meanwhile would shorten it again.
  await client.cancelQueries({ queryKey });
  client.setQueryData<Pages>(queryKey, {
    pages: isReloaded ? pages : inOrder(pages, kept.ids),
    pageParams,
  });
  // It was asked for after a mute, of which not all of these pages know.
  if (isBehind) void client.invalidateQueries({ queryKey });
}

/** The same stories in the order they had: the reader's place, once it is found quietly, ranks them otherwise. */
function inOrder(pages: CardPage[], ids: string[]): CardPage[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: CardStory) => places.get(id) ?? ids.length;
  const stories = storiesOf(pages).sort((one, other) => placeOf(one) - placeOf(other));
  return pages.map((page, index) => ({
    ...page,
    data: stories.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  }));
}
