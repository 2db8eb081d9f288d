import { useEffect, useState } from 'react';
import { useBackCloses } from './back.ts';
import { useScreen } from './router.tsx';

/** In place of a panel whose code is on its way: Back has it not open at all, and so have Escape and going on to another page. */
export function Awaited({ close }: { close: () => void }): null {
  useBackCloses(true, close);
  const screen = useScreen();
  const [asked] = useState(screen);
  useEffect(() => {
    if (screen !== asked) close();
  }, [screen, asked, close]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // A dialog that was there before stays.
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);
  useEffect(() => {
    // What was pressed shows that it was (late.css).
    const pressed = document.activeElement?.closest('a, button');
    pressed?.setAttribute('aria-busy', 'true');
    return () => pressed?.removeAttribute('aria-busy');
  }, []);
  return null;
}
