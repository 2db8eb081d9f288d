import type { StoryScreen } from '../../../contract/address.ts';
import { useStory } from '../../data/use-story.ts';
import { useLanguage } from '../../language/language.tsx';
import { useRememberOpened } from '../../opened/opened.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useLang } from '../../ui/story-facts.tsx';
import { StoryFailed } from './story-failed.tsx';
import { StoryLoading } from './story-loading.tsx';
import { StoryView } from './story-view.tsx';

/** A story over the feed. Another story is another sheet, at its top. */
export function StoryOverlay({ screen: { id }, close }: { screen: StoryScreen; close: () => void }) {
  return <OpenStory key={id} id={id} close={close} />;
}

/** Loading, then the story or what went wrong. */
function OpenStory({ id, close }: { id: string; close: () => void }) {
  const { language, t } = useLanguage();
  const { story, loading, failure, retrying, retry } = useStory(id);
  // Of one that was merged into another, its card in this feed and that in the next.
  useRememberOpened(id, story !== undefined);
  useRememberOpened(story?.id ?? id, story !== undefined && story.id !== id);
  const lang = useLang(story?.language ?? language);
  const label = story?.title ?? t(failure ? 'story.error.title' : 'story.loading');
  return (
    <Sheet label={label} lang={lang} close={close} {...(failure ? { role: 'alertdialog' } : {})}>
      {story && <StoryView story={story} />}
      {loading && <StoryLoading />}
      {failure && <StoryFailed failure={failure} retrying={retrying} retry={retry} close={close} />}
    </Sheet>
  );
}
