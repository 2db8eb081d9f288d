import { useSyncExternalStore } from 'react';
import { late } from '../ui/late.tsx';

const { Part: Shortcuts } = late(async () => (await import('./shortcuts.tsx')).Shortcuts);

/** The page is taken over once. */
const never = () => () => undefined;

/** Single keys, from when the page has been taken over. */
export function Keys() {
  const started = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return started && <Shortcuts />;
}
