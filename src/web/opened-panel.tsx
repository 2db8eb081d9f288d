/** Every panel: each loads when it is opened, and this list of them with the first. */
import type { Open, Panel } from './open-panel.ts';
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
  onboarding: lazyPart(async () => (await import('./onboarding/onboarding-dialog.tsx')).OnboardingDialog),
  join: lazyPart(async () => (await import('./account/join-dialog.tsx')).JoinDialog),
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
const { Part: OnboardingDialog } = parts.onboarding;
const { Part: JoinDialog } = parts.join;

/** @throws when its code does not come */
export function preloadPart(kind: Panel['kind']): Promise<void> {
  return parts[kind].preload();
}

interface OpenedProps {
  panel: Panel;
  open: Open;
  close: () => void;
}

export function OpenedPanel({ panel, open, close }: OpenedProps) {
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
      {panel.kind === 'signIn' && <SignInDialog welcome={() => open({ kind: 'onboarding' })} {...ends} />}
      {panel.kind === 'onboarding' && (
        <OnboardingDialog offerTrial={() => open({ kind: 'trial' })} {...ends} />
      )}
      {panel.kind === 'join' && <JoinDialog differing={panel.differing} decide={panel.decide} {...ends} />}
      {panel.kind === 'settings' && <SettingsDialog tab={panel.tab} {...ends} />}
      {panel.kind === 'ledger' && <LedgerDialog {...ends} />}
      {panel.kind === 'data' && <DataDialog {...ends} />}
    </>
  );
}
