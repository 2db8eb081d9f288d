/** What opens over a story or a feed from one of its controls, without an address of its own. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { UpgradeVariant } from './premium/upgrade-dialog.tsx';
import type { Shared } from './share/share-text.ts';
import { lazyPart } from './ui/lazy.tsx';
import { useMissing } from './ui/missing.ts';

export type Panel =
  | { kind: 'share'; shared: Shared }
  | { kind: 'why'; id: string }
  | { kind: 'keys' }
  | { kind: 'place' }
  | { kind: 'saved' }
  | { kind: 'trial' }
  | { kind: 'upgrade'; variant?: UpgradeVariant; reason?: string }
  | { kind: 'billing' }
  | { kind: 'signIn' };

const parts = {
  share: lazyPart(async () => (await import('./share/share-dialog.tsx')).ShareDialog),
  why: lazyPart(async () => (await import('./why/why-dialog.tsx')).WhyDialog),
  keys: lazyPart(async () => (await import('./shortcuts/shortcuts-dialog.tsx')).KeysDialog),
  place: lazyPart(async () => (await import('./location/place-dialog.tsx')).PlaceDialog),
  saved: lazyPart(async () => (await import('./saved/saved-dialog.tsx')).SavedDialog),
  trial: lazyPart(async () => (await import('./premium/trial-dialog.tsx')).TrialDialog),
  upgrade: lazyPart(async () => (await import('./premium/upgrade-dialog.tsx')).UpgradeDialog),
  billing: lazyPart(async () => (await import('./premium/billing-dialog.tsx')).BillingDialog),
  signIn: lazyPart(async () => (await import('./sign-in/sign-in-dialog.tsx')).SignInDialog),
};
const { Part: ShareDialog } = parts.share;
const { Part: WhyDialog } = parts.why;
const { Part: KeysDialog } = parts.keys;
const { Part: PlaceDialog } = parts.place;
const { Part: SavedDialog } = parts.saved;
const { Part: TrialDialog } = parts.trial;
const { Part: UpgradeDialog } = parts.upgrade;
const { Part: BillingDialog } = parts.billing;
const { Part: SignInDialog } = parts.signIn;

/** The focus returns to the opener; a panel that follows another, without one of its own, returns it to the first's. */
type Open = (panel: Panel, opener?: HTMLElement) => void;

const PanelsContext = createContext<Open | null>(null);

/** @throws outside a PanelsProvider */
export function useOpenPanel(): Open {
  const open = useContext(PanelsContext);
  if (!open) throw new Error('useOpenPanel must be used within a PanelsProvider');
  return open;
}

/** Fetches a panel's code when the reader comes near its control. */
export function preloadPanel(kind: Panel['kind']): void {
  // If it does not come, opening the panel says so.
  parts[kind].preload().catch(() => {});
}

/**
 * Panels live here and not in the card that opened them: sliders may move that card to another part of the page, and it
 * must not take its panel along.
 */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ panel: Panel; openerId: string } | null>(null);
  const open = useCallback<Open>(
    (panel, opener) => setOpened((before) => ({ panel, openerId: opener?.id ?? before?.openerId ?? '' })),
    [],
  );
  const close = useMemo(() => () => setOpened(null), []);
  // Going back leaves the panel, and what lies under it, behind.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);
  const panel = opened?.panel;
  const upgrade = () => open({ kind: 'upgrade' });
  const ends = { close, onMissing: useMissing(close) };
  return (
    <PanelsContext value={open}>
      {children}
      {panel?.kind === 'share' && <ShareDialog shared={panel.shared} {...ends} />}
      {panel?.kind === 'why' && <WhyDialog id={panel.id} {...ends} />}
      {panel?.kind === 'keys' && <KeysDialog {...ends} />}
      {panel?.kind === 'place' && <PlaceDialog {...ends} />}
      {panel?.kind === 'saved' && <SavedDialog openUpgrade={upgrade} {...ends} />}
      {panel?.kind === 'trial' && (
        <TrialDialog more={() => open({ kind: 'upgrade', variant: 'welcome' })} {...ends} />
      )}
      {panel?.kind === 'upgrade' && (
        <UpgradeDialog
          variant={panel.variant ?? 'default'}
          reason={panel.reason ?? ''}
          openBilling={() => open({ kind: 'billing' })}
          {...ends}
        />
      )}
      {panel?.kind === 'billing' && <BillingDialog {...ends} />}
      {panel?.kind === 'signIn' && <SignInDialog welcome={close} {...ends} />}
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
