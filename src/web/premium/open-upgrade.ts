import { focused, useOpenPanel } from '../open-panel.ts';
import type { Reason } from './upgrade-dialog.tsx';

/**
 * @returns opens what tells about Premium, over what is open, for who asked for more than a free account has
 * @param reason what happened
 */
export function useOpenUpgrade(): (reason?: Reason) => void {
  const open = useOpenPanel();
  return (reason) => open({ kind: 'upgrade', ...(reason && { reason }) }, focused());
}
