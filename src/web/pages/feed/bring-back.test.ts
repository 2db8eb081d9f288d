// @vitest-environment happy-dom
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { HOME } from '../../../contract/address.ts';
import { eventually } from '../../../contract/testing/eventually.ts';
import { type FeedRequest, feedKey, feedQuery, type Pages, pagesOf, storiesOf } from '../../data/feed.ts';
import { ARTICLES, pageOf } from '../../testing/stories.ts';
import { bringBack } from './bring-back.ts';

const request: FeedRequest = {
  screen: HOME,
  language: 'en',
  place: null,
  weights: null,
  reads: null,
  account: null,
};
const queryKey = feedKey(request);
const MUTED = ARTICLES[1]?.id;
const SECOND = ARTICLES.map((story) => ({ ...story, id: `${story.id}-2` }));
const IDS = [...ARTICLES, ...SECOND].map(({ id }) => id);
const KEPT = { edition: 'e1', ids: IDS, height: 9000, till: Number.POSITIVE_INFINITY, signedIn: false };

/** A server whose second page waits to be let go. */
function newsroom() {
  let muted = false;
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const stories = muted ? ARTICLES.filter(({ id }) => id !== MUTED) : ARTICLES;
    if (!address.includes('page=2')) return Response.json(pageOf(stories));
    const page = Response.json(pageOf(SECOND));
    await held;
    return page;
  });
  return { letGo, mute: () => (muted = true) };
}

function shownList(): { client: QueryClient; ids: () => string[] } {
  const client = new QueryClient();
  client.setQueryData<Pages>(queryKey, pagesOf(pageOf(), HOME));
  stop = new InfiniteQueryObserver(client, feedQuery(request)).subscribe(() => {});
  const ids = () => storiesOf(client.getQueryData<Pages>(queryKey)?.pages ?? []).map(({ id }) => id);
  return { client, ids };
}

let stop = (): void => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('what is kept comes in the order that it had', async () => {
  newsroom().letGo();
  const { client, ids } = shownList();
  const turned = IDS.toReversed();
  await bringBack(client, request, { ...KEPT, ids: turned });
  expect(ids()).toEqual(turned);
});

it.each([
  ['is answered before', true],
  ['is on its way', false],
])('a mute meanwhile counts, whether the list without it %s', async (_when, isAnswered) => {
  const { letGo, mute } = newsroom();
  const { client, ids } = shownList();
  const back = bringBack(client, request, KEPT);
  mute();
  void client.invalidateQueries({ queryKey });
  if (isAnswered) await eventually(() => expect(ids()).not.toContain(MUTED));
  letGo();
  await back;
  await eventually(() => expect(ids()).toEqual(IDS.filter((id) => id !== MUTED)));
});
