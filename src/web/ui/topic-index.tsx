import './topic-index.css';
import { INTEREST_TOPICS } from '../../contract/category.ts';
import { useAccountTexts } from '../session/texts.ts';

interface TopicIndexProps {
  chosen: readonly string[];
  toggle: (topic: string) => void;
  /** Behind the 24: what a program chose that is none of them. */
  others?: readonly string[];
}

/** The 24 topics, set like the index of a paper; each is on or off. */
export function TopicIndex({ chosen, toggle, others = [] }: TopicIndexProps) {
  const t = useAccountTexts();
  const entry = (topic: string, name: string) => (
    <button key={topic} type="button" aria-pressed={chosen.includes(topic)} onClick={() => toggle(topic)}>
      {name}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div className="topic-index" role="group" aria-label={t('interests.topics')}>
      {INTEREST_TOPICS.map((topic) => entry(topic, t(`topic.${topic}`)))}
      {others.map((topic) => entry(topic, topic))}
    </div>
  );
}
