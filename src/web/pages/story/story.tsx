import { useStory } from '../../data/use-story.ts';
import { useTexts } from '../../language/language.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StoryFailed } from './story-failed.tsx';
import { StoryLoading } from './story-loading.tsx';
import { StoryView } from './story-view.tsx';

/** A story over the feed: loading, then the story or what went wrong. */
export function StoryOverlay({ id, close }: { id: string; close: () => void }) {
  const t = useTexts();
  const { story, loading, failure, retrying, retry } = useStory(id);
  const label = story?.title ?? t(failure ? 'story.error.title' : 'story.loading');
  return (
    <Sheet label={label} closeAddress="/" close={close} {...(failure ? { role: 'alertdialog' } : {})}>
      {story && <StoryView story={story} />}
      {loading && <StoryLoading />}
      {failure && <StoryFailed failure={failure} retrying={retrying} retry={retry} close={close} />}
    </Sheet>
  );
}
