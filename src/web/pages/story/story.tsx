import './story.css';
import { useQuery } from '@tanstack/react-query';
import type { StoryDetail } from '../../../contract/contract.ts';
import { ApiError } from '../../data/api.ts';
import { storyQuery } from '../../data/story.ts';
import { longDate } from '../../format/time.ts';
import { useLanguage } from '../../language/language.tsx';
import { useSite } from '../../site.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Kicker, OriginalLanguage, useLang } from '../../ui/story-facts.tsx';
import { Sources } from './sources.tsx';
import { StoryFailed } from './story-failed.tsx';

/** A story over the feed. */
export function StoryOverlay({ id, close }: { id: string; close(): void }) {
  const { language, t } = useLanguage();
  const { apiBase } = useSite();
  const query = useQuery(storyQuery({ id, language, apiBase }));
  const label = query.data?.title ?? t(query.isError ? 'story.error.title' : 'story.loading');
  return (
    <Sheet label={label} closeAddress="/" close={close}>
      {query.data && <StoryView story={query.data} />}
      {query.isPending && (
        <div className="story" role="status">
          <p className="sr">{t('story.loading')}</p>
          <span className="sk" />
          <span className="sk hero" />
        </div>
      )}
      {query.isError && !query.data && (
        <StoryFailed
          error={query.error instanceof ApiError ? query.error : null}
          retrying={query.isFetching}
          retry={() => void query.refetch()}
          close={close}
        />
      )}
    </Sheet>
  );
}

function StoryView({ story }: { story: StoryDetail }) {
  const { language, t } = useLanguage();
  const lang = useLang(story.language);
  const place = [story.location.city, story.location.country].filter(Boolean).join(', ');
  return (
    <article className="story">
      <Kicker category={story.category} place={place}>
        <span>{longDate(story.createdAt, language, t)}</span>
        <OriginalLanguage code={story.language} />
      </Kicker>
      <h1 {...lang}>{story.title}</h1>
      {story.summary && (
        <p className="lead" {...lang}>
          {story.summary}
        </p>
      )}
      <Picture
        story={story}
        ratio="16x9"
        sizes="(min-width: 64rem) 60rem, 100vw"
        widths={[480, 1280]}
        first
      />
      {story.description && story.description !== story.summary && (
        <p className="read" {...lang}>
          {story.description}
        </p>
      )}
      <Sources sources={story.sources} />
    </article>
  );
}
