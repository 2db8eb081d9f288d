import { useEffect } from 'react';
import { type Panel, useOpenPanel } from '../open-panel.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';
import { Toasts } from '../toasts/toasts.tsx';

/** Opens a panel, for tests that click; with the page's notices, and none of an earlier test. */
export function Opening({ panel }: { panel: Panel }) {
  const open = useOpenPanel();
  useEffect(() => {
    for (const { id } of currentToasts()) dismissToast(id);
    open(panel);
  }, [open, panel]);
  return <Toasts />;
}
