import { useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/lazy.tsx';

const { Part: Shortcuts } = lazyPart(async () => (await import('./shortcuts.tsx')).Shortcuts);

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
