import './subjects.css';
import { addressOf, HOME } from '../../../contract/address.ts';
import type { StoryDetail } from '../../../contract/contract.ts';
import { useTexts } from '../../language/language.tsx';
import { FeedLink } from '../../router.tsx';

/** Whom and what a story is about, each with a link to all stories about it. Nothing when there is no other. */
export function Subjects({ story: { subjects = [] } }: { story: Pick<StoryDetail, 'subjects'> }) {
  const t = useTexts();
  if (subjects.length === 0) return null;
  return (
    <nav className="subjects" aria-label={t('story.subjects')}>
      <span aria-hidden="true">{t('story.subjects')}</span>
      <ul>
        {subjects.map((subject) => (
          <li key={subject}>
            <FeedLink to={addressOf({ ...HOME, query: subject })}>{subject}</FeedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
