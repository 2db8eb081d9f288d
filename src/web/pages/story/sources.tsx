import type { ArticleSource } from '../../../contract/contract.ts';
import { useTexts } from '../../language/language.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TimeAgo, useLang } from '../../ui/story-facts.tsx';

/** Every report, in the order the server gives them (STORY-07…17). */
export function Sources({ sources }: { sources: ArticleSource[] }) {
  const t = useTexts();
  return (
    <section className="sources">
      <h2>{t('story.sources', { count: sources.length })}</h2>
      {sources.length === 0 ? (
        <p>{t('story.sources.none')}</p>
      ) : (
        <ul>
          {sources.map((source) => (
            <Source key={source.id} source={source} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Source({ source }: { source: ArticleSource }) {
  const t = useTexts();
  const lang = useLang(source.language);
  return (
    <li>
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        <b>{source.name}</b>
        <span className="headline" {...lang}>
          {source.headline}
        </span>
        <span className="meta">
          <TimeAgo at={source.publishedAt} />
          {source.readTime > 0 && <span>{t('story.source.readTime', { minutes: source.readTime })}</span>}
        </span>
        <Icon name="out" />
      </a>
    </li>
  );
}
