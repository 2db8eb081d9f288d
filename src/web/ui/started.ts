import { useSyncExternalStore } from 'react';

/** The page is taken over once. */
const never = () => () => undefined;

/** Whether the page has been taken over: false on the server, and for the first drawing in the browser. */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
