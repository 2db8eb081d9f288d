/** The code of every panel, which comes late, and where panels are on the page. Who opens one needs open-panel.ts only. */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type Open, type Panel, PanelsContext } from './open-panel.ts';
import { lazyPart } from './ui/lazy.tsx';
import { useMissing } from './ui/missing.ts';

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
  settings: lazyPart(async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog),
  ledger: lazyPart(async () => (await import('./mute/ledger-dialog.tsx')).LedgerDialog),
  data: lazyPart(async () => (await import('./settings/data-dialog.tsx')).DataDialog),
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
const { Part: SettingsDialog } = parts.settings;
const { Part: LedgerDialog } = parts.ledger;
const { Part: DataDialog } = parts.data;

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
  const [stack, setStack] = useState<readonly Opened[]>([]);
  const open = useCallback<Open>(
    (panel, opener) =>
      setStack((before) =>
        opener
          ? [...before, { panel, openerId: opener.id }]
          : [...before.slice(0, -1), { panel, openerId: before.at(-1)?.openerId ?? '' }],
      ),
    [],
  );
  const close = useMemo(() => () => setStack((before) => before.slice(0, -1)), []);
  // Going back leaves the panels, and what lies under them, behind.
  useEffect(() => {
    const leave = () => setStack([]);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
  return (
    <PanelsContext value={open}>
      {children}
      {stack.map((opened, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place in the stack
        <OpenPanel key={depth} {...opened} open={open} close={close} />
      ))}
    </PanelsContext>
  );
}

interface Opened {
  panel: Panel;
  openerId: string;
}

function OpenPanel({ panel, openerId, open, close }: Opened & { open: Open; close: () => void }) {
  const ends = { close, onMissing: useMissing(close) };
  return (
    <>
      {panel.kind === 'share' && <ShareDialog shared={panel.shared} {...ends} />}
      {panel.kind === 'why' && <WhyDialog id={panel.id} {...ends} />}
      {panel.kind === 'keys' && <KeysDialog {...ends} />}
      {panel.kind === 'place' && <PlaceDialog {...ends} />}
      {panel.kind === 'saved' && <SavedDialog openUpgrade={() => open({ kind: 'upgrade' })} {...ends} />}
      {panel.kind === 'trial' && (
        <TrialDialog more={() => open({ kind: 'upgrade', variant: 'welcome' })} {...ends} />
      )}
      {panel.kind === 'upgrade' && (
        <UpgradeDialog
          variant={panel.variant ?? 'default'}
          reason={panel.reason ?? ''}
          openBilling={() => open({ kind: 'billing' })}
          {...ends}
        />
      )}
      {panel.kind === 'billing' && <BillingDialog {...ends} />}
      {panel.kind === 'signIn' && <SignInDialog welcome={close} {...ends} />}
      {panel.kind === 'settings' && <SettingsDialog tab={panel.tab} {...ends} />}
      {panel.kind === 'ledger' && <LedgerDialog {...ends} />}
      {panel.kind === 'data' && <DataDialog {...ends} />}
      <ReturnFocus to={openerId} />
    </>
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
