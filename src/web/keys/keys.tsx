import { lazy, Suspense, useEffect, useState } from 'react';

const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts.tsx')).Shortcuts }));

/** Single keys, from when the page has been taken over. */
export function Keys() {
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  return (
    started && (
      <Suspense>
        <Shortcuts />
      </Suspense>
    )
  );
}
