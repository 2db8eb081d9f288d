import type { CardStory } from '../../../contract/contract.ts';
import { MoreButton } from '../../more/more-button.tsx';
import { SaveButton } from '../../saved/save-button.tsx';
import { useAccountOffered } from '../../session/offered.ts';
import { ShareButton } from '../../share/share-button.tsx';
import { useSite } from '../../site.tsx';
import { WhyButton } from '../../why/why-button.tsx';

/** What can be done with a story from its card; above the headline's stretched link. */
export function CardActions({ story, place }: { story: CardStory; place: 'card' | 'related' }) {
  const { shareEnabled } = useSite().flags;
  const offered = useAccountOffered();
  const shared = shareEnabled ? story : null;
  return (
    <div className="acts">
      <WhyButton id={story.id} title={story.title} place={place} />
      {offered && (
        <>
          <SaveButton story={story} place={place} className="act" />
          <MoreButton story={story} shared={shared} place={place} className="act" />
        </>
      )}
      {!offered && shared && <ShareButton shared={shared} place={place} className="act" />}
    </div>
  );
}
