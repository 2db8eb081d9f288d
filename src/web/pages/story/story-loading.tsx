import './story.css';
import { useTexts } from '../../language/language.tsx';

/** The shape of a story while it is on its way. */
export function StoryLoading() {
  const t = useTexts();
  return (
    <div className="story loading-story" role="status">
      <p className="sr">{t('story.loading')}</p>
      <div className="head">
        <span className="sk line short" />
        <span className="sk line tall" />
        <span className="sk line" />
      </div>
      <span className="sk picture" />
      <div className="aside">
        <span className="sk line" />
        <span className="sk line" />
        <span className="sk line short" />
      </div>
    </div>
  );
}
