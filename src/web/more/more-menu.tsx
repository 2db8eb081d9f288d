import '../ui/menu-sheet.css';
import './more.css';
import { VolumeX } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { MuteOffers } from '../mute/mute-offers.tsx';
import { type Panel, useOpenPanel } from '../open-panel.ts';
import type { Savable } from '../saved/toggle.ts';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import type { Shared } from '../share/share-text.ts';
import { Icon, STROKE } from '../ui/icon.tsx';

interface MoreMenuProps {
  story: Savable;
  shared: Shared | null;
  /** Gets the focus back from what an entry opens. */
  opener: RefObject<HTMLButtonElement | null>;
  close: () => void;
}

/** What is done with a story now and then. On a phone it rises from the bottom. */
export function MoreMenu({ story, shared, opener, close }: MoreMenuProps) {
  const t = useAccountTexts();
  const user = useUser();
  const open = useOpenPanel();
  const { list, upwards } = useRoom();
  /** The entry that was pressed goes away, and the focus with it. */
  const leave = () => {
    close();
    opener.current?.focus();
  };
  const go = (panel: Panel) => {
    close();
    open(panel, opener.current ?? undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
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
        <MuteOffers story={story} close={leave} openMuted={() => go({ kind: 'settings', tab: 'muted' })} />
      ) : (
        <button type="button" onClick={() => go({ kind: 'signIn' })}>
          <VolumeX className="icon" strokeWidth={STROKE} aria-hidden="true" />
          {t('more.muteSignIn')}
        </button>
      )}
    </div>
  );
}

/** Opens upwards where the window ends below; the focus goes to the first entry, as from there the keyboard goes on. */
function useRoom() {
  const list = useRef<HTMLDivElement>(null);
  const [upwards, setUpwards] = useState(false);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    setUpwards(current.getBoundingClientRect().bottom > window.innerHeight);
    current.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return { list, upwards };
}
