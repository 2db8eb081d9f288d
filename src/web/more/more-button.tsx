import { useTexts } from '../language/language.tsx';
import type { Savable } from '../saved/toggle.ts';
import type { Shared } from '../share/share-text.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/lazy.tsx';
import { useMenu } from '../ui/use-menu.ts';

const menu = lazyPart(() => import('./more-menu.tsx'), 'MoreMenu');
// If it does not come, opening the menu says so.
const preloadMenu = () => void menu.preload().catch(() => {});

interface MoreButtonProps {
  story: Savable;
  /** Tells apart controls for one story: a card's, the opened story's, those of a card under another story. */
  place: 'card' | 'story' | 'related';
  className: string;
  /** What the share dialog is handed; null where sharing has a control of its own, or is off. */
  shared: Shared | null;
}

/** Opens the menu of what is done with a story now and then. */
export function MoreButton({ story, place, className, shared }: MoreButtonProps) {
  const t = useTexts();
  const { open, toggle, close, onMissing, whole } = useMenu();
  return (
    <div className="more" tabIndex={-1} ref={whole}>
      <button
        className={`${className} needs-script`}
        type="button"
        id={`more-${place}-${story.id}`}
        aria-expanded={open}
        aria-label={t('card.more.actions', { title: story.title })}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onClick={toggle}
      >
        <Icon name="more" />
      </button>
      {open && <menu.Part story={story} shared={shared} close={close} onMissing={onMissing} />}
    </div>
  );
}
