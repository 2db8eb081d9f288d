import './states.css';
import { useEffect, useState } from 'react';
import { type FeedScreen, HOME } from '../../../contract/address.ts';
import type { CardPage } from '../../../contract/contract.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../../contract/limits.ts';
import { ApiError } from '../../data/api-error.ts';
import { reload } from '../../data/reload.ts';
import { errorText } from '../../language/error-text.ts';
import { useLanguage, useTexts } from '../../language/language.tsx';
import { useOpener } from '../../panels.tsx';
import { resultsTitle } from './feed-title.ts';
import { PageLink } from './load-more.tsx';

/** A load that is quicker than this shows no skeleton. */
const DELAY_MS = 100;
const SKELETON_CARDS = 9;

/** A hero and nine cards, as long as the stories are on their way. */
export function Skeleton() {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={shown ? 'skeleton' : 'skeleton waiting'} role="status">
      <span className="sr">{t('feed.loading')}</span>
      <span className="sk hero" />
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nine times the same
        <span className="sk" key={index} />
      ))}
    </div>
  );
}

interface EmptyProps {
  screen: FeedScreen;
  /** On all pages. */
  total: number;
  /** How many stories would stand here without the reader's mutes and filters. */
  hidden?: number | undefined;
  /** How many there are in languages that the reader has not chosen. */
  otherLanguages?: number | undefined;
  /** There are local stories, and the reader hides them: another city is no remedy. */
  nearHidden?: boolean | undefined;
  /** What a search for fewer of the words finds. */
  fewer?: CardPage['fewer'] | undefined;
}

/** No stories: there are none, or this page lies behind the last. */
export function Empty({ screen, total, hidden, otherLanguages, nearHidden = false, fewer }: EmptyProps) {
  const t = useTexts();
  const size = screen.query === '' ? PAGE_SIZE : MAX_PAGE_SIZE;
  const isBeyond = total > 0 && (screen.page ?? 1) > 1;
  return (
    <div className="empty">
      <Horizon />
      <p>{emptyText()}</p>
      {hidden !== undefined && !isBeyond && <p>{t('feed.empty.hidden', { count: hidden })}</p>}
      {otherLanguages !== undefined && <OtherLanguages count={otherLanguages} />}
      {isBeyond && <PageLink to={{ ...screen, page: Math.ceil(total / size) }} text={t('feed.lastPage')} />}
      {fewer && (
        <PageLink
          to={{ ...screen, query: fewer.query, page: 1 }}
          text={resultsTitle(fewer.total, fewer.query, t)}
        />
      )}
      {screen.query && !isBeyond && <PageLink to={HOME} text={t('feed.title')} />}
    </div>
  );

  function emptyText(): string {
    if (isBeyond) return t('feed.beyond');
    if (screen.query) return t('search.none', { query: screen.query });
    return t(screen.category === 'local' && !nearHidden ? 'feed.empty.local' : 'feed.empty');
  }
}

/** They are one press away, in a panel that nobody would look for them in. */
function OtherLanguages({ count }: { count: number }) {
  const t = useTexts();
  const opener = useOpener({ kind: 'keys' });
  return (
    <>
      <p>{t('feed.empty.languages', { count })}</p>
      <button className="btn outline needs-script" type="button" id="choose-languages" {...opener}>
        {t('read.languages')}
      </button>
    </>
  );
}

/** What went wrong, and Retry, which reloads the page as soon as there is somebody to give it. */
export function Failed({ error }: { error: unknown }) {
  const language = useLanguage();
  const { t } = language;
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    if (trying) return;
    setTrying(true);
    if (!(await reload())) setTrying(false);
  };
  return (
    <div className="empty" role="alert">
      <Horizon />
      <p>{isOffline(error) ? t('story.error.network') : errorText(error, language, 'error.FEED_FAILED')}</p>
      <button
        className="btn outline needs-script"
        type="button"
        aria-disabled={trying || undefined}
        onClick={() => void retry()}
      >
        {t(trying ? 'action.retrying' : 'feed.retry')}
      </button>
    </div>
  );
}

/** The fault is on the reader's side, and "later" helps nobody. */
function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network' && !navigator.onLine;
}

/** The sun behind the horizon: nothing here, but the day goes on. */
function Horizon() {
  return (
    <svg className="horizon" viewBox="0 0 152 64" aria-hidden="true">
      <path d="M52 56a24 24 0 0 1 48 0z" fill="var(--sun)" />
      <path d="M0 57h152" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
