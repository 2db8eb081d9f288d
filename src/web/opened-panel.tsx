/** Every panel: each loads when it is opened, and this list of them with the first. */
import { useCallback, useEffect, useRef } from 'react';
import { Awaited } from './awaited.tsx';
import { type Open, type Panel, PanelsContext, useOpenPanel } from './open-panel.ts';
import { useUser } from './session/session.tsx';
import { lazyPart } from './ui/lazy.tsx';
import { useMissing } from './ui/missing.ts';

const parts = {
  share: lazyPart(() => import('./share/share-dialog.tsx'), 'ShareDialog'),
  why: lazyPart(() => import('./why/why-dialog.tsx'), 'WhyDialog'),
  keys: lazyPart(() => import('./shortcuts/shortcuts-dialog.tsx'), 'KeysDialog'),
  place: lazyPart(() => import('./location/place-dialog.tsx'), 'PlaceDialog'),
  saved: lazyPart(() => import('./saved/saved-dialog.tsx'), 'SavedDialog'),
  trial: lazyPart(() => import('./premium/trial-dialog.tsx'), 'TrialDialog'),
  upgrade: lazyPart(() => import('./premium/upgrade-dialog.tsx'), 'UpgradeDialog'),
  billing: lazyPart(() => import('./premium/billing-dialog.tsx'), 'BillingDialog'),
  signIn: lazyPart(() => import('./sign-in/sign-in-dialog.tsx'), 'SignInDialog'),
  settings: lazyPart(() => import('./settings/settings-dialog.tsx'), 'SettingsDialog'),
  ledger: lazyPart(() => import('./mute/ledger-dialog.tsx'), 'LedgerDialog'),
  onboarding: lazyPart(() => import('./onboarding/onboarding-dialog.tsx'), 'OnboardingDialog'),
  join: lazyPart(() => import('./account/join-dialog.tsx'), 'JoinDialog'),
  data: lazyPart(() => import('./settings/data-dialog.tsx'), 'DataDialog'),
};

/** @throws when its code does not come */
export function preloadPart(kind: Panel['kind']): Promise<void> {
  return parts[kind].preload();
}

interface OpenedProps {
  panel: Panel;
  /** Closes this panel, or has another take its place; does nothing when it is gone. */
  leave: (next?: Panel) => void;
}

export function OpenedPanel({ panel, leave }: OpenedProps) {
  const openOver = useOpenPanel();
  const open = useCallback<Open>(
    (next, opener) => (opener ? openOver(next, opener) : leave(next)),
    [openOver, leave],
  );
  const close = useCallback(() => leave(), [leave]);
  const user = useUser();
  const before = useRef(user);
  useEffect(() => {
    // Signed out in another tab: most panels are empty without an account.
    if (before.current && !user) close();
    before.current = user;
  }, [user, close]);
  const ends = { close, onMissing: useMissing(close), fallback: <Awaited close={close} /> };
  return (
    <PanelsContext value={open}>
      {panel.kind === 'share' && <parts.share.Part shared={panel.shared} {...ends} />}
      {panel.kind === 'why' && <parts.why.Part id={panel.id} {...ends} />}
      {panel.kind === 'keys' && <parts.keys.Part {...ends} />}
      {panel.kind === 'place' && <parts.place.Part {...ends} />}
      {panel.kind === 'saved' && (
        <parts.saved.Part
          openUpgrade={(reason) => open({ kind: 'upgrade', ...(reason && { reason, savedFull: true }) })}
          {...ends}
        />
      )}
      {panel.kind === 'trial' && (
        <parts.trial.Part
          more={() => open({ kind: 'upgrade', variant: 'welcome' })}
          openBilling={() => open({ kind: 'billing' })}
          {...ends}
        />
      )}
      {panel.kind === 'upgrade' && (
        <parts.upgrade.Part
          variant={panel.variant ?? 'default'}
          reason={panel.reason}
          openBilling={() => open({ kind: 'billing' })}
          openSaved={panel.savedFull ? () => open({ kind: 'saved' }) : undefined}
          {...ends}
        />
      )}
      {panel.kind === 'billing' && <parts.billing.Part {...ends} />}
      {panel.kind === 'signIn' && (
        <parts.signIn.Part welcome={() => open({ kind: 'onboarding' })} {...ends} />
      )}
      {panel.kind === 'onboarding' && (
        <parts.onboarding.Part offerTrial={() => open({ kind: 'trial' })} {...ends} />
      )}
      {panel.kind === 'join' && (
        <parts.join.Part differing={panel.differing} decide={panel.decide} {...ends} />
      )}
      {panel.kind === 'settings' && <parts.settings.Part tab={panel.tab} toType={panel.toType} {...ends} />}
      {panel.kind === 'ledger' && <parts.ledger.Part {...ends} />}
      {panel.kind === 'data' && <parts.data.Part part={panel.part} {...ends} />}
    </PanelsContext>
  );
}
