import './saved.css';
import '../ui/account-pieces.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { labelledCategory } from '../../contract/category.ts';
import { FREE_LIMITS, WARN_FROM } from '../../contract/limits.ts';
import { isPremium } from '../../contract/premium.ts';
import { isNotFound } from '../data/api-error.ts';
import { errorText } from '../language/error-text.ts';
import { useLanguage } from '../language/language.tsx';
import type { Reason } from '../premium/upgrade-dialog.tsx';
import { accountOf } from '../session/account.ts';
import { isCalling } from '../session/in-turn.ts';
import { useSession, useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { currentToasts, dismissToast, toast } from '../toasts/toast-store.ts';
import { Beads, countOf } from '../ui/beads.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { keepHeight } from '../ui/keep-height.ts';
import { NotCome } from '../ui/not-come.tsx';
import { Kept } from './kept-story.tsx';
import { matching, type SavedItem, savedItem, savedShape } from './saved-list.ts';
import { remove, save } from './toggle.ts';

/** What a notice says of a title. */
const TITLE_LENGTH = 30;

interface SavedProps {
  close: () => void;
  /** @param reason what was not saved; none when they asked for it */
  openUpgrade: (reason?: Reason) => void;
}

/** What the reader saved, newest first, as it was on that day. */
export function SavedDialog({ close, openUpgrade }: SavedProps) {
  const t = useAccountTexts();
  const user = useUser();
  const { items, failed, loading, retry } = useSavedStories();
  const [query, setQuery] = useState('');
  if (!user) return null;
  const premium = isPremium(user.subscription);
  const count = user.savedStories.length;
  const name = (category: string) => t(`category.${labelledCategory(category)}`);
  const found = matching(items ?? [], query, name);
  const unmatched = items !== null && items.length > 0 && found.length === 0;
  return (
    <Dialog
      title={t('saved.title')}
      close={close}
      wide
      footer={
        <>
          <span className="kept-count">
            {premium ? (
              t('saved.count', { count })
            ) : (
              <>
                <Beads count={count} of={FREE_LIMITS.savedStories} />
                {t('saved.countOf', countOf(count, FREE_LIMITS.savedStories))}
              </>
            )}
          </span>
          <button className="btn quiet" type="button" onClick={close}>
            {t('action.close')}
          </button>
        </>
      }
    >
      <label className="find">
        <Icon name="search" />
        <span className="sr">{t('saved.search')}</span>
        <input
          type="search"
          placeholder={t('saved.search')}
          value={query}
          onInput={keepHeight}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      {!premium && <Places count={count} openUpgrade={() => openUpgrade()} />}
      {/* There before its words, so that they are read aloud. */}
      <div role="status" className={loading || unmatched ? undefined : 'sr'}>
        {loading && <p className="quiet-p">{t('saved.loading')}</p>}
        {unmatched && (
          <div className="nothing-kept">
            <h3>{t('saved.noMatch')}</h3>
            <p className="quiet-p">
              {t('saved.noMatch.note')}{' '}
              <button className="link" type="button" onClick={() => setQuery('')}>
                {t('saved.clear')}
              </button>
            </p>
          </div>
        )}
      </div>
      {failed && <NotCome text={t('saved.failed.load')} retry={retry} />}
      {items?.length === 0 && (
        <div className="nothing-kept">
          <span className="sunline" aria-hidden="true" />
          <h3>{t('saved.none')}</h3>
          <p className="quiet-p">{t('saved.none.note')}</p>
        </div>
      )}
      <List items={found} openUpgrade={openUpgrade} leave={close} />
    </Dialog>
  );
}

/** The list as it was when the dialog opened: what is removed leaves a place with Undo in it. */
function useSavedStories() {
  const session = useSession();
  const user = useUser();
  const { language } = useLanguage();
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['saved', user?.id, language],
    queryFn: async ({ signal }) => {
      const account = accountOf(session);
      const isLatest = !isCalling(session);
      const before = session.get();
      const kept = await account
        .call({ path: '/api/saved-stories', params: { lang: language }, signal }, savedShape)
        .catch((error: unknown) => {
          if (isNotFound(error)) return { stories: [] };
          throw error;
        });
      // Another device may have saved and removed since this page came; what was done here meanwhile is newer.
      if (isLatest && session.get()?.savedStories === before?.savedStories)
        account.changeUser({ savedStories: kept.stories.map(({ storyId }) => storyId) });
      return kept;
    },
    enabled: user !== null,
    // Kept while the dialog is open, so that no list slides away under a finger.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    items: data?.stories.map(savedItem) ?? null,
    failed: isError,
    loading: isPending,
    retry: () => void refetch(),
  };
}

/** From eight on, how many places are left; before, that Premium has no limit. */
function Places({ count, openUpgrade }: { count: number; openUpgrade: () => void }) {
  const t = useAccountTexts();
  const limit = FREE_LIMITS.savedStories;
  // Premium that has ended leaves more than the free plan has places.
  const left = t('saved.left', { count: Math.max(0, limit - count), surplus: count - limit + 1 });
  const upgrade = (
    <button className="link plain" type="button" onClick={openUpgrade}>
      {t('premium.upgrade')}
    </button>
  );
  if (count < WARN_FROM.savedStories)
    return (
      <p className="tiny-p">
        {t('saved.offer')} {upgrade}
      </p>
    );
  return (
    <p className="note">
      <span>
        <b>{t('saved.state', countOf(count, limit))}</b> {left} {upgrade}
      </span>
    </p>
  );
}

interface ListProps {
  items: SavedItem[];
  openUpgrade: (reason: Reason) => void;
  leave: () => void;
}

function List({ items, openUpgrade, leave }: ListProps) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const session = useSession();
  const user = useUser();
  const client = useQueryClient();
  const removedText = ({ title }: SavedItem['article']) =>
    t('saved.removed', { title: Array.from(title).slice(0, TITLE_LENGTH).join('') });
  const removeStory = async ({ articleId, article }: SavedItem) => {
    try {
      await remove(session, articleId);
      // Who has pressed Undo meanwhile hears only how that ended.
      if (!session.get()?.savedStories.includes(articleId)) toast(removedText(article));
    } catch (error) {
      console.error('Failed to remove story', error);
      toast(errorText(error, { language, t }, 'saved.failed.remove'), 'failed');
    }
  };
  const undo = ({ articleId, article }: SavedItem) => {
    const old = currentToasts().find(({ text }) => text === removedText(article));
    if (old) dismissToast(old.id);
    const story = { ...article, id: articleId, publishers: [article.source] };
    return save(story, t, { session, client, language, openUpgrade, inList: true });
  };
  if (items.length === 0) return null;
  return (
    <ul className="keeps">
      {items.map((item) => (
        <Kept
          key={item.id}
          item={item}
          gone={!user?.savedStories.includes(item.articleId)}
          remove={() => void removeStory(item)}
          undo={() => void undo(item)}
          leave={leave}
        />
      ))}
    </ul>
  );
}
