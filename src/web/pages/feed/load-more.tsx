import { type MouseEvent, useEffect, useRef } from 'react';
import { addressOf, type FeedScreen } from '../../../contract/address.ts';
import { useTexts } from '../../language/language.tsx';

interface LoadMoreProps {
  screen: FeedScreen;
  shown: number;
  total: number;
  hasMore: boolean;
  loading: boolean;
  load: () => void;
}

const headlines = () => document.querySelectorAll<HTMLElement>('main article h2 a');

/** A link to the next page; with JavaScript it appends that page here. */
export function LoadMore({ screen, shown, total, hasMore, loading, load }: LoadMoreProps) {
  const t = useTexts();
  const page = screen.page ?? 1;
  const before = useRef<number | null>(null);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (loading) return;
    before.current = headlines().length;
    load();
  };
  useEffect(() => {
    // The last page takes the link away, and its focus: reading goes on at the first story it brought.
    if (hasMore || before.current === null) return;
    if (document.activeElement === document.body) headlines()[before.current]?.focus();
    before.current = null;
  }, [hasMore]);
  return (
    <div className="loadmore">
      {hasMore ? (
        <a
          className="btn outline"
          href={addressOf({ ...screen, page: page + 1 })}
          aria-disabled={loading || undefined}
          onClick={onClick}
        >
          {loading ? t('feed.loadingMore') : t('feed.loadMore')}
        </a>
      ) : (
        <p className="end">{t('feed.end')}</p>
      )}
      <Shown shown={shown} total={Math.max(total, shown)} />
    </div>
  );
}

function Shown({ shown, total }: Pick<LoadMoreProps, 'shown' | 'total'>) {
  return <p role="status">{useTexts()('feed.shown', { shown, total })}</p>;
}

/** Under the results of a search, which are one page: how many there are, when that is not all of them. */
export function BestMatches({ shown, total }: Pick<LoadMoreProps, 'shown' | 'total'>) {
  if (shown >= total) return null;
  return (
    <div className="loadmore">
      <Shown shown={shown} total={total} />
    </div>
  );
}
