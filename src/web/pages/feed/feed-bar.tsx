import { useTexts } from '../../language/language.tsx';
import { useLocation } from '../../location/location.tsx';
import { FeedLink } from '../../router.tsx';
import { addressOf, type FeedScreen, type Sort } from '../../routes.ts';

const SORTS = ['top', 'newest', 'covered'] as const satisfies Sort[];

/** What the page shows, how much of it, and in which order. */
export function FeedBar({ screen, total }: { screen: FeedScreen; total: number | null }) {
  const t = useTexts();
  if (screen.query)
    return (
      <div className="feedbar">
        <h1>
          <span role="status">
            {total === null ? t('feed.loading') : t('search.results', { count: total, query: screen.query })}
          </span>
        </h1>
      </div>
    );
  const title = screen.category === 'all' ? t('feed.title') : t(`category.${screen.category}`);
  return (
    <div className="feedbar">
      <h1>{title}</h1>
      {total !== null && <p>{t('feed.count', { count: total })}</p>}
      <nav className="order" aria-label={t('feed.order')}>
        {SORTS.map((sort) => (
          <FeedLink
            key={sort}
            to={addressOf({ kind: 'feed', category: screen.category, query: '', sort })}
            aria-current={sort === screen.sort ? 'true' : undefined}
          >
            {t(`feed.order.${sort}`)}
          </FeedLink>
        ))}
      </nav>
    </div>
  );
}

/** The banner of the local feed names the place (FEED-01, FEED-02). */
export function LocalBar() {
  const t = useTexts();
  const { place } = useLocation();
  return (
    <div className="localbar">
      <h1>{t('feed.local', { city: place?.city || t('feed.yourLocation') })}</h1>
      <p>
        {place && `${place.city}, ${place.country}. `}
        {t('feed.local.note')}
      </p>
    </div>
  );
}
