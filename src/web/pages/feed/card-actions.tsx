import type { CardStory } from '../../../contract/contract.ts';
import { MoreButton } from '../../more/more-button.tsx';
import { SaveButton } from '../../saved/save-button.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { useSite } from '../../site.tsx';
import { WhyButton } from '../../why/why-button.tsx';

/** What can be done with a story from its card; above the headline's stretched link. */
export function CardActions({ story, place }: { story: CardStory; place: 'card' | 'related' }) {
  const { shareEnabled, signInEnabled } = useSite().flags;
  const shared = shareEnabled ? story : null;
  return (
    <div className="acts">
      <WhyButton id={story.id} title={story.title} place={place} />
      {signInEnabled && (
        <>
          <SaveButton story={story} place={place} className="act" />
          <MoreButton story={story} shared={shared} place={place} className="act" />
        </>
      )}
      {!signInEnabled && shared && <ShareButton shared={shared} place={place} className="act" />}
    </div>
  );
}
