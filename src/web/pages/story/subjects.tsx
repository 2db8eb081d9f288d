import './subjects.css';
import { addressOf, HOME } from '../../../contract/address.ts';
import type { StoryDetail } from '../../../contract/contract.ts';
import { useTexts } from '../../language/language.tsx';
import { FeedLink } from '../../router.tsx';
import { subjectsOf } from './subject-tags.ts';

/** Whom and what a story is about, each with a link to all stories about it. Nothing when that is not known. */
export function Subjects({ story }: { story: Pick<StoryDetail, 'tags'> }) {
  const t = useTexts();
  const subjects = subjectsOf(story.tags);
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
