import { type MouseEvent, useEffect, useRef } from 'react';
import { addressOf, type FeedScreen } from '../../../contract/address.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../../contract/limits.ts';
import { useTexts } from '../../language/language.tsx';
import { FeedLink } from '../../router.tsx';
import { plainly } from '../../ui/plainly.ts';

interface LoadMoreProps {
  screen: FeedScreen;
  shown: number;
  total: number;
  hasMore: boolean;
  loading: boolean;
  /** Resolves with whether they came. */
  load: () => Promise<boolean>;
}

/** No headline stands at this place. */
const NONE = -1;

const headlines = () => document.querySelectorAll<HTMLElement>('main article h2 a');

/** A link to the next page; with JavaScript it appends that page here. */
export function LoadMore({ screen, shown, total, hasMore, loading, load }: LoadMoreProps) {
  const t = useTexts();
  const page = screen.page ?? 1;
  const before = useRef(NONE);
  const end = useRef<HTMLParagraphElement>(null);
  const more = async ({ detail }: MouseEvent): Promise<void> => {
    if (loading) return;
    // A press of the mouse moves nothing.
    before.current = detail > 0 ? NONE : headlines().length;
    if (!(await load())) before.current = NONE;
  };
  useEffect(() => {
    const first = before.current === NONE ? null : (headlines()[before.current] ?? end.current);
    if (!first) return;
    before.current = NONE;
    // By the keyboard, reading goes on at the first story it brought, or at the end of the list if it brought none. The last page takes
    // the link away, and its focus.
    if (document.activeElement?.matches('body, .loadmore a')) first.focus();
  });
  return (
    <div className="loadmore">
      {hasMore ? (
        <a
          className="btn outline"
          href={addressOf({ ...screen, page: page + 1 })}
          aria-disabled={loading || undefined}
          onClick={(event) => plainly(() => void more(event))(event)}
        >
          {loading ? t('feed.loadingMore') : t('feed.loadMore')}
        </a>
      ) : (
        <p className="end" ref={end} tabIndex={-1}>
          {t('feed.end')}
        </p>
      )}
      <p role="status">
        {page > 1
          ? t('feed.range', rangeOf(page, PAGE_SIZE, { shown, total }))
          : t('feed.shown', { shown, total: Math.max(total, shown) })}
      </p>
    </div>
  );
}

type Counts = Pick<LoadMoreProps, 'shown' | 'total'>;

/** The places of the first and the last story of a page, counted from one. */
function rangeOf(page: number, size: number, { shown, total }: Counts) {
  const from = (page - 1) * size + 1;
  return { from, to: from + shown - 1, total };
}

/** Under the results of a search, when there are more than one page holds: which these are, and the pages beside it. */
export function ResultPages({ screen, ...counts }: Pick<LoadMoreProps, 'screen'> & Counts) {
  const t = useTexts();
  const { page = 1 } = screen;
  if (counts.total <= MAX_PAGE_SIZE) return null;
  const range = rangeOf(page, MAX_PAGE_SIZE, counts);
  return (
    <nav className="loadmore" aria-label={t('search.pages')}>
      <p className="result-pages">
        {page > 1 && <PageLink to={{ ...screen, page: page - 1 }} text={t('search.previous')} />}
        {range.to < range.total && <PageLink to={{ ...screen, page: page + 1 }} text={t('search.next')} />}
      </p>
      <p>{t('feed.range', range)}</p>
    </nav>
  );
}

export function PageLink({ to, text }: { to: FeedScreen; text: string }) {
  return (
    <FeedLink className="btn outline" to={addressOf(to)}>
      {text}
    </FeedLink>
  );
}
