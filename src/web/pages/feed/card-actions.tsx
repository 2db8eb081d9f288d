import type { CardStory } from '../../../contract/contract.ts';
import { ShareButton } from '../../share/share-button.tsx';
import { useSite } from '../../site.tsx';
import { WhyButton } from '../../why/why-button.tsx';

/** What can be done with a story from its card; above the headline's stretched link. */
export function CardActions({ story }: { story: CardStory }) {
  const { flags } = useSite();
  const { id, title, excerpt, category, imageUrl } = story;
  return (
    <span className="acts">
      <WhyButton id={id} title={title} />
      {flags.shareEnabled && (
        <ShareButton shared={{ id, title, excerpt, category, imageUrl }} place="card" className="act" />
      )}
    </span>
  );
}
