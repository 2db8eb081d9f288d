import type { ApiError } from '../../data/api.ts';
import { useTexts } from '../../language/language.tsx';

const NOT_FOUND = 404;

interface StoryFailedProps {
  error: ApiError | null;
  retrying: boolean;
  retry(): void;
  close(): void;
}

/** STORY-19…22: what went wrong, Try Again, Close. */
export function StoryFailed({ error, retrying, retry, close }: StoryFailedProps) {
  const t = useTexts();
  return (
    <div className="story empty" role="alert">
      <h1>{t('story.error.title')}</h1>
      <p>{message()}</p>
      <button className="btn outline" type="button" disabled={retrying} onClick={retry}>
        {t(retrying ? 'story.retrying' : 'story.retry')}
      </button>
      <button className="btn" type="button" onClick={close}>
        {t('story.close')}
      </button>
    </div>
  );

  /** ERR-58…60. */
  function message(): string {
    if (error?.kind === 'network') return t('story.error.network');
    return t(error?.status === NOT_FOUND ? 'story.error.notFound' : 'story.error.failed');
  }
}
