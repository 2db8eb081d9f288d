import './blocks.css';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { addressOf, type FeedScreen } from '../../../contract/address.ts';
import { AdSlot, AdStyles } from '../../ads/ad-slot.tsx';
import { useAsking } from '../../data/asking.ts';
import { feedKey, feedQuery, isSameButWeighed, storiesOf } from '../../data/feed.ts';
import late from '../../frame/late.css?url';
import { useLocation } from '../../location/location.tsx';
import { ReadNotice } from '../../opened/opened-notice.tsx';
import { useUnread } from '../../opened/unread.ts';
import { blocksOf, type FeedLayout, layout, sizeOf } from './blocks.ts';
import { Card } from './card.tsx';
import { FeedBar, LocalBar } from './feed-bar.tsx';
import { useKeptPages } from './kept-pages.ts';
import { LoadMore, ResultPages } from './load-more.tsx';
import { loadMore } from './more.ts';
import { Empty, Failed, Skeleton } from './states.tsx';

interface FeedProps {
  screen: FeedScreen;
  /** Something lies over it, whose pictures come first. */
  covered: boolean;
}

/** The stories of a category or a search. */
export function Feed({ screen, covered }: FeedProps) {
  const asking = useAsking();
  const { localPlace } = useLocation();
  const local = screen.category === 'local' && screen.query === '';
  const where = local ? localPlace : asking.place;
  const request = { ...asking, screen, place: where };
  const query = useInfiniteQuery({
    ...feedQuery(request),
    // Local news waits until a city is known.
    enabled: !local || where !== null,
    // While a slider is moved, the stories stay until their new order has come.
    placeholderData: (shown, from) =>
      from && isSameButWeighed(from.queryKey, feedKey(request)) ? shown : undefined,
  });
  const client = useQueryClient();
  const pages = query.data?.pages ?? [];
  const [page] = pages;
  const stories = storiesOf(pages);
  const feed = addressOf(screen);
  const [comingTo, setComingTo] = useState('');
  const isComing = comingTo === feed;
  const drawn = { pages, stories, loading: query.isLoading || isComing, signedIn: asking.account !== null };
  useKeptPages(screen, drawn, (kept) => {
    setComingTo(feed);
    void import('./bring-back.ts')
      .then(({ bringBack }) => bringBack(client, request, kept))
      .catch((error) => console.error('Failed to load more stories', error))
      // Whatever is drawn then, of this list or another, needs no room.
      .finally(() => setComingTo(''));
  });
  const { shown, hidden, opened } = useUnread(stories, feed);
  const about = page?.local;
  // Pages divide one list: the links to the others lead to this one's edition.
  const here = { ...screen, edition: page?.edition };
  const away = about?.hidden ? 'hidden' : 'far';
  const from = about?.within === false ? away : 'near';
  const failed = query.isError && !query.data;
  const notice = <ReadNotice hidden={hidden} opened={opened} />;
  return (
    <>
      {local ? (
        <LocalBar screen={screen} from={page && stories.length > 0 && from} failed={failed}>
          {notice}
        </LocalBar>
      ) : (
        <FeedBar screen={screen} total={page?.total ?? null} meant={page?.meant} failed={failed}>
          {notice}
        </FeedBar>
      )}
      {query.isPending && <Skeleton />}
      {failed && <Failed error={query.error} />}
      {page && stories.length === 0 && <Empty {...page} screen={screen} nearHidden={about?.hidden} />}
      <Stories {...layout(shown, page?.data ?? [])} query={screen.query} covered={covered} />
      {/* Holds up only what comes after it: with the footer also how to get more, which is seen at once under few stories. */}
      <link rel="stylesheet" href={late} />
      {page && stories.length > 0 && screen.query === '' && (
        <LoadMore
          key={feed}
          screen={here}
          shown={stories.length}
          total={page.total}
          hasMore={query.isPlaceholderData || query.hasNextPage}
          loading={isComing || query.isFetchingNextPage}
          load={() => loadMore(screen, () => query.fetchNextPage({ cancelRefetch: false }))}
        />
      )}
      {page && stories.length > 0 && screen.query !== '' && (
        <ResultPages screen={here} shown={stories.length} total={page.total} />
      )}
    </>
  );
}

function Stories({ featured, list, query, covered }: FeedLayout & { query: string; covered: boolean }) {
  return (
    <>
      {featured && <Card story={featured} size="featured" query={query} first={!covered} />}
      <AdStyles />
      {blocksOf(list).map(({ form, from, stories }) => (
        <Fragment key={from}>
          <section className={`block ${form}`}>
            {stories.map((story, index) => (
              <Card key={story.id} story={story} size={sizeOf(index)} query={query} />
            ))}
          </section>
          <AdSlot index={from + stories.length - 1} />
        </Fragment>
      ))}
    </>
  );
}
