import '../ui/menu-sheet.css';
import './more.css';
import { VolumeX } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { MuteOffers } from '../mute/mute-offers.tsx';
import { focused, type Panel, useOpenPanel } from '../open-panel.ts';
import type { Savable } from '../saved/toggle.ts';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import type { Shared } from '../share/share-text.ts';
import { Icon, STROKE } from '../ui/icon.tsx';

interface MoreMenuProps {
  story: Savable;
  shared: Shared | null;
  /** Closes it, with the focus back on its control. */
  close: () => void;
}

/** What is done with a story now and then. On a phone it rises from the bottom. */
export function MoreMenu({ story, shared, close }: MoreMenuProps) {
  const t = useAccountTexts();
  const user = useUser();
  const open = useOpenPanel();
  const { list, upwards } = useRoom();
  const go = (panel: Panel) => {
    close();
    open(panel, focused());
  };
  return (
    <>
      <div className="menu-scrim" aria-hidden="true" onClick={close} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends */}
      <div
        className={`menu-sheet more-list${upwards ? ' upwards' : ''}`}
        role="group"
        aria-label={t('card.more.actions', { title: story.title })}
        ref={list}
      >
        {shared && (
          <button type="button" onClick={() => go({ kind: 'share', shared })}>
            <Icon name="share" />
            {t('story.share')}
          </button>
        )}
        {user ? (
          <MuteOffers
            story={story}
            close={close}
            openMuted={() => go({ kind: 'settings', tab: 'muted', toType: true })}
          />
        ) : (
          <button type="button" onClick={() => go({ kind: 'signIn' })}>
            <VolumeX className="icon" strokeWidth={STROKE} aria-hidden="true" />
            {t('more.muteSignIn')}
          </button>
        )}
      </div>
    </>
  );
}

/** Pixels between the menu and its control (menu-sheet.css), and as many that it keeps from the edge of the window. */
const AIR = 4;

/**
 * Opens upwards where it needs more room than there is below and there is more above, and reaches no further than the window,
 * or the sheet it lies in: the rest scrolls. The focus goes to the first entry, as from there the keyboard goes on.
 */
function useRoom() {
  const list = useRef<HTMLDivElement>(null);
  const [upwards, setUpwards] = useState(false);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    // On a phone it rises from the bottom, and stands beside nothing.
    const control = current.offsetParent?.getBoundingClientRect();
    if (control) {
      const sheet = current.closest('.sheet')?.getBoundingClientRect();
      const above = control.top - (sheet?.top ?? 0);
      const below = (sheet?.bottom ?? window.innerHeight) - control.bottom;
      const up = current.offsetHeight + 2 * AIR > below && above > below;
      current.style.setProperty('--room', `${(up ? above : below) - 2 * AIR}px`);
      setUpwards(up);
    }
    current.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return { list, upwards };
}
