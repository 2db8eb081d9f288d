/** What opens over a story or a feed from one of its controls, without an address of its own. */
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Shared } from './share/share-text.ts';

export type Panel =
  | { kind: 'share'; shared: Shared }
  | { kind: 'why'; id: string }
  | { kind: 'keys' }
  | { kind: 'place' };

const load = {
  share: () => import('./share/share-dialog.tsx'),
  why: () => import('./why/why-dialog.tsx'),
  keys: () => import('./keys/keys-dialog.tsx'),
  place: () => import('./location/place-dialog.tsx'),
};
const ShareDialog = lazy(async () => ({ default: (await load.share()).ShareDialog }));
const WhyDialog = lazy(async () => ({ default: (await load.why()).WhyDialog }));
const KeysDialog = lazy(async () => ({ default: (await load.keys()).KeysDialog }));
const PlaceDialog = lazy(async () => ({ default: (await load.place()).PlaceDialog }));

type Open = (panel: Panel, opener: HTMLElement) => void;

const PanelsContext = createContext<Open | null>(null);

/** @throws outside a PanelsProvider */
export function useOpenPanel(): Open {
  const open = useContext(PanelsContext);
  if (!open) throw new Error('useOpenPanel must be used within a PanelsProvider');
  return open;
}

/** Fetches a panel's code when the reader comes near its control. */
export function preloadPanel(kind: Panel['kind']): void {
  void load[kind]();
}

/**
 * Panels live here and not in the card that opened them: sliders may move that card to another part of the page, and it
 * must not take its panel along.
 */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ panel: Panel; openerId: string } | null>(null);
  const open = useCallback<Open>((panel, opener) => setOpened({ panel, openerId: opener.id }), []);
  const close = useMemo(() => () => setOpened(null), []);
  // Going back leaves the panel, and what lies under it, behind.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);
  const panel = opened?.panel;
  return (
    <PanelsContext value={open}>
      {children}
      <Suspense>
        {panel?.kind === 'share' && <ShareDialog shared={panel.shared} close={close} />}
        {panel?.kind === 'why' && <WhyDialog id={panel.id} close={close} />}
        {panel?.kind === 'keys' && <KeysDialog close={close} />}
        {panel?.kind === 'place' && <PlaceDialog close={close} />}
      </Suspense>
      {opened && <ReturnFocus to={opened.openerId} />}
    </PanelsContext>
  );
}

/** The browser returns the focus by itself, unless the control was drawn anew meanwhile. */
function ReturnFocus({ to }: { to: string }) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(to)?.focus();
    },
    [to],
  );
  return null;
}
