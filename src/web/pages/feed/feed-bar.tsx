import './feed-bar.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addressOf, type FeedScreen, SORTS } from '../../../contract/address.ts';
import { isWeighable } from '../../data/feed.ts';
import { SEARCH_BAR } from '../../frame/search-bar.tsx';
import { useTexts } from '../../language/language.tsx';
import { useCityName } from '../../location/city-name.ts';
import { useLocation } from '../../location/location.tsx';
import { MuteLine } from '../../mute/mute-line.tsx';
import { useDevice } from '../../reader/reader.tsx';
import { FeedLink } from '../../router.tsx';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { useMissing } from '../../ui/missing.ts';
import { feedTitle, resultsTitle } from './feed-title.ts';

const { Part: CityChooser } = lazyPart(() => import('../../location/city-chooser.tsx'), 'CityChooser');
const { Part: Weighed } = lazyPart(() => import('../../why/weighed.tsx'), 'Weighed');

interface FeedBarProps {
  screen: FeedScreen;
  total: number | null;
  /** What was searched for instead of what was asked. */
  meant?: readonly string[] | undefined;
  /** What was asked for did not come. */
  failed?: boolean;
  /** Stands before the order. */
  children: ReactNode;
}

/** What the page shows, how much of it, and in which order. */
export function FeedBar({ screen, total, meant, failed = false, children }: FeedBarProps) {
  const t = useTexts();
  const { windowDays } = useSite();
  if (screen.query) {
    const none = t(failed ? 'search.open' : 'feed.loading');
    return (
      <div className="feedbar">
        <h1>
          {/* Not a status: Chromium leaves one out of its heading's name. */}
          <span aria-live="polite" aria-atomic="true">
            {total === null ? none : resultsTitle(total, screen.query, t)}
          </span>
        </h1>
        <span aria-live="polite" className={meant ? undefined : 'sr'}>
          {meant && t('search.meant', { words: meant.join(', ') })}
        </span>
        <MuteLine />
        {children}
      </div>
    );
  }
  const { category, sort } = screen;
  return (
    <div className="feedbar">
      <h1>{feedTitle(screen, t)}</h1>
      {total !== null && <p>{t('feed.count', { count: total, days: windowDays })}</p>}
      <WeighedNote counts={isWeighable(screen)} />
      <MuteLine />
      {children}
      <nav className="order" aria-label={t('feed.order')}>
        {SORTS.map((other) => (
          <FeedLink
            key={other}
            to={addressOf({ kind: 'feed', category, query: '', sort: other })}
            aria-current={other === sort ? 'true' : undefined}
          >
            {t(`feed.order.${other}`)}
          </FeedLink>
        ))}
      </nav>
    </div>
  );
}

/** @param counts whether sliders decide anything here */
function WeighedNote({ counts }: { counts: boolean }) {
  const weights = useDevice((device) => device.weights);
  const weighed = weights && counts;
  // There before its words, so that they are read aloud.
  return (
    <span aria-live="polite" className={weighed ? undefined : 'sr'}>
      {weighed && <Weighed />}
    </span>
  );
}

/** What is said of where the stories lie: near, or the nearest from farther away, since nothing is near or all of it is hidden. */
const NOTES = {
  near: 'feed.local.note',
  far: 'feed.local.far',
  hidden: 'feed.local.hidden',
} as const;

interface LocalBarProps {
  /** False = there are none; undefined = nobody knows, or not yet. */
  from: keyof typeof NOTES | false | undefined;
}

/** The banner of the local feed names the place, and lets the reader choose another. */
export function LocalBar({
  screen,
  from,
  failed,
  children,
}: Omit<FeedBarProps, 'total' | 'meant'> & LocalBarProps) {
  const t = useTexts();
  const { localPlace, detecting, fault, needPlace } = useLocation();
  const name = useCityName(localPlace);
  // A default place is named only when there is news of it.
  const city = (!(fault && failed) && name) || t('feed.yourLocation');
  const note = from ? t(NOTES[from], { city }) : '\u00a0';
  const instead = failed ? '' : `: ${t('city.default')}`;
  const [found] = useState(localPlace);
  const [choosing, setChoosing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const done = () => {
    setChoosing(false);
    toggle.current?.focus();
  };
  const missing = useMissing(done);
  useEffect(() => needPlace(), [needPlace]);
  return (
    <div className="localbar">
      <div>
        <h1>{t('feed.local', { city })}</h1>
        {/* Without scripts nobody finds a place; with them, its room is kept for what the finding has to say. */}
        <p role="status" className={found ? undefined : 'needs-script'}>
          {detecting ? t('city.detecting') : note}
          {/* Not before the rest of the line, which would move it. */}
          {fault && (failed || from !== undefined) && ` ${t(`city.fault.${fault}`)}${instead}.`}
        </p>
        <noscript>
          <p>{t('feed.local.noScript')}</p>
          <p>
            <a className="btn outline" href={`#${SEARCH_BAR}`}>
              {t('feed.local.search')}
            </a>
          </p>
        </noscript>
        {/* What lies farther away is in the order of its distance. */}
        <WeighedNote counts={from === 'near' && isWeighable(screen)} />
        <MuteLine />
        {children}
      </div>
      <button
        className="btn outline needs-script"
        ref={toggle}
        type="button"
        aria-expanded={choosing}
        onClick={() => setChoosing((open) => !open)}
      >
        <Icon name="pin" />
        {t('feed.local.change')}
      </button>
      {choosing && <CityChooser done={done} onMissing={missing} />}
    </div>
  );
}
