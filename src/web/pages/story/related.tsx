import { useQuery } from '@tanstack/react-query';
import { useAsking } from '../../data/asking.ts';
import { relatedQuery } from '../../data/story.ts';
import { useLanguage } from '../../language/language.tsx';
import { useSite } from '../../site.tsx';
import { Card } from '../feed/card.tsx';

/** Stories like this one, when the installation shows them. Nothing when there are none. */
export function Related({ id }: { id: string }) {
  const { t } = useLanguage();
  const { flags } = useSite();
  const query = useQuery({ ...relatedQuery(id, useAsking()), enabled: flags.relatedStoriesEnabled });
  const stories = query.data ?? [];
  if (!flags.relatedStoriesEnabled || stories.length === 0) return null;
  return (
    <section className="section related">
      <h2>{t('story.related')}</h2>
      <div>
        {stories.map((story) => (
          <Card key={story.id} story={story} size="small" place="related" />
        ))}
      </div>
    </section>
  );
}
