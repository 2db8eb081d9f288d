import './topic-index.css';
import { INTEREST_TOPICS } from '../../contract/category.ts';
import { useAccountTexts } from '../session/texts.ts';

interface TopicIndexProps {
  chosen: readonly string[];
  toggle: (topic: string) => void;
}

/** The 24 topics, set like the index of a paper; each is on or off. */
export function TopicIndex({ chosen, toggle }: TopicIndexProps) {
  const t = useAccountTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div className="topic-index" role="group" aria-label={t('interests.topics')}>
      {INTEREST_TOPICS.map((topic) => (
        <button key={topic} type="button" aria-pressed={chosen.includes(topic)} onClick={() => toggle(topic)}>
          {t(`topic.${topic}`)}
        </button>
      ))}
    </div>
  );
}
