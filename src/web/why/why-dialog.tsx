import { failureText } from '../data/failure-text.ts';
import { useStory } from '../data/use-story.ts';
import { useLanguage } from '../language/language.tsx';
import { useScreen } from '../router.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLang } from '../ui/story-facts.tsx';
import { WhyPanel } from './why-panel.tsx';

/** "Why this story?", opened from a card: as it counts in the list it is opened from. */
export function WhyDialog({ id, close }: { id: string; close: () => void }) {
  const { language, t } = useLanguage();
  const screen = useScreen();
  const isLocal = screen.kind === 'feed' && screen.category === 'local' && screen.query === '';
  const list = isLocal ? 'local' : 'home';
  const { story, loading, failure, retrying, retry } = useStory(id, list);
  const lang = useLang(story?.language ?? language);
  return (
    <Dialog title={t('why.title')} close={close}>
      {story && (
        <p className="why-story" {...lang}>
          {story.title}
        </p>
      )}
      {story?.factors && <WhyPanel story={story} factors={story.factors} list={list} />}
      {loading && (
        <div className="why-waiting" role="status">
          <span className="sr">{t('story.loading')}</span>
          <span className="sk" />
        </div>
      )}
      {failure && (
        <div className="why-failed" role="alert">
          <p>{failureText(failure, t)}</p>
          <button
            className="btn outline"
            type="button"
            aria-disabled={retrying || undefined}
            onClick={() => !retrying && retry()}
          >
            {t(retrying ? 'action.retrying' : 'action.retry')}
          </button>
        </div>
      )}
    </Dialog>
  );
}
