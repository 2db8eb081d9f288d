import { useQueryClient } from '@tanstack/react-query';
import { HOME } from '../../contract/address.ts';
import { INTEREST_TOPICS } from '../../contract/category.ts';
import { useAsking } from '../data/asking.ts';
import { feedKey, type Pages, storiesOf } from '../data/feed.ts';
import { useAccountTexts } from '../session/texts.ts';
import { liftedBy } from './lifted.ts';

/** What a choice of topics does to the front page there is; nothing where it does nothing, or there is none. */
export function FirstPage({ interests }: { interests: readonly string[] }) {
  const t = useAccountTexts();
  const client = useQueryClient();
  const pages = client.getQueryData<Pages>(feedKey({ screen: HOME, ...useAsking() }));
  const chosen = INTEREST_TOPICS.filter((topic) => interests.includes(topic));
  const lifted = pages ? liftedBy(chosen, storiesOf(pages.pages)) : [];
  if (lifted.length === 0) return null;
  return (
    <section>
      <p className="tally">{t('onboarding.lifted')}</p>
      <ol className="first-page">
        {lifted.map(({ topic, story }) => (
          <li key={story.id}>
            <span>{t('onboarding.for', { topic: t(`topic.${topic}`) })}</span>
            <p lang={story.language}>{story.title}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
