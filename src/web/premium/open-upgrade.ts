import { focused, useOpenPanel } from '../open-panel.ts';

/**
 * @returns opens what tells about Premium, over what is open, for who asked for more than a free account has
 * @param reason what happened, in the reader's words
 */
export function useOpenUpgrade(): (reason?: string) => void {
  const open = useOpenPanel();
  return (reason = '') => open({ kind: 'upgrade', reason }, focused());
}
