import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../language/language.tsx';
import { useOpenPanel } from '../open-panel.ts';
import { preloadPanel } from '../panels.tsx';
import type { Reason } from '../premium/upgrade-dialog.tsx';
import { useSession, useUser } from '../session/session.tsx';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMissing } from '../ui/missing.ts';
import type { Savable } from './toggle.ts';

// What saves comes late: most visits save nothing.
const loadToggle = () => import('./toggle.ts');

interface SaveButtonProps {
  story: Savable;
  /** Tells apart controls for one story: a card's, the opened story's, those of a card under another story. */
  place: 'card' | 'story' | 'related';
  className: string;
}

/** The bookmark: saves a story, or lets it go. Who is not signed in is asked to. */
export function SaveButton({ story, place, className }: SaveButtonProps) {
  const { language, t } = useLanguage();
  const open = useOpenPanel();
  const session = useSession();
  const client = useQueryClient();
  const user = useUser();
  const { signInEnabled } = useSite().flags;
  const missing = useMissing(() => undefined);
  const preload = () => (user ? void loadToggle().catch(() => {}) : preloadPanel('signIn'));
  const toggle = async (button: HTMLElement) => {
    const openSignIn = () => signInEnabled && open({ kind: 'signIn' }, button);
    if (!user) {
      openSignIn();
      return;
    }
    const openUpgrade = (reason: Reason) => open({ kind: 'upgrade', reason, savedFull: true }, button);
    try {
      const { toggleSaved } = await loadToggle();
      await toggleSaved(story, { session, client, language, openUpgrade, openSignIn });
    } catch {
      // Its code, or the texts of what it would say.
      missing();
    }
  };
  return (
    <button
      className={`${className} needs-script`}
      type="button"
      id={`save-${place}-${story.id}`}
      aria-pressed={user?.savedStories.includes(story.id) ?? false}
      aria-label={t('card.save', { title: story.title })}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={(event) => void toggle(event.currentTarget)}
    >
      <Icon name="save" />
    </button>
  );
}
