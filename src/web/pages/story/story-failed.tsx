import './story.css';
import { type ApiError, isNotFound } from '../../data/api-error.ts';
import { failureText } from '../../data/failure-text.ts';
import { useTexts } from '../../language/language.tsx';

interface StoryFailedProps {
  failure: ApiError;
  retrying: boolean;
  retry: () => void;
  close: () => void;
}

/** What went wrong, Try Again, Close: the one that helps stands out. */
export function StoryFailed({ failure, retrying, retry, close }: StoryFailedProps) {
  const t = useTexts();
  const gone = isNotFound(failure);
  return (
    <div className="story-failed" role="alert">
      <h1>{t('story.error.title')}</h1>
      <p>{retrying ? t('story.loading') : failureText(failure, t)}</p>
      <div>
        <button
          className={`btn ${gone ? 'outline' : 'primary'} needs-script`}
          type="button"
          aria-disabled={retrying || undefined}
          onClick={() => !retrying && retry()}
        >
          {t(retrying ? 'action.retrying' : 'action.retry')}
        </button>
        <button className={`btn ${gone ? 'primary' : 'outline'} needs-script`} type="button" onClick={close}>
          {t('action.close')}
        </button>
      </div>
    </div>
  );
}
