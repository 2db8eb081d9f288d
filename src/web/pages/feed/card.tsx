import './card.css';
import { memo } from 'react';
import { addressOf } from '../../../contract/address.ts';
import type { CardStory } from '../../../contract/contract.ts';
import { FULL_WIDTH } from '../../format/image.ts';
import { useTexts } from '../../language/language.tsx';
import { useCard } from '../../opened/cards.tsx';
import { useIsOpened } from '../../opened/opened.ts';
import { OpenedMark } from '../../opened/opened-mark.tsx';
import { OverlayLink } from '../../router.tsx';
import { Marked } from '../../ui/marked.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Kicker, OriginalLanguage, TimeAgo, useLang } from '../../ui/story-facts.tsx';
import type { CardSize } from './blocks.ts';
import { CardActions } from './card-actions.tsx';
import { Evidence } from './evidence.tsx';
import { FIRST_STORY_END } from './first-story.ts';

type AnySize = CardSize | 'featured';

/** How many publishers are named on a card; the others are counted. */
const NAMED: Record<AnySize, number> = { featured: 2, large: 2, medium: 0, small: 0 };

const PICTURE = {
  featured: { ratio: '3x2', sizes: `(min-width: 64rem) 54vw, ${FULL_WIDTH}`, widths: [480, 1280] },
  large: { ratio: '16x9', sizes: `(min-width: 64rem) 48vw, ${FULL_WIDTH}`, widths: [480, 1280] },
  medium: {
    ratio: '16x9',
    // At a desk it is cut to the height that is left: what is shown is two thirds of its width.
    sizes: '(min-width: 64rem) 36vw, (min-width: 40rem) 46vw, 6.5rem',
    widths: [160, 640],
  },
  small: { ratio: '1x1', sizes: '6.5rem', widths: [160, 320] },
} as const;

interface CardProps {
  story: CardStory;
  size: AnySize;
  /** Words to mark: those the reader searched for. */
  query?: string;
  /** Its picture is the first the reader waits for. */
  first?: boolean;
  /** Where it stands: the same story may have a card in the feed and under another story. */
  place?: 'card' | 'related';
}

/** A story in a feed. The headline is the link, stretched over the whole card. A feed that changes draws only what did. */
export const Card = memo(function Card({
  story,
  size,
  query = '',
  first = false,
  place = 'card',
}: CardProps) {
  const t = useTexts();
  const lang = useLang(story.language);
  const opened = useIsOpened(story.id);
  return (
    <article ref={useCard(story.id)} className={`card ${size}${opened ? ' opened' : ''}`}>
      <Picture story={story} place={story.location} first={first} {...PICTURE[size]} />
      <div className="words">
        <Kicker category={story.category} genre={story.genre} place={story.location}>
          {story.lifted && <span className="lifted">{t('card.lifted', { topic: story.lifted })}</span>}
          <OriginalLanguage code={story.language} />
          {opened && <OpenedMark />}
        </Kicker>
        <h2 {...lang}>
          <OverlayLink to={addressOf({ kind: 'story', id: story.id })}>
            <Marked text={story.title} query={query} />
          </OverlayLink>
        </h2>
        {size !== 'small' && story.excerpt && (
          <p className="excerpt" {...lang}>
            <Marked text={story.excerpt} query={query} />
          </p>
        )}
        {size !== 'small' && (
          <Evidence
            reports={story.reports}
            origins={story.origins}
            sizes={story.originSizes}
            publishers={story.publishers.slice(0, NAMED[size])}
            publisherCount={story.publisherCount}
          />
        )}
        <div className="foot" id={size === 'featured' ? FIRST_STORY_END : undefined}>
          <p className="meta">
            <TimeAgo at={story.publishedAt} />
            {size === 'small' ? (
              <span>{t('card.reports', { count: story.reports })}</span>
            ) : (
              !story.untimed && <span>{t('card.readTime', { minutes: story.readTime })}</span>
            )}
          </p>
          <CardActions story={story} place={place} />
        </div>
      </div>
    </article>
  );
});
