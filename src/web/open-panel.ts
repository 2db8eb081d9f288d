/** What opens over a story or a feed from one of its controls, without an address of its own: its name, and how to open it. */
import { createContext, useContext } from 'react';
import type { Decide, Difference } from './account/joining.ts';
import type { Reason, UpgradeVariant } from './premium/upgrade-dialog.tsx';
import type { DataPart } from './settings/data-dialog.tsx';
import type { SettingsTab } from './settings/settings-tabs.ts';
import type { Shared } from './share/share-text.ts';

export type Panel =
  | { kind: 'share'; shared: Shared }
  | { kind: 'why'; id: string }
  | { kind: 'keys' }
  | { kind: 'place' }
  | { kind: 'saved' }
  | { kind: 'trial' }
  | { kind: 'upgrade'; variant?: UpgradeVariant; reason?: Reason; savedFull?: boolean }
  | { kind: 'billing' }
  | { kind: 'signIn' }
  | { kind: 'onboarding' }
  | { kind: 'join'; differing: readonly Difference[]; decide: Decide }
  | { kind: 'settings'; tab?: SettingsTab; toType?: boolean }
  | { kind: 'ledger' }
  | { kind: 'data'; part?: DataPart };

/**
 * With an opener, the panel lies over what is open, and the focus returns to the opener. Without, it takes the place of the
 * panel it is opened from, and of its opener; where that is gone, nothing opens.
 */
export type Open = (panel: Panel, opener?: HTMLElement) => void;

/** Whoever has the focus, as the opener that gets it back. */
export function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}

export const PanelsContext = createContext<Open | null>(null);

/** @throws outside a PanelsProvider */
export function useOpenPanel(): Open {
  const open = useContext(PanelsContext);
  if (!open) throw new Error('useOpenPanel must be used within a PanelsProvider');
  return open;
}
