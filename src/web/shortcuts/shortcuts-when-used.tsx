import { lazyPart } from '../ui/lazy.tsx';
import { useStarted } from '../ui/started.ts';

const { Part: Shortcuts } = lazyPart(() => import('./shortcuts.tsx'), 'Shortcuts');

/** Single keys, from when the page has been taken over. */
export function Keys() {
  return useStarted() && <Shortcuts />;
}
