import type { ReactNode } from 'react';
import { useTexts } from '../language/language.tsx';
import { useOpener } from '../panels.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Shared } from './share-text.ts';

interface ShareButtonProps {
  shared: Shared;
  /** Tells apart controls for one story: a card's, the opened story's, those of a card under another story. */
  place: 'card' | 'story' | 'related';
  className: string;
  /** Words on the control; without them it has its name for those who do not see the icon. */
  children?: ReactNode;
}

/** Opens the share dialog. Nothing without JavaScript, and then not shown. */
export function ShareButton({ shared, place, className, children }: ShareButtonProps) {
  const t = useTexts();
  return (
    <button
      className={`${className} needs-script`}
      type="button"
      id={`share-${place}-${shared.id}`}
      aria-label={children ? undefined : t('card.share', { title: shared.title })}
      {...useOpener({ kind: 'share', shared })}
    >
      <Icon name="share" />
      {children}
    </button>
  );
}
