import { useEffect, useRef, useState } from 'react';
import type { SessionUser } from '../../contract/contract.ts';
import { isPremium } from '../../contract/premium.ts';
import { errorText } from '../language/error-text.ts';
import { useLanguage } from '../language/language.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { toastOnNextPage } from '../toasts/toast-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useDownload } from './use-download.ts';

interface DeleteAccountProps {
  user: SessionUser;
  /** The reader stays. */
  keep: () => void;
}

/** Says what goes, and asks once more; Enter keeps the account. */
export function DeleteAccount({ user, keep }: DeleteAccountProps) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const account = useAccount();
  const { download, busy } = useDownload();
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState('');
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const leave = () => {
    // Whether the account stays is not ours to say any more.
    if (!deleting) keep();
  };
  const remove = async (): Promise<void> => {
    if (deleting) return;
    setDeleting(true);
    setFailure('');
    try {
      await account.deleteAccount();
      toastOnNextPage(t('data.delete.done'));
    } catch (error) {
      console.error('Account deletion failed', error);
      setFailure(errorText(error, { language, t }, 'error.DELETION_FAILED'));
      setDeleting(false);
    }
  };
  const goes = [
    { what: t('data.delete.saved'), count: user.savedStories.length },
    { what: t('data.delete.interests'), count: user.interests.length },
    { what: t('data.delete.mutes'), count: user.mutedWords.length + user.mutedTopics.length },
  ];
  return (
    <Dialog
      title={t('data.delete.title')}
      close={leave}
      footer={
        <>
          {failure && (
            <p className="failed-p" role="alert">
              {failure}
            </p>
          )}
          <div className="pair">
            <button
              className="btn outline"
              type="button"
              ref={stay}
              aria-disabled={deleting || undefined}
              onClick={leave}
            >
              {t('data.delete.keep')}
            </button>
            <button
              className="btn outline danger"
              type="button"
              aria-disabled={deleting || undefined}
              onClick={() => void remove()}
            >
              {t(deleting ? 'data.delete.busy' : 'data.delete')}
            </button>
          </div>
        </>
      }
    >
      <p className="quiet-p">{t('data.delete.what')}</p>
      <ul className="rows ruled">
        {goes.map(({ what, count }) => (
          <li key={what}>
            <div>{what}</div>
            <span>{count}</span>
          </li>
        ))}
        {isPremium(user.subscription) && <li>{t('data.delete.premium')}</li>}
      </ul>
      <p>
        <button
          className="link plain tiny-p"
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => void download('everything')}
        >
          {t('data.delete.first')}
        </button>
      </p>
    </Dialog>
  );
}
